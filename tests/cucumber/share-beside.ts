import { once } from "node:events";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { readyShare } from "./share.ts";
import type { Carried, ShareOf } from "./share.ts";

/** A share that another thread makes ready and carries out, while this one does the same with its own. */
export class ShareBeside {
  readonly #thread: Worker;
  readonly #carried: Promise<Carried>;

  constructor(shareOf: ShareOf) {
    this.#thread = new Worker(new URL(import.meta.url), { workerData: shareOf });
    this.#carried = new Promise((resolve, reject) => {
      this.#thread.once("message", resolve);
      this.#thread.once("error", reject);
      this.#thread.once("exit", () => reject(new Error("A thread ended before its scenarios did.")));
    });
    // Whoever waits for it is told; before that, nobody has to be.
    this.#carried.catch(() => undefined);
  }

  /** Carries it out, once it is ready. */
  async carryOut(): Promise<Carried> {
    this.#thread.postMessage("begin");
    const carried = await this.#carried;
    await this.end();
    return carried;
  }

  /** Ends the thread, whatever it does. */
  async end(): Promise<void> {
    await this.#thread.terminate();
  }
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  const begun = once(port, "message");
  const { carryOut } = await readyShare(workerData as ShareOf);
  await begun;
  port.postMessage(await carryOut());
}
