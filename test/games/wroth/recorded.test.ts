import { testRecorded } from '../support/recorded.js';

testRecorded(new URL('recorded/', import.meta.url), 'WR-24.6: the recorded game %s ends as it did');
