import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { brotliCompressSync } from "node:zlib";

/** Files requested in parallel, by their transferred bytes, and the work that follows them. */
interface Wave {
  readonly files: readonly number[];
  /** Iterations of the loop below. */
  readonly work: number;
}

/**
 * The discussions page of bulletproof-react (its Vite application, built and served compressed), recorded from an
 * empty cache: after a document of 418 bytes it requests four waves of files. Its main-thread work without a debugger,
 * in script, style and layout, is expressed in iterations of a loop that was timed in the same browser, so it scales
 * with the machine.
 */
const waves: readonly Wave[] = [
  // Code and styles.
  { files: [156_937, 7_116], work: 14_100_000 },
  // The signed-in user.
  { files: [299], work: 2_750_000 },
  // The pages' code.
  { files: [15_820, 4_259, 2_166, 1_540, 1_111, 1_030], work: 1_500_000 },
  // The discussions.
  { files: [440], work: 17_300_000 },
];

/** Runs in the page: repeats the recorded requests and work. */
const replay = async (recorded: readonly Wave[]): Promise<void> => {
  const come = async (address: string): Promise<void> => {
    const response = await fetch(address, { cache: "no-store" });
    await response.arrayBuffer();
  };
  let worked = 1;
  for (const [nth, { files, work }] of recorded.entries()) {
    await Promise.all(files.map((bytes) => come(`/${nth}/${bytes}`)));
    for (let round = 0; round < work; round += 1) worked = (worked * 31 + round) % 65_521;
  }
  document.body.innerHTML = `<main><h1>${worked === 0 ? "Stands" : "Ready"}</h1></main>`;
};

/** Serves the recorded peer on a port: as many bytes, requested in the same order. */
export const serveRecordedPeer = async (port: number): Promise<Server> => {
  const page = brotliCompressSync(
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Peer</title><link rel="icon" href="data:,"></head><body><script type="module">(${replay.toString()})(${JSON.stringify(waves)})</script></body></html>`,
  );
  const server = createServer(({ url = "/" }, response) => {
    const [, bytes] = /^\/\d+\/(\d+)$/.exec(url) ?? [];
    if (bytes === undefined)
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" }).end(page);
    else response.writeHead(200, { "content-type": "application/octet-stream" }).end(randomBytes(Number(bytes)));
  });
  await once(server.listen(port, "localhost"), "listening");
  return server;
};
