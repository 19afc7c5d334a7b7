import { parentPort } from "node:worker_threads";

import type { ThreadJob, ThreadResult } from "./thread-pool.ts";

const resultOf = async ({ module, input }: ThreadJob): Promise<ThreadResult> => {
  try {
    const { run } = (await import(module)) as { readonly run: (input: unknown) => unknown };
    return { output: await run(input) };
  } catch (error) {
    return { error };
  }
};

parentPort?.on("message", (job: ThreadJob) => {
  void resultOf(job).then((result) => parentPort?.postMessage(result));
});
