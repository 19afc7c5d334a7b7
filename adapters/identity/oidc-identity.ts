import type { UserManager } from "oidc-client-ts";
import type { Clock } from "../../application/ports/clock.ts";
import type { NewIdentifier } from "../../application/ports/identifiers.ts";
import type { Identity, SessionEnd, SignedInUser } from "../../application/ports/identity.ts";
import type { IdentitySettings } from "./settings.ts";
import type { StoredUser } from "./stored-user.ts";
import { forgetUser, storedUser } from "./stored-user.ts";

/** Renewal begins so long before the token expires, in milliseconds. */
const ahead = 60_000;
/** A renewal that got no answer is tried so often again, so far apart. An answer that refuses is final. */
const retries = 2;
const retryDelay = 5_000;

type Renewal = "renewed" | "refused" | "no answer";

/** The identity provider by OpenID Connect. The library is loaded when it is first needed. SIGN-01 to SIGN-06 */
export class OidcIdentity implements Identity {
  readonly #settings: IdentitySettings;
  readonly #clock: Clock;
  readonly #newIdentifier: NewIdentifier;
  readonly #tabs = new BroadcastChannel("guildhall.session");
  #manager: Promise<UserManager> | undefined;
  #renewing: Promise<Renewal> | undefined;
  #stopTimer: (() => void) | undefined;

  constructor(settings: IdentitySettings, clock: Clock, newIdentifier: NewIdentifier) {
    this.#settings = settings;
    this.#clock = clock;
    this.#newIdentifier = newIdentifier;
  }

  user(): SignedInUser | undefined {
    const user = this.#stored();
    return user && user.expiresAt * 1000 > this.#clock.now().getTime() ? user : undefined;
  }

  accessToken(): string | undefined {
    return this.#stored()?.accessToken;
  }

  async startSignIn(returnAddress: string): Promise<void> {
    const manager = await this.#library();
    await manager.signinRedirect({ state: { returnAddress }, nonce: this.#newIdentifier() });
  }

  async renew(): Promise<boolean> {
    return (await this.#renewOnce()) === "renewed";
  }

  async signOut(why: "logout" | "idle"): Promise<void> {
    this.#stopTimer?.();
    // Signing out in one tab signs out all.
    this.#tabs.postMessage(why);
    const hint = this.#stored()?.idToken;
    try {
      const manager = await this.#library();
      await manager.signoutRedirect(hint === undefined ? {} : { id_token_hint: hint });
    } catch {
      // The provider cannot be reached: here, at least, nobody is signed in any longer.
      this.showLoggedOut();
    } finally {
      forgetUser(sessionStorage, this.#settings);
    }
  }

  keepFresh(onEnded: (why: SessionEnd) => void): void {
    this.#tabs.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (data === "logout" || data === "idle") onEnded(data);
    });
    this.#scheduleRenewal(() => onEnded("not renewed"));
  }

  showLoggedOut(): void {
    this.#stopTimer?.();
    forgetUser(sessionStorage, this.#settings);
    location.replace(this.#settings.loggedOutUrl);
  }

  #scheduleRenewal(onLost: () => void): void {
    const expiresAt = this.#stored()?.expiresAt;
    if (expiresAt === undefined) return;
    const wait = Math.max(0, expiresAt * 1000 - ahead - this.#clock.now().getTime());
    this.#stopTimer = this.#clock.after(wait, () => void this.#renewInTime(onLost, retries));
  }

  async #renewInTime(onLost: () => void, retriesLeft: number): Promise<void> {
    const outcome = await this.#renewOnce();
    if (outcome === "renewed") this.#scheduleRenewal(onLost);
    else if (outcome === "no answer" && retriesLeft > 0)
      this.#stopTimer = this.#clock.after(retryDelay, () => void this.#renewInTime(onLost, retriesLeft - 1));
    else onLost();
  }

  // Several calls may meet an expired token at once; one renewal serves them all.
  #renewOnce(): Promise<Renewal> {
    this.#renewing ??= this.#askForToken().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #askForToken(): Promise<Renewal> {
    try {
      const { ErrorResponse } = await import("oidc-client-ts");
      const manager = await this.#library();
      try {
        const user = await manager.signinSilent({ nonce: this.#newIdentifier() });
        return user ? "renewed" : "refused";
      } catch (error) {
        return error instanceof ErrorResponse ? "refused" : "no answer";
      }
    } catch {
      return "no answer";
    }
  }

  #library(): Promise<UserManager> {
    this.#manager ??= import("./user-manager.ts").then((module) => module.userManager(this.#settings));
    return this.#manager;
  }

  #stored(): StoredUser | undefined {
    return storedUser(sessionStorage, this.#settings);
  }
}
