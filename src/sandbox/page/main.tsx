import { render } from 'preact';
import { App } from './app.js';
import { Client, ClientContext } from './client.js';
import { recall } from './state/keep.js';
import { Store } from './state/store.js';

const client = new Client(new Store(recall(sessionStorage, localStorage)));
const root = document.getElementById('app');
if (!root) throw new Error('index.html has no element #app.');
render(
  <ClientContext.Provider value={client}>
    <App />
  </ClientContext.Provider>,
  root,
);
