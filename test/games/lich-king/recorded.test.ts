import { testRecorded } from '../support/recorded.js';

testRecorded(new URL('recorded/', import.meta.url));
