import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { buildTestContract } from './testing/testContract.ts';

it('HEAD reads nothing from a stream', async () => {
  let read = 0;
  const content = new Readable({
    read() {
      read += 1;
      this.push(read < 1000 ? 'a line' : null);
    },
  });
  const headers = { 'Content-Disposition': 'attachment; filename="report.pdf"' };
  const streaming = await buildTestContract({
    report: async () => ({ status: 200, contentType: 'application/pdf', content, headers }),
  });
  const response = await streaming.inject({ method: 'HEAD', url: '/backend/report' });
  await streaming.close();
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('');
  expect(response.headers['content-disposition']).toBe('attachment; filename="report.pdf"');
  expect([read, content.destroyed]).toEqual([0, true]);
});
