import { actionBound, makeAutoObservable, observableRef, runInAction } from "mobx";

import { ok, type Result, CallFailure } from "../ports/result.ts";

export type ResourceState<T> =
  | { readonly status: "waiting" }
  | { readonly status: "loading" }
  | { readonly status: "loaded"; readonly value: T }
  | { readonly status: "failed"; readonly reason: unknown };

type Outcome<T> = Result<T, unknown> & { readonly isThrown?: boolean };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isNotOffered = (failure: unknown): boolean => failure instanceof CallFailure && failure.isNotOffered;

/** Statuses that invalidate the cached value. */
const goneStatuses: readonly unknown[] = [403, 404, 410];

/** Whether a failed revalidation changes nothing: a failed call, unless its status invalidates the value. */
const isIgnored = (failure: unknown, shouldApply: boolean): boolean =>
  failure instanceof CallFailure && !(shouldApply && goneStatuses.includes(failure.status));

/**
 * A fetched value: waiting, loading, loaded or failed. Settled means loaded or failed, so no spinner outlives a
 * failure and a failure never looks like an empty list.
 */
export class Resource<T> {
  state: ResourceState<T> = { status: "waiting" };
  /** Whether a loaded value is being refetched visibly. */
  isRefreshing = false;
  readonly #fetch: () => Promise<Result<T, unknown>>;
  readonly #onThrown: (error: unknown) => void;
  readonly #isLasting: boolean;
  #latest = 0;
  /** The running background fetch. */
  #behind: number | undefined = undefined;

  /**
   * `fetch` returns failures that show in place and throws all others, which go to `onThrown`. `isLasting` marks values
   * that never change, such as code.
   */
  constructor(fetch: () => Promise<Result<T, unknown>>, onThrown: (error: unknown) => void, isLasting = false) {
    this.#fetch = fetch;
    this.#onThrown = onThrown;
    this.#isLasting = isLasting;
    // Dozens exist at start: for speed, simple getters are not computed values, and only the methods that are passed
    // around are bound.
    makeAutoObservable(this, {
      state: observableRef,
      value: false,
      isSettled: false,
      hasFailed: false,
      isNotOffered: false,
      load: actionBound,
      refresh: actionBound,
    });
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

  /** Whether it failed because the API does not have the call. CONF-04 */
  get isNotOffered(): boolean {
    return this.state.status === "failed" && isNotOffered(this.state.reason);
  }

  /** Fetches unless it was requested before. */
  async ensure(): Promise<void> {
    if (this.state.status === "waiting") await this.load();
  }

  /** Fetches unless loaded or loading; retries after a failure. */
  async open(): Promise<void> {
    if (!this.hasFailed) await this.ensure();
    else await this.load();
  }

  /** Fetches again and shows loading. Of concurrent fetches only the latest counts. */
  async load(): Promise<void> {
    this.state = { status: "loading" };
    await this.#fetchAnew();
  }

  /** Fetches again and keeps the value until the response arrives. */
  async refresh(): Promise<void> {
    if (this.state.status !== "loaded") {
      await this.load();
      return;
    }
    this.isRefreshing = true;
    await this.#fetchAnew();
  }

  /**
   * Revalidates a loaded value in the background. Applies a different value, or a failure whose status invalidates the
   * value, if `shouldApply` allows it by then; other failed calls keep the value.
   */
  async revalidate(shouldApply: (outcome: Result<T, unknown>) => boolean): Promise<void> {
    if (this.#isLasting || this.state.status !== "loaded" || this.isRefreshing || this.#behind === this.#latest) return;
    const known = this.state.value;
    const attempt = this.#next();
    this.#behind = attempt;
    const outcome = await this.#outcome();
    if (attempt !== this.#latest) return;
    this.#behind = undefined;
    if (outcome.ok && isSame(outcome.value, known)) return;
    const isApplied = shouldApply(outcome);
    if (outcome.ok ? isApplied : !isIgnored(outcome.reason, isApplied)) this.#settle(outcome);
  }

  /** Sets the value without fetching and ignores pending responses. */
  setValue(value: T): void {
    this.#latest += 1;
    this.state = { status: "loaded", value };
    this.isRefreshing = false;
  }

  /** Clears the value and ignores pending responses. */
  clear(): void {
    this.#latest += 1;
    this.state = { status: "waiting" };
    this.isRefreshing = false;
  }

  #next(): number {
    this.#latest += 1;
    return this.#latest;
  }

  // Ignores failures of outdated fetches: they are already reported and must not show an error screen.
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
    if (!outcome.ok && outcome.isThrown && !isNotOffered(outcome.reason)) this.#onThrown(outcome.reason);
    runInAction(() => {
      this.state = outcome.ok
        ? { status: "loaded", value: outcome.value }
        : { status: "failed", reason: outcome.reason };
      this.isRefreshing = false;
    });
  }
}

/** Creates a resource whose fetch throws all failures. */
export const resourceOf = <T>(fetch: () => Promise<T>, onThrown: (error: unknown) => void): Resource<T> =>
  new Resource(async () => ok(await fetch()), onThrown);

/** Creates a resource for lazily loaded code, fetched once. Throws failures. */
export const codeOf = <T>(load: () => Promise<T>, onThrown: (error: unknown) => void): Resource<T> =>
  new Resource(async () => ok(await load()), onThrown, true);
