import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { createServer } from 'vite';

afterEach(() => vi.unstubAllEnvs());

it('`npm run dev` with BACKEND_PROXY proxies calls to another backend', async () => {
  const backend = createHttpServer((request, response) => response.end(`received ${request.url}`));
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  vi.stubEnv('BACKEND_PROXY', `http://127.0.0.1:${port}/their/api`);
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const vite = await createServer({
    root,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', ws: false },
  });
  try {
    await vite.listen();
    const [site = ''] = vite.resolvedUrls?.local ?? [];
    const response = await fetch(`${site}backend/api/project/?page=2`);
    expect(await response.text()).toBe('received /their/api/api/project/?page=2');
    expect((await fetch(`${site}backend-story`, { headers: { Accept: 'text/html' } })).status).toBe(200);
  } finally {
    await vite.close();
    backend.close();
  }
});
