import { SWRConfig } from 'swr';
import { vi } from 'vitest';

// Test files share a worker, which loads packages once. Our own modules, SWR's cache and the browser's storage are reset for each file.
vi.resetModules();
(SWRConfig.defaultValue.cache as Map<string, unknown>).clear();
localStorage.clear();
sessionStorage.clear();
