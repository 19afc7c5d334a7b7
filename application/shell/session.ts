import { makeAutoObservable, observableRef } from "mobx";
import { rolesOf } from "../../domain/customer/roles.ts";
import { err, type CallFailure, type Result } from "../ports/result.ts";
import type { CustomerRecords, HandOffIds } from "../ports/institute.ts";
import type { CurrentAddress, TabStore } from "../ports/browser.ts";
import type { Identity, SessionEnd, SignedInUser } from "../ports/identity.ts";
import type { Failures } from "./failures.ts";
import { Resource } from "./resource.ts";
import { endedKey, personalPrefix, returnAddressOf, returnKey, sessionPrefix } from "./session-keys.ts";

const openedKey = `${sessionPrefix}opened`;

/** The portal's session in this tab: who it is of, from the first check to Logout. */
export class Session {
  user: SignedInUser | undefined = undefined;
  /** The logged-out page is on its way: what fails meanwhile is nobody's concern. */
  hasEnded = false;
  /** By what other systems know the person. */
  readonly handOffIds: Resource<HandOffIds>;
  readonly #identity: Identity;
  readonly #records: CustomerRecords;
  readonly #tab: TabStore;
  readonly #failures: Failures;

  readonly #address: CurrentAddress;

  constructor(
    identity: Identity,
    records: CustomerRecords,
    tab: TabStore,
    failures: Failures,
    address: CurrentAddress,
  ) {
    this.#address = address;
    this.#identity = identity;
    this.#records = records;
    this.#tab = tab;
    this.#failures = failures;
    this.handOffIds = new Resource(() => this.#open(), failures.raise);
    makeAutoObservable(this, { user: observableRef, handOffIds: false }, { autoBind: true });
  }

  /** SIGN-09 */
  get roles(): readonly string[] {
    return rolesOf(this.user?.groups ?? []);
  }

  /**
   * Takes up the stored user, or leaves for the provider's sign-in, to come back to the present
   * address, or to the one at which the last session ended. True when someone is signed in. SIGN-01
   */
  async start(): Promise<boolean> {
    const user = this.#identity.user();
    if (!user) {
      await this.signIn(returnAddressOf(this.#address(), this.#tab.read(returnKey)));
      return false;
    }
    this.#tab.remove(returnKey);
    this.#tab.remove(endedKey);
    this.user = user;
    this.#identity.keepFresh(this.ended);
    return true;
  }

  /**
   * The session has ended by itself, or in another tab: the logged-out page shows. What was typed
   * stays for the person's return, unless they logged out. SIGN-05
   */
  ended(why: SessionEnd): void {
    // Several calls may find the session gone, and some only after Logout: it ends once, as it first did.
    if (!this.user) return;
    if (why === "logout") this.#forget();
    else this.#leaveOff(why);
    this.#identity.showLoggedOut();
  }

  /** Nobody did anything for too long: signed out at the provider too. What was typed stays for their return. */
  async expire(): Promise<void> {
    // Another tab, left alone for as long, may have ended it a moment before.
    if (!this.user) return;
    this.#leaveOff("idle");
    await this.#signOut("idle");
  }

  /** SIGN-01 */
  async signIn(address: string): Promise<void> {
    try {
      await this.#identity.startSignIn(address);
    } catch (error) {
      this.#failures.signInFailed("refused", error);
    }
  }

  /** Nothing of the person stays behind in this tab. SIGN-06 */
  async logout(): Promise<void> {
    this.#forget();
    await this.#signOut("logout");
  }

  /** Opens the session by which other systems know the person: once a sign-in, not again on reload. SIGN-12 */
  async #open(): Promise<Result<HandOffIds, CallFailure | "signed out">> {
    const { user } = this;
    if (this.#tab.read(openedKey) === undefined) {
      const opened = await this.#records.openSession();
      if (!opened.ok) return opened;
      // Whoever signs in next in this tab opens a session of their own.
      if (this.user !== user) return err("signed out");
      this.#tab.write(openedKey, "yes");
    }
    return this.#records.handOffIds();
  }

  #forget(): void {
    this.user = undefined;
    this.hasEnded = true;
    this.#tab.removeAll(personalPrefix);
  }

  #leaveOff(why: SessionEnd): void {
    this.user = undefined;
    this.hasEnded = true;
    this.#tab.removeAll(sessionPrefix);
    this.#tab.write(returnKey, this.#address());
    this.#tab.write(endedKey, why);
  }

  async #signOut(why: "logout" | "idle"): Promise<void> {
    try {
      await this.#identity.signOut(why);
    } catch (error) {
      this.#failures.raise(error);
    }
  }
}
