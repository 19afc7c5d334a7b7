import { makeAutoObservable, reaction, when } from "mobx";

import { routeOf } from "../../domain/customer/routes.ts";
import type { Clock, Cookies } from "../ports/browser.ts";
import type { EventName, Tracking } from "../ports/tracking.ts";
import type { Customer } from "./customer.ts";
import type { Resource } from "./resource.ts";
import { trackedLoadsOf, markOf, unavailable, type TrackedLoad } from "./visit-marks.ts";

const debounce = 500;
const waitsAtMost = 5_000;
const agreedCookie = "guildhall.tracking-agreed";
const refusedCookie = "guildhall.tracking-refused";
const rememberedFor = 180;

/** Tracks page views and events without names, and only with consent where required. ANLY-01, ANLY-02 */
export class PageTracking {
  /** The answer given since the page loaded, even if cookies are blocked. */
  answer: "agreed" | "refused" | undefined = undefined;
  readonly #clock: Clock;
  readonly #cookies: Cookies;
  readonly #tracking: Tracking;
  readonly #customer: Customer;
  readonly #loads: ReadonlyMap<TrackedLoad, Resource<unknown>>;
  #endView: () => void = () => undefined;

  /** `loads` are the resources whose failures mark a page view; the map may grow later. */
  constructor(
    clock: Clock,
    cookies: Cookies,
    tracking: Tracking,
    customer: Customer,
    loads: ReadonlyMap<TrackedLoad, Resource<unknown>>,
  ) {
    this.#loads = loads;
    this.#clock = clock;
    this.#cookies = cookies;
    this.#tracking = tracking;
    this.#customer = customer;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get mayTrack(): boolean {
    if (!this.#tracking.asksAgreement) return true;
    return this.answer === "agreed" || (this.answer === undefined && this.#cookies.has(agreedCookie));
  }

  /** Whether to ask for consent. */
  get isAsking(): boolean {
    const isAnswered = this.answer !== undefined || this.#cookies.has(agreedCookie) || this.#cookies.has(refusedCookie);
    return this.#tracking.asksAgreement && !isAnswered;
  }

  agree(): void {
    this.answer = "agreed";
    this.#cookies.set(agreedCookie, rememberedFor);
  }

  refuse(): void {
    this.answer = "refused";
    this.#cookies.set(refusedCookie, rememberedFor);
  }

  /**
   * Tracks a page view, except for pages left within half a second. Waits until the data that marks the view has loaded
   * or failed, or a timeout passes. ANLY-01, ANLY-02
   */
  pageShown(page: string): void {
    this.#endView();
    this.#endView = this.#clock.after(debounce, () => this.#waitForMarks(page));
  }

  /** Sends an event with the hashed ID. */
  async track(event: EventName, details: Readonly<Record<string, string>> = {}): Promise<void> {
    if (!this.mayTrack) return;
    const accountId = this.#customer.profile.value?.accaId;
    const userId = accountId === undefined ? unavailable : await this.#tracking.hashedId(accountId);
    this.#tracking.push({ event, userId, ...details });
  }

  // Leaving the page early still counts as a view.
  #waitForMarks(page: string): void {
    const ends: (() => void)[] = [];
    const tell = (): void => {
      for (const end of ends) end();
      this.#tell(page);
    };
    this.#endView = () => {
      tell();
      this.#endView();
    };
    ends.push(this.#clock.after(waitsAtMost, tell));
    ends.push(when(() => this.#isDecided(page), tell));
  }

  // Tracks failures that happen after the view was sent, while the page remains open.
  #tell(page: string): void {
    const marks = this.#marks();
    void this.track("pageView", { page, ...marks });
    this.#endView = reaction(
      () => this.#marks(),
      (marks, before) => {
        const late = Object.entries(marks).filter(([name]) => !(name in before));
        if (late.length > 0) void this.track("dataUnavailable", { page, ...Object.fromEntries(late) });
      },
    );
  }

  #isDecided(page: string): boolean {
    const loads = trackedLoadsOf(routeOf(page), this.#customer);
    return loads.every((load) => this.#loads.get(load)?.isSettled);
  }

  // Marks data that failed to load, so a missing value is not taken for an empty one.
  #marks(): Readonly<Record<string, string>> {
    const isMissing = ([load, { hasFailed, value }]: [TrackedLoad, Resource<unknown>]): boolean =>
      hasFailed || (load === "profile" && value === undefined);
    return Object.fromEntries([...this.#loads].filter(isMissing).map(([load]) => [load, markOf(load)]));
  }
}
