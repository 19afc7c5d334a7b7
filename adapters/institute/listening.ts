import { once } from "node:events";
import { createServer, type Server } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * So many sockets listen on the port. Node takes one new connection from each in a round of its event loop: with a
 * single one, whoever comes while rounds are long waits for as many rounds as there are others before them, and so
 * does whoever asks whether the process lives.
 */
const sockets = 128;

/** Connections that wait to be taken, as far as the system lets them: one that finds no room is reset, or never answered. */
const backlog = 4_096;

/** Only there does a port spread what comes over all sockets that share it. */
const canShare = process.platform === "linux";

/** Throws when anything else has the port: sockets that share one would not notice another process that does. */
const demandFree = async (port: number, host: string): Promise<void> => {
  const socket = createServer().listen({ port, host });
  await once(socket, "listening");
  socket.close();
  await once(socket, "close");
};

/** What begins to listen, to be called once. It ends with the server, when what came over each socket is answered. */
export const listening = (app: FastifyInstance): ((port: number, host: string) => Promise<void>) => {
  const others: Server[] = [];
  let closed: Promise<unknown> = Promise.resolve();
  app.addHook("preClose", (done) => {
    closed = Promise.all(others.map((other) => once(other.close(), "close")));
    done();
  });
  app.addHook("onClose", async () => void (await closed));

  const listenToo = async (port: number, host: string): Promise<void> => {
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit("connection", socket));
    other.listen({ port, host, backlog, reusePort: true });
    await once(other, "listening");
    others.push(other);
  };

  return async (port, host) => {
    if (canShare) await demandFree(port, host);
    const options = { port, host, backlog, reusePort: canShare };
    await app.listen(options);
    if (!canShare) return;
    const hosts = app.addresses().flatMap((at) => (typeof at === "string" ? [] : at.address));
    await Promise.all(hosts.flatMap((at) => Array.from({ length: sockets - 1 }, () => listenToo(port, at))));
  };
};
