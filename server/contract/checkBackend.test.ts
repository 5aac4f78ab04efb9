import { expect, it } from 'vitest';
import { checkBackend } from '../../tests/backend/checkBackend.ts';
import { summary } from '../../tests/backend/report.ts';
import { adminHeaders } from '../testing/adminHeaders.ts';
import { addProject, describeDomain, setRate } from '../testing/domainServer.ts';

describeDomain('our server', (server) => {
  it('passes the full backend check', async () => {
    const { app } = server();
    await addProject(server());
    await setRate(server(), '1540.25');
    const { authorization } = await adminHeaders(server());
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const checks = await checkBackend({
      baseUrl: `${origin}/backend`,
      token: authorization.slice('Bearer '.length),
      isFull: true,
    });
    expect(checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(summary(checks)).toMatchInlineSnapshot(`
      "Core:     104 passed, 0 failed, 0 skipped
      Optional: 30 passed, 0 failed, 5 skipped"
    `);
  });
});
