import { randomUUID } from "node:crypto";

import type { Logger } from "pino";

import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { JobQueue } from "../../platform/threads/job-queue.ts";
import type { Entry } from "../frame.ts";
import type { ScreenResult, Visit } from "../visit.ts";
import { addJob, updateJob, type KeptOutcome } from "./jobs.store.ts";

/** Milliseconds after which a request is answered with the page of its job. */
const patience = 1_000;
/** Milliseconds between two updates of the stored progress. */
const noteEvery = 2_000;

/** Heavy work of the desk. */
export interface HeavyWork {
  readonly heading: string;
  readonly entry: Entry;
  /** The page that started it, which shows the resulting screen. */
  readonly address: string;
  /** Whether a stop of the server waits for it. */
  readonly isChange: boolean;
}

/** The result of a request: an address, or a screen. */
export type Outcome = string | ScreenResult;

interface DeskJobsDependencies {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Pick<Logger, "error">;
  readonly patience?: number;
}

const failed = "Something went wrong. Check what has been done before you try again.";

const keptOutcome = (outcome: Outcome): KeptOutcome => {
  if (typeof outcome === "string") return { location: outcome };
  const { title, content, action, status } = outcome;
  return { shown: { title, markup: content.markup, action, status } };
};

/**
 * Runs the heavy work of the desk, two jobs at a time and one of each member of staff. A job that takes longer than a
 * second continues on a page that shows its progress, which any process can serve.
 */
export class DeskJobs {
  readonly #dependencies: DeskJobsDependencies;
  readonly #queue = new JobQueue({ atOnce: 2, mostWaiting: 20, mostOfOwner: 4, longestWait: 10 * 60_000 });
  readonly #changes = new Set<Promise<unknown>>();

  constructor(dependencies: DeskJobsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Runs work; returns its result, or the ID of the job that continues. */
  async run(
    visit: Visit,
    heavy: HeavyWork,
    work: (visit: Visit) => Promise<Outcome>,
  ): Promise<{ readonly outcome: Outcome } | { readonly jobId: string }> {
    const { staffId } = visit.staff;
    let progress = "Starting.";
    const done = this.#queue.run(
      staffId,
      () => {
        progress = "In progress.";
        const show = (of: string) => {
          progress = of;
        };
        return work({ ...visit, showProgress: show });
      },
      (place) => {
        progress = `Number ${place} in the queue.`;
      },
    );
    const ended = done.then((outcome) => ({ outcome }));
    if (heavy.isChange) this.#watch(ended);
    const first = await Promise.race([ended, afterPatience(this.#dependencies.patience ?? patience)]);
    if (first) return first;
    return { jobId: await this.#goOn(staffId, heavy, ended, () => progress) };
  }

  /** Does work that its request waits for, such as a file to download, in the same queue. */
  inTurn<T>({ staff: { staffId } }: Visit, work: () => Promise<T>): Promise<T> {
    return this.#queue.run(staffId, work);
  }

  /** Waits for the changes in progress; drops previews. */
  async stop(): Promise<void> {
    await Promise.all(this.#changes);
  }

  #watch(work: Promise<unknown>): void {
    const change = work.then(
      () => undefined,
      () => undefined,
    );
    this.#changes.add(change);
    void change.then(() => this.#changes.delete(change));
  }

  /** Keeps a job with its progress until it ends; returns its ID. */
  async #goOn(
    staffId: string,
    { heading, entry, address, isChange }: HeavyWork,
    ended: Promise<{ readonly outcome: Outcome }>,
    progressOf: () => string,
  ): Promise<string> {
    const { database, now, log } = this.#dependencies;
    const jobId = randomUUID();
    const kept = ended.then(
      ({ outcome }) => keptOutcome(outcome),
      (error: unknown): KeptOutcome => {
        if (error instanceof RefusalError) return { failed: error.message };
        log.error({ err: error }, "heavy work of the desk failed");
        return { failed };
      },
    );
    await addJob(database, staffId, {
      jobId,
      heading,
      entry,
      address,
      progress: progressOf(),
      startedAt: now().getTime(),
    });
    const note = async (outcome?: KeptOutcome): Promise<void> =>
      updateJob(database, jobId, {
        progress: progressOf(),
        seenAt: now().getTime(),
        ...(outcome === undefined ? {} : { outcome }),
      }).catch((error: unknown) => log.error({ err: error }, "the state of heavy work could not be noted"));
    const timer = setInterval(() => void note(), noteEvery);
    const noted = kept.then((outcome) => {
      clearInterval(timer);
      return note(outcome);
    });
    if (isChange) this.#watch(noted);
    return jobId;
  }
}

const afterPatience = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined).unref();
  });
