import type { Clock } from "../ports/browser.ts";
import type { NavigationGuard } from "./navigation-guard.ts";
import type { Resource } from "./resource.ts";

/** Milliseconds during which data counts as fresh and is not requested again. */
const fresh = 5_000;

/** The same after a return, which fires two events; within seconds, another window can already have saved. */
const freshOnReturn = 1_000;

/**
 * Loads a page's data when it opens: in parallel on the first visit, and with stale-while-revalidate on later ones. New
 * data is not applied while a form on the page is being filled in. SHELL-03
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

  /** Preloads the first page's data before it renders; the page then does not request it again. */
  preload(...shown: readonly Resource<unknown>[]): void {
    for (const resource of shown) {
      void this.open(resource, false);
      this.#ahead.add(resource);
    }
  }

  /** Called when another page opens, or the first one again. */
  leaveFirst(): void {
    this.#ahead.clear();
  }

  /**
   * Loads a resource that a page shows; `wasOpen` says whether an earlier visit showed it. Retries after a failed load.
   */
  async open(shown: Resource<unknown>, wasOpen: boolean): Promise<void> {
    if (this.#ahead.has(shown)) return;
    const now = this.#clock.now().getTime();
    if (shown.value !== undefined && (!wasOpen || this.#isAsked(shown, now, fresh))) return;
    this.#asked.set(shown, now);
    if (shown.value === undefined) await shown.open();
    else await this.#revalidate(shown);
  }

  /** Revalidates loaded data when the person returns to the window, since it may have changed elsewhere. DATE-04 */
  async returnTo(shown: Resource<unknown>): Promise<void> {
    if (!this.#isAsked(shown, this.#clock.now().getTime(), freshOnReturn)) await this.renew(shown);
  }

  /** Revalidates loaded data, however fresh, because the API words it in another language from now on. LANG-04 */
  async renew(shown: Resource<unknown>): Promise<void> {
    if (shown.value === undefined) return;
    this.#asked.set(shown, this.#clock.now().getTime());
    await this.#revalidate(shown);
  }

  /** Whether a resource was requested within the last milliseconds. */
  #isAsked(shown: Resource<unknown>, now: number, within: number): boolean {
    return now - (this.#asked.get(shown) ?? Number.NEGATIVE_INFINITY) < within;
  }

  #revalidate(shown: Resource<unknown>): Promise<void> {
    return shown.revalidate(() => !this.#navigationGuard.isUnderWay);
  }
}
