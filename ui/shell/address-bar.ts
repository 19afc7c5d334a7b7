import type { NavigationGuard } from "../../application/shell/navigation-guard.ts";
import { pathOf } from "../../domain/customer/routes.ts";

type Guard = Pick<NavigationGuard, "isUnsaved" | "request">;

const indexOf = (state: unknown): number | undefined =>
  typeof state === "object" && state !== null && "index" in state && typeof state.index === "number"
    ? state.index
    : undefined;

/**
 * The portal's address, which stands in the hash. Every way of leaving a page goes through here: a
 * link is held before it navigates; Back and Forward have already happened when they are told, so they
 * are undone, and done again when the person says so. Another query string is the same page still, as
 * are the steps of a flow: nothing is left, and nothing asked. SHELL-02, SHELL-12
 */
export class AddressBar {
  /** "/help?a=b": the present address, query string and all. */
  current = "/";
  /** The address of the page before this one; undefined on the first. */
  previous: string | undefined = undefined;
  /** How many pages were opened so far, the same one again included. */
  openings = 0;
  readonly #guard: Guard;
  readonly #listeners = new Set<() => void>();
  #index = 0;
  #undoing = false;

  constructor(guard: Guard) {
    this.#guard = guard;
    this.subscribe = this.subscribe.bind(this);
    this.navigate = this.navigate.bind(this);
  }

  /** Takes up the address the page was opened at, and follows it from then on. */
  start(): void {
    // Back and Forward show a page from its top too, and most of it is not there yet when they are told.
    history.scrollRestoration = "manual";
    this.#index = indexOf(history.state) ?? 0;
    history.replaceState({ index: this.#index }, "");
    this.current = this.#read();
    window.addEventListener("popstate", (event) => this.#popped(event.state));
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Opens one of the portal's addresses, once nothing unsaved is in the way. The present one is opened again where it is. */
  navigate(to: string, options: { readonly replace?: boolean } = {}): void {
    if (to === this.current) {
      if (!options.replace) this.#opened();
      return;
    }
    const go = (): void => {
      if (!options.replace) this.#index += 1;
      history[options.replace ? "replaceState" : "pushState"]({ index: this.#index }, "", `#${to}`);
      this.#moved();
    };
    if (this.#isSamePage(to)) go();
    else this.#guard.request(go);
  }

  #popped(state: unknown): void {
    if (this.#undoing) {
      this.#undoing = false;
      return;
    }
    if (this.#read() === this.current) return;
    // An address typed by hand is an entry without an index, after the present one.
    const index = indexOf(state) ?? this.#index + 1;
    const distance = index - this.#index;
    if (this.#guard.isUnsaved && distance !== 0 && !this.#isSamePage(this.#read())) {
      this.#undoing = true;
      history.go(-distance);
      this.#guard.request(() => history.go(distance));
      return;
    }
    this.#index = index;
    history.replaceState({ index }, "");
    this.#moved();
  }

  #isSamePage(address: string): boolean {
    return pathOf(address) === pathOf(this.current);
  }

  #moved(): void {
    const address = this.#read();
    const isSamePage = this.#isSamePage(address);
    if (!isSamePage) this.previous = this.current;
    this.current = address;
    if (isSamePage) this.#tell();
    else this.#opened();
  }

  #opened(): void {
    this.openings += 1;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #read(): string {
    const address = location.hash.slice(1);
    return address.startsWith("/") ? address : `/${address}`;
  }
}
