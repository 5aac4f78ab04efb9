import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes connections that never carried a request when the application closes. Browsers open some in advance, and Node does
 * not count them as idle, so each would delay the shutdown until it times out.
 */
export function endSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', async () => silent.forEach((socket) => socket.destroy()));
}
