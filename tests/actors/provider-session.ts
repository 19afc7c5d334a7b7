import type { Page } from "playwright-core";

import type { BrowserClock } from "./browser-clock.ts";

/** The key by which the tab that signs out notifies the provider's frame. */
const signedOut = "signed out at the provider";

// OpenID Connect Session Management: the portal asks by message, and the frame answers whether the session has changed.
const frame = `<!doctype html><script>
  addEventListener("message", ({ source, origin }) => {
    const isOver = localStorage.getItem(${JSON.stringify(signedOut)}) !== null;
    source.postMessage(isOver ? "changed" : "unchanged", origin);
  });
</script>`;

// Such a provider returns a session state with the code.
const bearSessionState = (): void => {
  const address = new URL(location.href);
  if (!address.searchParams.has("code")) return;
  address.searchParams.set("session_state", "state.salt");
  history.replaceState(null, "", address);
};

/** The provider's session as the portal in this tab sees it: renewed, and ended from another tab. */
export class ProviderSession {
  /** Whether session monitoring was added to this window. */
  isWatched = false;
  readonly #page: Page;
  readonly #url: string;
  readonly #clock: BrowserClock;
  /** The number of granted sign-ins. */
  granted = 0;
  /** The number of page loads since the time began to pass. */
  loadedSince = 0;
  /** The scopes that the sign-in requests. */
  scopes: readonly string[] = [];

  constructor(page: Page, url: string, clock: BrowserClock) {
    this.#page = page;
    this.#url = url;
    this.#clock = clock;
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/idp/auth") this.scopes = (searchParams.get("scope") ?? "").split(" ");
      if (pathname === "/idp/token") this.granted += 1;
    });
    page.on("domcontentloaded", () => {
      this.loadedSince += 1;
    });
  }

  /** Refuses the next sign-in, as when somebody cancels it on the provider's pages. */
  async declineNext(): Promise<void> {
    const path = "**/idp/auth?**";
    await this.#page.route(path, async (route) => {
      // The portal asks for the form ahead of the page; another provider does not answer that.
      if (!route.request().isNavigationRequest()) return route.abort();
      const asked = new URL(route.request().url()).searchParams;
      const back = new URL(asked.get("redirect_uri") ?? this.#url);
      back.search = new URLSearchParams({ error: "access_denied", state: asked.get("state") ?? "" }).toString();
      const body = `<script>location.replace(${JSON.stringify(back)})</script>`;
      await route.fulfill({ contentType: "text/html", body });
      await this.#page.unroute(path);
    });
  }

  /** Advances the clock by minutes, and renews the sign-in on the way, which lasts ten. */
  async passMinutes(minutes: number): Promise<void> {
    // Requests in progress would time out during these minutes.
    await this.#page.waitForLoadState("networkidle");
    this.loadedSince = 0;
    for (let passed = 1; passed <= minutes; passed += 1) {
      const renewal =
        passed % 9 === 0
          ? this.#page.waitForEvent("requestfinished", (request) => request.url().endsWith("/idp/token"))
          : undefined;
      await this.#clock.passSeconds(60);
      await renewal;
    }
  }

  /**
   * Adds session monitoring, which the embedded provider lacks: its discovery gets a frame, and every sign-in a session
   * state.
   */
  async letBeWatched(): Promise<void> {
    this.isWatched = true;
    const context = this.#page.context();
    const check = `${this.#url}/idp/check-session`;
    await context.route("**/.well-known/openid-configuration", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), check_session_iframe: check } });
    });
    await context.route(check, (route) => route.fulfill({ contentType: "text/html", body: frame }));
    await context.addInitScript(bearSessionState);
  }

  /** Signs out at the provider in another tab. */
  async signOutElsewhere(): Promise<void> {
    const other = await this.#page.context().newPage();
    await other.goto(`${this.#url}/idp/session/end`);
    await other.getByRole("button", { name: "Sign out" }).click();
    await other.getByRole("heading", { name: "You are signed out" }).waitFor();
    await other.evaluate((word) => localStorage.setItem(word, "yes"), signedOut);
    await other.close();
  }

  /** Returns to this tab from another one. */
  async comeBack(): Promise<void> {
    this.loadedSince = 0;
    const answered = Promise.race([
      this.#page.waitForResponse((response) => response.url().endsWith("/idp/token")),
      this.#page.waitForURL("**/logged-out.html"),
    ]);
    await this.#page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await answered;
  }
}
