import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** A stand-in for clamd that speaks its protocol; says "OK" of every file unless told otherwise. */
export interface ClamdDouble {
  /** Where it listens. */
  readonly address: string;
  /** The files it was sent, put together from their pieces. */
  readonly scanned: readonly Buffer[];
  /** What it says of a file: an answer, "silent" for none at all, or "hangs up". */
  verdict: string;
  close(): Promise<void>;
}

/** Puts the pieces of a stream together; undefined until the piece of length zero has come. */
const streamIn = (received: Buffer): Buffer | undefined => {
  const pieces: Buffer[] = [];
  let at = "zINSTREAM\0".length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > received.length) return undefined;
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
};

/** Starts the double on a free port. */
export const clamdDouble = async (): Promise<ClamdDouble> => {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    let received = Buffer.alloc(0);
    socket.on("data", (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (received.toString() === "zPING\0") socket.end("PONG\0");
      const file = received.toString("latin1").startsWith("zINSTREAM\0") ? streamIn(received) : undefined;
      if (!file) return;
      scanned.push(file);
      if (double.verdict === "hangs up") socket.destroy();
      else if (double.verdict !== "silent") socket.end(`${double.verdict}\0`);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { readonly port: number };
  const double: ClamdDouble = {
    address: `127.0.0.1:${port}`,
    scanned,
    verdict: "stream: OK",
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  return double;
};
