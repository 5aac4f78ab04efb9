/**
 * React's packages only define functions until something imports them. This file is built into a script that runs before the main one
 * (`scripts` in vite.config.ts), so that they run in a task of their own.
 */
// oxlint-disable-next-line import/no-unassigned-import -- imported only so that it runs
import 'react-dom/client';
