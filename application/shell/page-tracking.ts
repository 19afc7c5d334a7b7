import { makeAutoObservable } from "mobx";
import type { Clock } from "../ports/clock.ts";
import type { Cookies } from "../ports/cookies.ts";
import type { Tracking } from "../ports/tracking.ts";
import type { Customer } from "./customer.ts";

const debounce = 500;
const agreedCookie = "guildhall.tracking-agreed";
const refusedCookie = "guildhall.tracking-refused";
const rememberedFor = 180;

/** What could not be loaded, by what it is. ANLY-02 */
export type TrackingMarks = Readonly<Record<string, string>>;

/** Counts visits, without a name, and only once that is agreed where it is asked. ANLY-01, ANLY-02 */
export class PageTracking {
  /** Answered on this page, whether or not a cookie could be kept. */
  answer: "agreed" | "refused" | undefined = undefined;
  readonly #clock: Clock;
  readonly #cookies: Cookies;
  readonly #tracking: Tracking;
  readonly #customer: Customer;
  readonly #marking: (() => TrackingMarks)[] = [];
  #cancel: () => void = () => undefined;

  constructor(clock: Clock, cookies: Cookies, tracking: Tracking, customer: Customer) {
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

  /** Whether the question stands. */
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

  /** Lets an area mark what it could not load. */
  markBy(marks: () => TrackingMarks): void {
    this.#marking.push(marks);
  }

  /** A page came on screen. Pages passed through within half a second are not counted. */
  pageShown(path: string): void {
    this.#cancel();
    this.#cancel = this.#clock.after(debounce, () => void this.track("pageView", { page: path, ...this.#marks() }));
  }

  /** Pushes an event with the hashed id. */
  async track(event: string, details: Readonly<Record<string, string>> = {}): Promise<void> {
    if (!this.mayTrack) return;
    const accountId = this.#customer.profile.value?.accaId;
    const userId = accountId === undefined ? "data temporarily unavailable" : await this.#tracking.hashedId(accountId);
    this.#tracking.push({ event, userId, ...details });
  }

  // What could not be loaded is marked, so that a missing value is not taken for an empty one.
  #marks(): TrackingMarks {
    return {
      ...Object.fromEntries(this.#marking.flatMap((marks) => Object.entries(marks()))),
      ...(this.#customer.notifications.hasFailed ? { notifications: "notification API unavailable" } : {}),
      ...(this.#customer.profile.value === undefined ? { profile: "data temporarily unavailable" } : {}),
    };
  }
}
