import type { Clock } from "../ports/browser.ts";
import type { NavigationGuard } from "./navigation-guard.ts";
import type { Resource } from "./resource.ts";

/** What was asked for less than this ago is not asked for again, in milliseconds. */
const fresh = 5_000;

/**
 * What pages show, as it is asked for when one is opened: all at once on the first visit; on a later one what is
 * known shows, and is asked for again behind that. Nothing is taken up while something on the page is filled in. SHELL-03
 */
export class PageVisits {
  readonly #clock: Clock;
  readonly #navigationGuard: NavigationGuard;
  readonly #asked = new WeakMap<Resource<unknown>, number>();
  readonly #ahead = new Set<Resource<unknown>>();

  constructor(clock: Clock, navigationGuard: NavigationGuard) {
    this.#clock = clock;
    this.#navigationGuard = navigationGuard;
  }

  /** What the first page shows, before that is drawn: however it is answered by then, the page does not ask for it once more. */
  openAhead(...shown: readonly Resource<unknown>[]): void {
    for (const resource of shown) {
      void this.open(resource, false);
      this.#ahead.add(resource);
    }
  }

  /** Another page is opened, or the first one again. */
  leaveFirst(): void {
    this.#ahead.clear();
  }

  /** Something that a page shows, which was open before or was not. What failed on the visit before is asked for again. */
  async open(shown: Resource<unknown>, wasOpen: boolean): Promise<void> {
    if (this.#ahead.has(shown)) return;
    const now = this.#clock.now().getTime();
    const isFresh = now - (this.#asked.get(shown) ?? Number.NEGATIVE_INFINITY) < fresh;
    if (shown.value !== undefined && (isFresh || !wasOpen)) return;
    this.#asked.set(shown, now);
    if (shown.value === undefined) await shown.open();
    else await this.#revalidate(shown);
  }

  /** The window is returned to: known data is revalidated, since it may have changed elsewhere. DATE-04 */
  async returnTo(shown: Resource<unknown>): Promise<void> {
    const now = this.#clock.now().getTime();
    if (shown.value === undefined || now - (this.#asked.get(shown) ?? Number.NEGATIVE_INFINITY) < fresh) return;
    this.#asked.set(shown, now);
    await this.#revalidate(shown);
  }

  #revalidate(shown: Resource<unknown>): Promise<void> {
    return shown.refreshBehind(() => !this.#navigationGuard.isUnderWay);
  }
}
