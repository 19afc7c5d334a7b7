import { makeAutoObservable, reaction, when } from "mobx";
import { routeOf } from "../../domain/customer/routes.ts";
import { loadsBehind, markOf, unavailable, type TrackedLoad } from "./visit-marks.ts";
import type { Clock, Cookies } from "../ports/browser.ts";
import type { EventName, Tracking } from "../ports/tracking.ts";
import type { Customer } from "./customer.ts";
import type { Resource } from "./resource.ts";

const debounce = 500;
const waitsAtMost = 5_000;
const agreedCookie = "guildhall.tracking-agreed";
const refusedCookie = "guildhall.tracking-refused";
const rememberedFor = 180;

/** Counts visits and what is done on them, without a name, and only once that is agreed where it is asked. ANLY-01, ANLY-02 */
export class PageTracking {
  /** Answered on this page, whether or not a cookie could be kept. */
  answer: "agreed" | "refused" | undefined = undefined;
  readonly #clock: Clock;
  readonly #cookies: Cookies;
  readonly #tracking: Tracking;
  readonly #customer: Customer;
  readonly #loads: ReadonlyMap<TrackedLoad, Resource<unknown>>;
  #endView: () => void = () => undefined;

  /** `loads` are watched for what visits are marked with; more may come to be among them. */
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

  /**
   * A page came on screen. Pages passed through within half a second are not counted; the others once
   * what decides their marks has loaded or failed, or has taken too long. ANLY-01, ANLY-02
   */
  pageShown(page: string): void {
    this.#endView();
    this.#endView = this.#clock.after(debounce, () => this.#waitForMarks(page));
  }

  /** Pushes an event with the hashed id. */
  async track(event: EventName, details: Readonly<Record<string, string>> = {}): Promise<void> {
    if (!this.mayTrack) return;
    const accountId = this.#customer.profile.value?.accaId;
    const userId = accountId === undefined ? unavailable : await this.#tracking.hashedId(accountId);
    this.#tracking.push({ event, userId, ...details });
  }

  // Whoever goes on before everything is known has seen the page all the same.
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

  // What fails only now is told by itself, as long as the page is on screen.
  #tell(page: string): void {
    const told = this.#marks();
    void this.track("pageView", { page, ...told });
    this.#endView = reaction(
      () => this.#marks(),
      (marks, before) => {
        const late = Object.entries(marks).filter(([name]) => !(name in before));
        if (late.length > 0) void this.track("dataUnavailable", { page, ...Object.fromEntries(late) });
      },
    );
  }

  #isDecided(page: string): boolean {
    const loads = loadsBehind(routeOf(page), this.#customer);
    return loads.every((load) => this.#loads.get(load)?.isSettled);
  }

  // What could not be loaded is marked, so that a missing value is not taken for an empty one.
  #marks(): Readonly<Record<string, string>> {
    const isMissing = ([load, { hasFailed, value }]: [TrackedLoad, Resource<unknown>]): boolean =>
      hasFailed || (load === "profile" && value === undefined);
    return Object.fromEntries([...this.#loads].filter(isMissing).map(([load]) => [load, markOf(load)]));
  }
}
