import { SingleBar } from "cli-progress";

/** Shows on a terminal how far a long command is. */
export interface Progress {
  readonly add: (count: number) => void;
  readonly end: () => void;
}

/** A progress bar of a number of things: "records", "people". */
export const progressOf = (things: string, total: number): Progress => {
  const bar = new SingleBar({ format: `{bar} {value} of {total} ${things}`, hideCursor: true, clearOnComplete: true });
  if (total > 0) bar.start(total, 0);
  return { add: (count) => bar.increment(count), end: () => bar.stop() };
};
