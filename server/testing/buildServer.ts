import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

const entry = (name: string) => resolve(import.meta.dirname, name);

/** Builds the programs that tests start as processes. Each run has its own folder, so that runs may overlap. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const outDir = resolve('node_modules', '.cache', 'kitbridge', `server-${process.pid}`);
  await build({
    configFile: resolve('vite.server.config.ts'),
    logLevel: 'warn',
    build: {
      outDir,
      ssr: true,
      rolldownOptions: { input: { main: entry('../main.ts'), tortureWriter: entry('tortureWriter.ts') } },
    },
  });
  provide('builtServer', outDir);
  return () => rm(outDir, { recursive: true, force: true });
}
