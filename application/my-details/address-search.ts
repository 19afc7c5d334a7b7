import { makeAutoObservable, observableRef, runInAction } from "mobx";

import { normaliseInput } from "../../domain/kernel/typed-text.ts";
import { mayFindAddress, type AddressDetail, type AddressSuggestion } from "../../domain/my-details/address-detail.ts";
import type { Clock } from "../ports/browser.ts";
import type { AddressBook } from "../ports/personal-records.ts";
import type { Track } from "../ports/tracking.ts";

const settledAfter = 1_000;

export type AddressSearchState =
  | { readonly status: "idle" | "waiting" | "searching" | "choosing" | "failed" | "filled in" | "not filled in" }
  | { readonly status: "found"; readonly found: readonly AddressSuggestion[] };

/**
 * Type-ahead address search, debounced by one second. Only the latest search counts; out-of-order responses are
 * dropped. CONT-02
 */
export class AddressSearch {
  state: AddressSearchState = { status: "idle" };
  readonly #book: AddressBook;
  readonly #clock: Clock;
  readonly #country: () => string | undefined;
  readonly #onChoose: () => (detail: AddressDetail) => void;
  readonly #track: Track;
  #latest = 0;
  #cancelPause: () => void = () => undefined;

  /**
   * `country` returns the country to search in. `onChoose` is called with each choice; the function it returns receives
   * the address once loaded.
   */
  constructor(
    book: AddressBook,
    clock: Clock,
    country: () => string | undefined,
    onChoose: () => (detail: AddressDetail) => void,
    track: Track,
  ) {
    this.#book = book;
    this.#track = track;
    this.#clock = clock;
    this.#country = country;
    this.#onChoose = onChoose;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get found(): readonly AddressSuggestion[] {
    return this.state.status === "found" ? this.state.found : [];
  }

  /** Whether the chosen address is still loading. */
  get isChoosing(): boolean {
    return this.state.status === "choosing";
  }

  /** Starts a debounced search and cancels the previous one. */
  type(text: string): void {
    this.reset();
    const query = normaliseInput(text);
    if (query === "") return;
    this.state = { status: "waiting" };
    this.#cancelPause = this.#clock.after(settledAfter, () => void this.search(query));
  }

  async search(text: string): Promise<void> {
    const attempt = this.#next();
    if (!mayFindAddress(text)) {
      this.state = { status: "found", found: [] };
      return;
    }
    this.state = { status: "searching" };
    this.#track("searchUsed");
    const outcome = await this.#book.search(text, this.#country());
    runInAction(() => {
      if (attempt !== this.#latest) return;
      this.state = outcome.ok ? { status: "found", found: outcome.value } : { status: "failed" };
    });
  }

  /** Loads the chosen address. */
  async choose(id: string): Promise<void> {
    const attempt = this.#next();
    const fillIn = this.#onChoose();
    this.state = { status: "choosing" };
    const outcome = await this.#book.detail(id);
    runInAction(() => {
      if (attempt !== this.#latest) return;
      this.state = { status: outcome.ok ? "filled in" : "not filled in" };
      if (outcome.ok) fillIn(outcome.value);
    });
  }

  /** Cancels any search. */
  reset(): void {
    this.#next();
    this.state = { status: "idle" };
  }

  #next(): number {
    this.#cancelPause();
    this.#latest += 1;
    return this.#latest;
  }
}
