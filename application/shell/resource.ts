import { actionBound, makeAutoObservable, observableRef, runInAction } from "mobx";
import { ok, type Result, CallFailure } from "../ports/result.ts";

export type ResourceState<T> =
  | { readonly status: "waiting" }
  | { readonly status: "loading" }
  | { readonly status: "loaded"; readonly value: T }
  | { readonly status: "failed"; readonly reason: unknown };

/** What became of a fetch. */
type Outcome<T> = Result<T, unknown> & { readonly isThrown?: boolean };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Answers by which the institute says that what was known holds no longer. */
const withdrawn: readonly unknown[] = [403, 404, 410];

/** Whether a failure says nothing of what was known before it. */
const mayStay = (failure: unknown): boolean => failure instanceof CallFailure && !withdrawn.includes(failure.status);

/**
 * Something fetched: waiting to be asked for, loading, loaded or failed. Settled means loaded or
 * failed, so that no spinner outlives a failure and a failure never looks like an empty list.
 */
export class Resource<T> {
  state: ResourceState<T> = { status: "waiting" };
  /** Whether what is known is being fetched again. */
  isRefreshing = false;
  readonly #fetch: () => Promise<Result<T, unknown>>;
  readonly #onThrown: (error: unknown) => void;
  readonly #isLasting: boolean;
  #latest = 0;
  /** The fetch that is under way behind what is known. */
  #behind: number | undefined = undefined;

  /**
   * `fetch` answers a failure that stays in its place, and throws one that does not, which goes to `onThrown`.
   * `isLasting` says that what was fetched once stays as it is, as code does.
   */
  constructor(fetch: () => Promise<Result<T, unknown>>, onThrown: (error: unknown) => void, isLasting = false) {
    this.#fetch = fetch;
    this.#onThrown = onThrown;
    this.#isLasting = isLasting;
    // A portal has dozens of these from its first moment: what merely reads is not kept, and only what is handed on is bound.
    makeAutoObservable(this, { state: observableRef, value: false, isSettled: false, hasFailed: false, load: actionBound, refresh: actionBound });
  }

  get value(): T | undefined {
    return this.state.status === "loaded" ? this.state.value : undefined;
  }

  get isSettled(): boolean {
    return this.state.status === "loaded" || this.state.status === "failed";
  }

  get hasFailed(): boolean {
    return this.state.status === "failed";
  }

  /** Fetches unless that was done already. */
  async ensure(): Promise<void> {
    if (this.state.status === "waiting") await this.load();
  }

  /** Someone comes to see it: fetches unless it is there or on its way. What failed for whoever came before is tried again. */
  async open(): Promise<void> {
    if (!this.hasFailed) await this.ensure();
    else await this.load();
  }

  /** Fetches again. Of two fetches under way, only the later one's answer counts. */
  async load(): Promise<void> {
    this.state = { status: "loading" };
    await this.#fetchAnew();
  }

  /** Fetches again, and keeps what is known until the answer is there. */
  async refresh(): Promise<void> {
    if (this.state.status !== "loaded") {
      await this.load();
      return;
    }
    this.isRefreshing = true;
    await this.#fetchAnew();
  }

  /**
   * Fetches again behind what is known, which goes on showing as if nothing were asked. Another answer takes its
   * place, where `mayTakeUp` says so by then; a failure leaves it there, unless it says that it holds no longer.
   */
  async refreshBehind(mayTakeUp: () => boolean): Promise<void> {
    if (this.#isLasting || this.state.status !== "loaded" || this.isRefreshing || this.#behind === this.#latest) return;
    const known = this.state.value;
    const attempt = this.#next();
    this.#behind = attempt;
    const outcome = await this.#outcome();
    if (attempt !== this.#latest) return;
    this.#behind = undefined;
    if (outcome.ok ? isSame(outcome.value, known) || !mayTakeUp() : mayStay(outcome.reason)) return;
    this.#settle(outcome);
  }

  /** Sets what is known without asking for it, and ignores what is under way. */
  setValue(value: T): void {
    this.#latest += 1;
    this.state = { status: "loaded", value };
    this.isRefreshing = false;
  }

  /** Forgets what was fetched, and ignores what is under way. */
  clear(): void {
    this.#latest += 1;
    this.state = { status: "waiting" };
    this.isRefreshing = false;
  }

  #next(): number {
    this.#latest += 1;
    return this.#latest;
  }

  // The failure of a fetch that no longer counts has been reported, and is no reason for an error screen.
  async #fetchAnew(): Promise<void> {
    const attempt = this.#next();
    const outcome = await this.#outcome();
    if (attempt === this.#latest) this.#settle(outcome);
  }

  async #outcome(): Promise<Outcome<T>> {
    try {
      return await this.#fetch();
    } catch (error) {
      return { ok: false, reason: error, isThrown: true };
    }
  }

  #settle(outcome: Outcome<T>): void {
    if (!outcome.ok && outcome.isThrown) this.#onThrown(outcome.reason);
    runInAction(() => {
      this.state = outcome.ok ? { status: "loaded", value: outcome.value } : { status: "failed", reason: outcome.reason };
      this.isRefreshing = false;
    });
  }
}

/** A resource whose fetch throws every failure. */
export const resourceOf = <T>(fetch: () => Promise<T>, onThrown: (error: unknown) => void): Resource<T> =>
  new Resource(async () => ok(await fetch()), onThrown);

/** Code, or what is made of it: fetched once. A failure is thrown. */
export const codeOf = <T>(load: () => Promise<T>, onThrown: (error: unknown) => void): Resource<T> =>
  new Resource(async () => ok(await load()), onThrown, true);
