import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

import { answeringAt } from "./answering-at.ts";
import type { Answering } from "./browser.ts";

/** One address for several processes, like a load balancer: round-robin over the processes that accept connections. */
export interface OneAddress extends Answering {
  readonly url: string;
  close(): Promise<void>;
}

/** Opens one address for several loopback ports. */
export const oneAddressOf = async (ports: readonly number[]): Promise<OneAddress> => {
  let turn = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    sockets.add(near.on("close", () => sockets.delete(near)));
    const mine = (turn += 1);
    const forward = (attempt: number): void => {
      const far = connect(ports[(mine + attempt) % ports.length] ?? 0, "localhost");
      let isThere = false;
      far.once("connect", () => {
        isThere = true;
        near.pipe(far).pipe(near);
      });
      far.on("error", () => {
        if (isThere || attempt + 1 >= ports.length) near.destroy();
        else forward(attempt + 1);
      });
      near.on("error", () => far.destroy());
      near.on("close", () => far.destroy());
    };
    forward(0);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const url = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  return {
    ...answeringAt(url),
    url,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
};
