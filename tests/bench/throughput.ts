import { Agent, request } from "node:http";

/** Answers per second, and the ratio of the 99th percentile to the median in milliseconds. */
export interface Throughput {
  readonly perSecond: number;
  readonly median: number;
  readonly p99: number;
}

interface Target {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const connections = 20;

/** Sends requests over twenty connections for some milliseconds. */
export const throughputOf = async ({ url, headers = {} }: Target, lasting: number): Promise<Throughput> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      request(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200 && response.statusCode !== 304)
          reject(new Error(`${url} answered ${response.statusCode}`));
        response.resume().on("end", () => {
          times.push(performance.now() - begun);
          resolve();
        });
      })
        .on("error", reject)
        .end();
    });
  const begun = performance.now();
  const askOn = async (): Promise<void> => {
    while (performance.now() - begun < lasting) await ask();
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  const elapsed = (performance.now() - begun) / 1000;
  agent.destroy();
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { perSecond: times.length / elapsed, median: at(0.5), p99: at(0.99) };
};
