/**
 * React's packages only define functions until something imports them. This file is built on its own (`REACT_FILES` in
 * vite.config.ts), so that they run in a separate task.
 */
import 'react-dom/client';
