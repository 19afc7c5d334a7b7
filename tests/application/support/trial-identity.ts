import type { Caller, Identity, Renewal, SessionEnd, SignedInUser } from "../../../application/ports/identity.ts";

/** A signed-in user with a configurable renewal. Counts requests to the provider. */
export class TrialIdentity implements Identity {
  readonly asked: string[] = [];
  renewal: Renewal = "refused";
  #user: SignedInUser | undefined;
  #caller: Caller | undefined;
  #onEnded: (why: SessionEnd) => void = () => undefined;

  constructor(customerId?: string) {
    if (customerId !== undefined) this.signIn(customerId);
  }

  signIn(customerId: string): void {
    this.#user = { customerId, name: `Person ${customerId}`, groups: [] };
    this.#caller = { customerId, accessToken: `first token of ${customerId}` };
  }

  user(): SignedInUser | undefined {
    return this.#user;
  }

  caller(): Caller | undefined {
    return this.#caller;
  }

  /** Expires the token. */
  expire(): void {
    this.#user = undefined;
  }

  startSignIn(returnAddress: string): Promise<void> {
    this.asked.push(`sign in, then ${returnAddress}`);
    return Promise.resolve();
  }

  renew(): Promise<Renewal> {
    this.asked.push("renew");
    if (this.renewal === "renewed" && this.#caller)
      this.#caller = { ...this.#caller, accessToken: `renewed token of ${this.#caller.customerId}` };
    return Promise.resolve(this.renewal);
  }

  signOut(why: "logout" | "idle"): Promise<void> {
    this.asked.push(`sign out: ${why}`);
    this.#forget();
    return Promise.resolve();
  }

  keepFresh(onEnded: (why: SessionEnd) => void): void {
    this.#onEnded = onEnded;
  }

  showLoggedOut(): void {
    this.asked.push("show logged out");
    this.#forget();
  }

  /** Ends the session, like the provider or another tab. */
  end(why: SessionEnd): void {
    this.#onEnded(why);
  }

  #forget(): void {
    this.#user = undefined;
    this.#caller = undefined;
  }
}
