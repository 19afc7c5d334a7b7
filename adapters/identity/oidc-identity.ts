import type { UserManager } from "oidc-client-ts";

import type { Clock, NewIdentifier, OtherTabs } from "../../application/ports/browser.ts";
import type { Caller, Identity, Renewal, SessionEnd, SignedInUser } from "../../application/ports/identity.ts";
import { followTabs, sessionCheck } from "../../application/shell/session-handover.ts";
import type { IdentitySettings } from "./settings.ts";
import { forgetUser, storedUser, type StoredUser } from "./stored-user.ts";
import { tabSession } from "./tab-session.ts";

/**
 * Milliseconds before expiry at which renewal begins: at most a minute, half of the remaining life for short tokens,
 * and at least the minimum.
 */
const longestLead = 60_000;
const shortestWait = 5_000;
/** Retries of a renewal without a response, and the delay between them. A refusal is final. */
const retries = 2;
const retryDelay = 5_000;

export interface OidcIdentityOptions {
  readonly settings: IdentitySettings;
  readonly clock: Clock;
  readonly newIdentifier: NewIdentifier;
  readonly tabs: OtherTabs;
  /** The language that the provider's pages should have; undefined where one is offered. LANG-02 */
  readonly language: () => string | undefined;
  /** Resolves to true when the page leaves for the sign-in before the portal's code has loaded. */
  readonly isLeaving?: Promise<boolean> | undefined;
}

/** OpenID Connect client. The library is loaded on first use. SIGN-01 to SIGN-06 */
export class OidcIdentity implements Identity {
  readonly #settings: IdentitySettings;
  readonly #clock: Clock;
  readonly #newIdentifier: NewIdentifier;
  readonly #tabs: OtherTabs;
  readonly #language: () => string | undefined;
  #manager: Promise<UserManager> | undefined;
  /** Whether the page has already left for the sign-in. */
  #isLeaving: Promise<boolean> | undefined;
  /** Whether the page is leaving for the provider's sign-out. */
  #isSigningOut = false;
  #renewing: Promise<Renewal> | undefined;
  #stopTimer: (() => void) | undefined;
  /** Whether the provider refused silent renewal. A full page may still succeed. */
  #isRefused = false;
  #onLost: () => void = () => undefined;

  constructor({ settings, clock, newIdentifier, tabs, language, isLeaving }: OidcIdentityOptions) {
    this.#settings = settings;
    this.#clock = clock;
    this.#newIdentifier = newIdentifier;
    this.#tabs = tabs;
    this.#language = language;
    this.#isLeaving = isLeaving;
  }

  user(): SignedInUser | undefined {
    const user = this.#stored();
    return user && user.expiresAt * 1000 > this.#clock.now().getTime() ? user : undefined;
  }

  caller(): Caller | undefined {
    return this.#stored();
  }

