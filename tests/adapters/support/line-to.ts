import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A connection to a server that can be cut, frozen and restored. */
export interface Line {
  readonly port: number;
  /** Stops all traffic without closing connections. */
  freeze(): void;
  /** Closes connections, and rejects new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens a proxy to a loopback port. */
export const lineTo = async (target: number): Promise<Line> => {
  const sockets = new Set<Socket>();
  let state: "well" | "frozen" | "cut" = "well";
  const server = createServer((near) => {
    if (state === "cut") {
      near.destroy();
      return;
    }
    const far = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk: Buffer) => to.write(chunk));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (state === "frozen") from.pause();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      state = "frozen";
      for (const socket of sockets) socket.pause();
    },
    cut: () => {
      state = "cut";
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      state = "well";
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
};
