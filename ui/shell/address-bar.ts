import type { NavigationGuard } from "../../application/shell/navigation-guard.ts";
import { pathOf } from "../../domain/customer/routes.ts";

type Guard = Pick<NavigationGuard, "isUnsaved" | "request">;

const indexOf = (state: unknown): number | undefined =>
  typeof state === "object" && state !== null && "index" in state && typeof state.index === "number"
    ? state.index
    : undefined;

/**
 * Manages the portal's address in the hash, and guards every way to leave a page. Links are intercepted before
 * navigation. Back and Forward take effect before the event, so they are undone and repeated after confirmation.
 * Changes of the query string, including a flow's steps, stay on the page and need no confirmation. SHELL-02, SHELL-12
 */
export class AddressBar {
  /** The current address including the query string: "/help?a=b". */
  current = "/";
  /** The previous page's address; undefined on the first page. */
  previous: string | undefined = undefined;
  /** Number of opened pages; reopening the same page counts. */
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

  /** Reads the initial address and listens for changes. */
  start(): void {
    // Pages start at the top; after Back and Forward the content has not loaded when the browser would restore the
    // scroll position.
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

  /**
   * Navigates within the portal, with confirmation if input is unsaved. Navigating to the current address reopens it.
   */
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
    // A manually typed address creates a history entry without an index, after the current one.
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
