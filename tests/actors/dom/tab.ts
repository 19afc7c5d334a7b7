import { readFileSync } from "node:fs";

import { GlobalWindow } from "happy-dom";

import { surroundWith } from "./globals.ts";
import { addWhatIsMissing } from "./missing.ts";

const page = readFileSync(new URL("../../../ui/boot/portal.html", import.meta.url), "utf8");
const leavingScreen = /<template id="boot-leaving">[^]*?<\/template>/.exec(page)?.[0] ?? "";

/** Origin of the portal without a browser. */
export const origin = "http://institute";

/**
 * A browser's tab without a browser: one document at a time, the tab's storage, and a record of the portal's actions.
 * Its owner loads the addresses.
 */
export class Tab {
  /** The next address, by a link or the portal, that is not loaded yet. */
  goingTo: string | undefined;
  /** The addresses opened in new tabs. */
  readonly opened: string[] = [];
  timesPrinted = 0;
  /** Whether the page was scrolled down, as to a pressed button, and not back to its top. */
  isScrolled = false;
  readonly #onDownload: (address: string, name: string) => void;
  #window: GlobalWindow | undefined;
  #stored: readonly (readonly [string, string])[] = [];
  #cookies: readonly string[] = [];

  constructor(onDownload: (address: string, name: string) => void) {
    this.#onDownload = onDownload;
  }

  /** The current document; throws before the first. */
  get document(): Document {
    return this.window.document as unknown as Document;
  }

  get window(): GlobalWindow {
    if (!this.#window) throw new Error("The portal has not been opened yet.");
    return this.#window;
  }

  /** Starts a document; returns the portal's root element and includes the screen shown while leaving. */
  load(address: string): HTMLElement {
    this.close();
    const window = new GlobalWindow({ url: new URL(address, origin).href, width: 1280, height: 900 });
    for (const [key, value] of this.#stored) window.sessionStorage.setItem(key, value);
    for (const cookie of this.#cookies) window.document.cookie = cookie;
    this.goingTo = undefined;
    this.isScrolled = false;
    this.#window = window;
    this.#watch(window);
    addWhatIsMissing(window);
    surroundWith(window);
    window.document.documentElement.lang = "en-GB";
    window.document.body.innerHTML = `<div id="root"></div>${leavingScreen}`;
    return this.document.body.firstElementChild as HTMLElement;
  }

  /** Notifies the current document of leaving, while its code still runs. */
  leave(): void {
    const window = this.#window;
    if (window && !window.closed) window.dispatchEvent(new window.Event("pagehide"));
  }

  /** Drops the current document and keeps the tab's storage. */
  close(): void {
    const window = this.#window;
    if (!window || window.closed) return;
    this.#stored = Object.entries(window.sessionStorage).map(([key, value]) => [key, String(value)]);
    this.#cookies = window.document.cookie.split("; ").filter((cookie) => cookie !== "");
    void window.happyDOM.close();
  }

  /** Enters an address of the portal in the address bar. */
  goTo(address: string): void {
    const { window } = this;
    window.history.pushState(null, "", `#${address}`);
    window.dispatchEvent(new window.PopStateEvent("popstate", { state: null }));
  }

  /** Makes the browser refuse clipboard access, as by its settings or without https. */
  refuseToCopy(): void {
    this.window.navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException("RefusalError.", "NotAllowedError"));
  }

  /** Whether the browser would ask for confirmation before the page is closed or left. */
  asksOnClosing(): boolean {
    const closing = new this.window.Event("beforeunload", { cancelable: true });
    this.window.dispatchEvent(closing);
    return closing.defaultPrevented;
  }

  /** Presses Escape on a dialog, which fires a cancelable event first. */
  cancelDialog(): void {
    const dialog = this.document.querySelector<HTMLDialogElement>("dialog[open]");
    const cancel = new this.window.Event("cancel", { cancelable: true }) as unknown as Event;
    if (dialog?.dispatchEvent(cancel)) dialog.close();
  }

  #watch(window: GlobalWindow): void {
    const leave = (address: string | URL): void => {
      this.goingTo = new URL(address, window.location.href).href;
    };
    const show = (address: string, target: string): void => {
      if (target === "_blank") this.opened.push(address);
      else leave(address);
    };
    Object.assign(window.location, { replace: leave, assign: leave, reload: () => leave(window.location.href) });
    Object.assign(window, {
      open: (address: string, target = "_blank") => {
        show(address, target);
        return null;
      },
      print: () => {
        this.timesPrinted += 1;
      },
      scrollTo: (_left: number, top: number) => {
        this.isScrolled = top > 0;
      },
    });
    // A browser's default action for a link.
    window.addEventListener("click", (click) => {
      const link = (click.target as unknown as Element).closest("a");
      if (click.defaultPrevented || !link) return;
      click.preventDefault();
      if (link.hasAttribute("download")) this.#onDownload(link.href, link.download);
      else show(link.href, link.target);
    });
  }
}
