import { once } from "node:events";
import { Worker } from "node:worker_threads";

import { JobQueue } from "./job-queue.ts";

/** The input of a thread: the address of a module that exports `run`, and its argument. */
export interface ThreadJob {
  readonly module: string;
  readonly input: unknown;
}

export type ThreadResult = { readonly output: unknown } | { readonly error: unknown };

/** The `run` of a module that works in a thread. Input and output are copied, so they are plain data. */
type Run = (input: never) => unknown;

export interface ThreadWork<Work extends Run> {
  /** The module that exports `run`. */
  readonly module: URL;
  readonly input: Parameters<Work>[0];
  /** A customer or a member of staff, who has one job at a time. */
  readonly owner: string;
}

/** A job ended without a result: it took too long or too much memory. Its thread is replaced. */
export class ThreadEnded extends Error {
  override readonly name = "ThreadEnded";
}

interface ThreadPoolLimits {
  readonly threads: number;
  /** Milliseconds that a job waits for a thread, and that it runs. */
  readonly longestWait: number;
  readonly longestRun: number;
  /** Megabytes of objects of a thread. */
  readonly memory: number;
}

const mostWaiting = 200;
const mostOfOwner = 8;

/** Threads for heavy work, so that the server's own thread goes on answering. They start when they are needed. */
export class ThreadPool {
  readonly #limits: ThreadPoolLimits;
  readonly #queue: JobQueue;
  readonly #idle = new Set<Worker>();

  constructor(limits: ThreadPoolLimits) {
    this.#limits = limits;
    const { threads: atOnce, longestWait } = limits;
    this.#queue = new JobQueue({ atOnce, mostWaiting, mostOfOwner, longestWait });
  }

  /** Runs work in a thread. Throws what it throws, `ThreadEnded`, or the queue's refusal. */
  async run<Work extends Run>({ module, input, owner }: ThreadWork<Work>): Promise<Awaited<ReturnType<Work>>> {
    const result = await this.#queue.run(owner, () => this.#runOn(this.#thread(), { module: module.href, input }));
    if ("error" in result) throw result.error;
    return result.output as Awaited<ReturnType<Work>>;
  }

  #thread(): Worker {
    for (const thread of this.#idle) {
      this.#idle.delete(thread);
      return thread;
    }
    const thread = new Worker(new URL("thread.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memory },
    });
    return thread.on("error", () => this.#idle.delete(thread));
  }

  async #runOn(thread: Worker, job: ThreadJob): Promise<ThreadResult> {
    thread.ref();
    try {
      thread.postMessage(job);
      const signal = AbortSignal.timeout(this.#limits.longestRun);
      const [result] = (await once(thread, "message", { signal })) as [ThreadResult];
      this.#idle.add(thread);
      return result;
    } catch (cause) {
      void thread.terminate();
      throw new ThreadEnded("A thread ended without a result.", { cause });
    } finally {
      // An idle thread does not keep the process alive.
      thread.unref();
    }
  }
}
