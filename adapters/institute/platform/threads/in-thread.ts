import { ThreadPool } from "./thread-pool.ts";

const pool = new ThreadPool({ threads: 2, longestWait: 10_000, longestRun: 60_000, memory: 1_024 });

/** Does heavy work in one of the process's threads; `runInThread<typeof run>({ module, … })` types input and output. */
export const runInThread = pool.run.bind(pool);
