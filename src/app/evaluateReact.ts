/**
 * React's packages only define functions until something imports them. This file is built on its own (`scripts` in vite.config.ts), so that
 * they run in a task of their own.
 */
// oxlint-disable-next-line import/no-unassigned-import -- imported only so that it runs
import 'react-dom/client';
