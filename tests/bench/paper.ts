import { request } from "node:http";

/** Milliseconds of the 99th percentile and of the slowest answer. */
export interface Delays {
  readonly p99: number;
  readonly longest: number;
}

type Headers = Readonly<Record<string, string>>;

const answered = (url: string, headers: Headers): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, (response) => response.resume().on("end", () => resolve(response.statusCode ?? 0)))
      .on("error", reject)
      .end();
  });

/** Repeats a request until stopped. */
const delaysUntil = async (url: string, headers: Headers, isOver: () => boolean): Promise<Delays> => {
  const times: number[] = [];
  while (!isOver()) {
    const begun = performance.now();
    await answered(url, headers);
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN, longest: sorted.at(-1) ?? Number.NaN };
};

/** Response times of a small call alone, and while sheets are drawn. */
export const delaysBesidePaper = async (
  small: string,
  sheet: string,
  headers: Headers,
  sheets: number,
): Promise<{ readonly alone: Delays; readonly beside: Delays }> => {
  await delaysUntil(small, headers, until(500));
  await answered(sheet, headers);
  let isDrawn = false;
  const draw = async (): Promise<void> => {
    for (let count = 0; count < sheets; count += 1) {
      const status = await answered(sheet, headers);
      if (status !== 200) throw new Error(`The sheet was answered ${status}`);
    }
    isDrawn = true;
  };
  const drawing = draw();
  const beside = await delaysUntil(small, headers, () => isDrawn);
  await drawing;
  return { alone: await delaysUntil(small, headers, until(2_000)), beside };
};

const until = (ms: number): (() => boolean) => {
  const end = performance.now() + ms;
  return () => performance.now() > end;
};