  async startSignIn(returnAddress: string): Promise<void> {
    const isLeaving = await this.#isLeaving;
    this.#isLeaving = undefined;
    if (isLeaving) return;
    const manager = await this.#library();
    const { storeMetadata } = await import("./user-manager.ts");
    await storeMetadata(manager, this.#settings);
    const language = this.#language();
    await manager.signinRedirect({
      state: { returnAddress },
      nonce: this.#newIdentifier(),
      ...(language === undefined ? {} : { ui_locales: language }),
    });
  }

  // Concurrent calls with an expired token share one renewal. No renewal runs during sign-out, because the provider
  // could reject the sign-out as forged.
  async renew(): Promise<Renewal> {
    if (this.#isSigningOut) return "no answer";
    this.#renewing ??= this.#renewToken().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async signOut(why: "logout" | "idle"): Promise<void> {
    this.#isSigningOut = true;
    this.#stopTimer?.();
    // Signing out in one tab signs out all.
    this.#tabs.tell(why);
    const hint = this.#stored()?.idToken;
    try {
      const { redirectToSignOut } = await import("./provider-requests.ts");
      const manager = await this.#library();
      // A device that slept has both a renewal and an idle sign-out due when it wakes.
      await this.#renewing;
      await redirectToSignOut(manager, this.#settings, hint);
    } catch {
      // The provider is unreachable, or another tab signs out there: the session ends at least here.
      this.showLoggedOut();
    } finally {
      forgetUser(sessionStorage, this.#settings);
    }
  }

  keepFresh(onEnded: (why: SessionEnd) => void): void {
    this.#onLost = () => {
      this.#tabs.tell(sessionCheck);
      onEnded("not renewed");
    };
    const stored = tabSession(sessionStorage, this.#settings);
    const session = { ...stored, read: () => (this.#isSigningOut ? undefined : stored.read()) };
    followTabs({ tabs: this.#tabs, clock: this.#clock, session }, { onEnded, onCheck: () => void this.#look() });
    // The provider does not notify this tab of a sign-out elsewhere, so the tab checks when it becomes visible.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void this.#look();
    });
    // The library watches the session where the provider supports it; otherwise it is not loaded for this.
    if (this.#stored()?.isWatched) this.#library().catch(() => undefined);
    this.#scheduleRenewal();
  }

  showLoggedOut(): void {
    this.#stopTimer?.();
    const user = this.#stored();
    forgetUser(sessionStorage, this.#settings);
    const leave = (): void => location.replace(this.#settings.loggedOutUrl);
    // A cross-site frame may be refused where a full page is not.
    if (this.#isRefused && !this.#settings.authority.startsWith(location.origin))
      this.#renewByRedirect(user).catch(leave);
    else leave();
  }

  async #renewByRedirect(user: StoredUser | undefined): Promise<void> {
    const { renewByRedirect } = await import("./provider-requests.ts");
    await renewByRedirect(await this.#library(), this.#settings, { nonce: this.#newIdentifier(), user });
  }

  /** Checks whether the provider's session is active; a failed check changes nothing. SIGN-05 */
  async #look(): Promise<void> {
    if (this.#stored() && (await this.renew()) === "refused") this.#onLost();
  }

  #scheduleRenewal(): void {
    const expiresAt = this.#stored()?.expiresAt;
    if (expiresAt === undefined) return;
    const remaining = expiresAt * 1000 - this.#clock.now().getTime();
    const wait = Math.max(shortestWait, remaining - Math.min(longestLead, remaining / 2));
    this.#stopTimer = this.#clock.after(wait, () => void this.#renewInTime(retries));
  }

  async #renewInTime(retriesLeft: number): Promise<void> {
    const outcome = await this.renew();
    if (outcome === "renewed") this.#scheduleRenewal();
    else if (outcome === "no answer" && retriesLeft > 0)
      this.#stopTimer = this.#clock.after(retryDelay, () => void this.#renewInTime(retriesLeft - 1));
    else this.#onLost();
  }

  async #renewToken(): Promise<Renewal> {
    try {
      const { renewToken } = await import("./provider-requests.ts");
      const manager = await this.#library();
      // Tabs renew one after the other: each needs its own token, and all at once would flood the provider.
      const renewal = await navigator.locks.request("guildhall.renewal", () =>
        renewToken(manager, this.#settings, this.#newIdentifier),
      );
      this.#isRefused = renewal === "refused";
      return renewal;
    } catch {
      return "no answer";
    }
  }

  #library(): Promise<UserManager> {
    this.#manager ??= this.#loadLibrary();
    return this.#manager;
  }

  async #loadLibrary(): Promise<UserManager> {
    try {
      const { userManager } = await import("./user-manager.ts");
      const manager = userManager(this.#settings, { monitorSession: true });
      manager.events.addUserSignedOut(() => void this.#look());
      return manager;
    } catch (error) {
      // The next call retries the import.
      this.#manager = undefined;
      throw error;
    }
  }

  #stored(): StoredUser | undefined {
    return storedUser(sessionStorage, this.#settings);
  }
}
