import { readFileSync } from "node:fs";

import { GlobalWindow } from "happy-dom";

import { surroundWith } from "./globals.ts";
import { addWhatIsMissing } from "./missing.ts";

const page = readFileSync(new URL("../../../ui/boot/portal.html", import.meta.url), "utf8");
const leavingScreen = /<template id="boot-leaving">[^]*?<\/template>/.exec(page)?.[0] ?? "";

/** Where a person stands who uses the portal without a browser. */
export const origin = "http://institute";

/**
 * A browser's tab in a process without a browser: one document at a time, what it keeps from one to the
 * next, and a record of what the portal does with it. To load what it is sent to is its holder's task.
 */
export class Tab {
  /** Where the tab was sent by a link or by the portal itself, and has not gone yet. */
  goingTo: string | undefined;
  /** The addresses opened in tabs of their own. */
  readonly opened: string[] = [];
  timesPrinted = 0;
  /** Whether it was scrolled down, as to whatever is pressed on a page, and not brought to its top since. */
  isScrolled = false;
  readonly #onDownload: (address: string, name: string) => void;
  #window: GlobalWindow | undefined;
  #stored: readonly (readonly [string, string])[] = [];
  #cookies: readonly string[] = [];

  constructor(onDownload: (address: string, name: string) => void) {
    this.#onDownload = onDownload;
  }

  /** The present document. Fails before the first. */
  get document(): Document {
    return this.window.document as unknown as Document;
  }

  get window(): GlobalWindow {
    if (!this.#window) throw new Error("The portal has not been opened yet.");
    return this.#window;
  }

  /**
   * Begins a document with the place for the portal, which it gives, and the screen that the page shows while it is
   * left.
   */
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

  /** Tells the present document that it is left, while everything in it still runs. */
  leave(): void {
    const window = this.#window;
    if (window && !window.closed) window.dispatchEvent(new window.Event("pagehide"));
  }

  /** Lets go of the present document, and keeps what outlives it. */
  close(): void {
    const window = this.#window;
    if (!window || window.closed) return;
    this.#stored = Object.entries(window.sessionStorage).map(([key, value]) => [key, String(value)]);
    this.#cookies = window.document.cookie.split("; ").filter((cookie) => cookie !== "");
    void window.happyDOM.close();
  }

  /** Types an address of the portal into the address bar. */
  goTo(address: string): void {
    const { window } = this;
    window.history.pushState(null, "", `#${address}`);
    window.dispatchEvent(new window.PopStateEvent("popstate", { state: null }));
  }

  /** Has the browser refuse to copy, as one does that was told so, or where a page is not served over https. */
  refuseToCopy(): void {
    this.window.navigator.clipboard.writeText = () => Promise.reject(new DOMException("Refused.", "NotAllowedError"));
  }

  /** Escape on a dialog: a browser asks it before it closes it. */
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
    // What a browser does with a link that nobody has followed by then.
    window.addEventListener("click", (click) => {
      const link = (click.target as unknown as Element).closest("a");
      if (click.defaultPrevented || !link) return;
      click.preventDefault();
      if (link.hasAttribute("download")) this.#onDownload(link.href, link.download);
      else show(link.href, link.target);
    });
  }
}
