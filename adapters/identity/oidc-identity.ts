import type { UserManager } from "oidc-client-ts";

import type { Clock, NewIdentifier, OtherTabs } from "../../application/ports/browser.ts";
import type { Caller, Identity, Renewal, SessionEnd, SignedInUser } from "../../application/ports/identity.ts";
import type { IdentitySettings } from "./settings.ts";
import { forgetUser, storedUser, type StoredUser } from "./stored-user.ts";

/**
 * Renewal begins a minute before the token expires, or at half of what is left of one that lasts less than two; never
 * sooner than this, in milliseconds.
 */
const longestAhead = 60_000;
const shortestWait = 5_000;
/** A renewal that got no answer is tried so often again, so far apart. An answer that refuses is final. */
const retries = 2;
const retryDelay = 5_000;

/** What tabs tell each other, beside how a session ended: that one of them found it gone. */
const lookAgain = "look again";

export interface OidcIdentityOptions {
  readonly settings: IdentitySettings;
  readonly clock: Clock;
  readonly newIdentifier: NewIdentifier;
  readonly tabs: OtherTabs;
  /** Resolves to whether the page is leaving for the sign-in before the portal's code has loaded. */
  readonly isLeaving?: Promise<boolean> | undefined;
}

/** The identity provider by OpenID Connect. The library is loaded when it is first needed. SIGN-01 to SIGN-06 */
export class OidcIdentity implements Identity {
  readonly #settings: IdentitySettings;
  readonly #clock: Clock;
  readonly #newIdentifier: NewIdentifier;
  readonly #tabs: OtherTabs;
  #manager: Promise<UserManager> | undefined;
  /** Whether the page has left for the sign-in by itself. */
  #isLeaving: Promise<boolean> | undefined;
  /** The page leaves for the provider's sign-out. */
  #isSigningOut = false;
  #renewing: Promise<Renewal> | undefined;
  #stopTimer: (() => void) | undefined;
  /** The provider did not renew; by a full page it may yet. */
  #isRefused = false;
  #onLost: () => void = () => undefined;

  constructor({ settings, clock, newIdentifier, tabs, isLeaving }: OidcIdentityOptions) {
    this.#settings = settings;
    this.#clock = clock;
    this.#newIdentifier = newIdentifier;
    this.#tabs = tabs;
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
    await manager.signinRedirect({ state: { returnAddress }, nonce: this.#newIdentifier() });
  }

  // Several calls may meet an expired token at once; one renewal serves them all. A provider that is asked for a token
  // while it signs out may take the sign-out for a forged one.
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
      // On a device that slept both are due when it wakes.
      await this.#renewing;
      await redirectToSignOut(manager, this.#settings, hint);
    } catch {
      // The provider cannot be reached, or another tab signs out there: here, at least, nobody is signed in any longer.
      this.showLoggedOut();
    } finally {
      forgetUser(sessionStorage, this.#settings);
    }
  }

  keepFresh(onEnded: (why: SessionEnd) => void): void {
    this.#onLost = () => {
      this.#tabs.tell(lookAgain);
      onEnded("not renewed");
    };
    this.#tabs.listen((word) => {
      if (word === "logout" || word === "idle") onEnded(word);
      if (word === lookAgain) void this.#look();
    });
    // Signing out at the provider, or of another of its systems, tells this tab nothing: it asks when someone comes
    // back to it.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void this.#look();
    });
    // The library watches by itself where the provider offers it; elsewhere it is not loaded for this.
    if (this.#stored()?.isWatched) this.#library().catch(() => undefined);
    this.#scheduleRenewal();
  }

  showLoggedOut(): void {
    this.#stopTimer?.();
    const user = this.#stored();
    forgetUser(sessionStorage, this.#settings);
    const leave = (): void => location.replace(this.#settings.loggedOutUrl);
    // A frame of another site's may be refused where a full page is not.
    if (this.#isRefused && !this.#settings.authority.startsWith(location.origin))
      this.#renewByRedirect(user).catch(leave);
    else leave();
  }

  async #renewByRedirect(user: StoredUser | undefined): Promise<void> {
    const { renewByRedirect } = await import("./provider-requests.ts");
    await renewByRedirect(await this.#library(), this.#settings, { nonce: this.#newIdentifier(), user });
  }

  /** Asks the provider whether its session still stands; no answer changes nothing. SIGN-05 */
  async #look(): Promise<void> {
    if (this.#stored() && (await this.renew()) === "refused") this.#onLost();
  }

  #scheduleRenewal(): void {
    const expiresAt = this.#stored()?.expiresAt;
    if (expiresAt === undefined) return;
    const left = expiresAt * 1000 - this.#clock.now().getTime();
    const wait = Math.max(shortestWait, left - Math.min(longestAhead, left / 2));
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
      // A person's tabs ask one after the other: each needs a token of its own, and together they would flood the
      // provider.
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
      // It may be had the next time that it is needed.
      this.#manager = undefined;
      throw error;
    }
  }

  #stored(): StoredUser | undefined {
    return storedUser(sessionStorage, this.#settings);
  }
}
