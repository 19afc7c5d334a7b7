import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Answered } from "../ports/answered.ts";
import { answered } from "../ports/answered.ts";

export type ResourceState<T> =
  | { readonly status: "waiting" }
  | { readonly status: "loading" }
  | { readonly status: "loaded"; readonly value: T }
  | { readonly status: "failed" };

/**
 * Something fetched: waiting to be asked for, loading, loaded or failed. Settled means loaded or
 * failed, so that no spinner outlives a failure and a failure never looks like an empty list.
 */
export class Resource<T> {
  state: ResourceState<T> = { status: "waiting" };
  /** Whether what is known is being fetched again. */
  isRefreshing = false;
  readonly #fetch: () => Promise<Answered<T, unknown>>;
  readonly #onThrown: (error: unknown) => void;
  #latest = 0;

  /** `fetch` answers a failure that stays in its place, and throws one that does not, which goes to `onThrown`. */
  constructor(fetch: () => Promise<Answered<T, unknown>>, onThrown: (error: unknown) => void) {
    this.#fetch = fetch;
    this.#onThrown = onThrown;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
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

  /** Takes up what is known without asking for it, and ignores what is under way. */
  take(value: T): void {
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

  async #fetchAnew(): Promise<void> {
    this.#latest += 1;
    const attempt = this.#latest;
    const outcome = await this.#settle(attempt);
    runInAction(() => {
      if (attempt !== this.#latest) return;
      this.state = outcome;
      this.isRefreshing = false;
    });
  }

  // The failure of a fetch that no longer counts has been reported, and is no reason for an error screen.
  async #settle(attempt: number): Promise<ResourceState<T>> {
    try {
      const outcome = await this.#fetch();
      return outcome.ok ? { status: "loaded", value: outcome.value } : { status: "failed" };
    } catch (error) {
      if (attempt === this.#latest) this.#onThrown(error);
      return { status: "failed" };
    }
  }
}

/** A resource whose fetch throws every failure. */
export const resourceOf = <T>(fetch: () => Promise<T>, onThrown: (error: unknown) => void): Resource<T> =>
  new Resource(async () => answered(await fetch()), onThrown);
