import { configure } from '@testing-library/react';

// How long `findBy…` and `waitFor` wait at most, in milliseconds; two files of tests run at a time, and their
// own second is short on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
