import { connect } from "node:net";

export type ScanResult = { readonly isClean: true } | { readonly isClean: false; readonly found: string };

/** Scans a file; rejects when the scanner is not there, too slow, or fails. LOG-02 */
export interface Scanner {
  readonly scan: (bytes: Uint8Array) => Promise<ScanResult>;
  /** Rejects unless the scanner answers. */
  readonly check: () => Promise<void>;
}

/** Bytes of a chunk of a file, below the limit of any setting of clamd. */
const chunkBytes = 64 * 1024;
const longestAnswer = 4096;

/** "clamd:3310" or "/run/clamav/clamd.ctl" */
const placeOf = (address: string) => {
  const [, host = "", port = ""] = /^\[?(.+?)\]?:(\d+)$/.exec(address) ?? [];
  return address.startsWith("/") ? { path: address } : { host, port: Number(port) };
};

/** Sends a command of clamd with its data; resolves to the answer, without its end. */
const ask = (address: string, chunks: Iterable<Uint8Array>, timeout: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(placeOf(address));
    let answer = "";
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      socket.destroy();
      settle();
    };
    const fail = (why: string) => end(() => reject(new Error(`The scanner ${why}.`)));
    const timer = setTimeout(() => fail(`did not answer within ${timeout / 1000} seconds`), timeout);
    socket.on("error", ({ message }) => fail(`cannot be used: ${message}`));
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString("utf8");
      const [line, rest] = answer.split("\0");
      if (rest !== undefined) end(() => resolve(line ?? ""));
      else if (answer.length > longestAnswer) fail("answered too much");
    });
    socket.on("close", () => fail("closed the connection without an answer"));
    socket.on("connect", () => {
      for (const chunk of chunks) socket.write(chunk);
    });
  });

/** INSTREAM: chunks with their length before them, and a length of zero at the end. */
function* streamed(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from("zINSTREAM\0");
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** A scanner that speaks clamd's protocol, at host:port or at the path of a socket. `timeout` is in milliseconds. LOG-02 */
export const clamd = (address: string, timeout = 60_000): Scanner => ({
  scan: async (bytes) => {
    const answer = await ask(address, streamed(bytes), timeout);
    if (/^stream: OK$/.test(answer)) return { isClean: true };
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
    if (found !== undefined) return { isClean: false, found };
    throw new Error(`The scanner answered: ${answer.slice(0, 200)}`);
  },
  check: async () => {
    const answer = await ask(address, [Buffer.from("zPING\0")], 5_000);
    if (answer !== "PONG") throw new Error(`The scanner answered: ${answer.slice(0, 200)}`);
  },
});
