import { makeAutoObservable, observableRef } from "mobx";

import { rolesOf } from "../../domain/customer/roles.ts";
import type { CurrentAddress, TabStore } from "../ports/browser.ts";
import type { Identity, SessionEnd, SignedInUser } from "../ports/identity.ts";
import type { CustomerRecords, HandOffIds } from "../ports/institute.ts";
import { err, type CallFailure, type Result } from "../ports/result.ts";
import type { Failures } from "./failures.ts";
import { Resource } from "./resource.ts";
import {
  draftOwnerKey,
  draftsPrefix,
  endedKey,
  personalPrefix,
  returnAddressOf,
  returnKey,
  sessionPrefix,
} from "./session-keys.ts";

const openedKey = `${sessionPrefix}opened`;

/** The session in this tab: its user, from the first check to Logout. */
export class Session {
  user: SignedInUser | undefined = undefined;
  /** Whether the logged-out page is loading; failures are ignored meanwhile. */
  hasEnded = false;
  /** Identifiers of the customer in other systems. */
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

  /** The signed-in user's roles. SIGN-09 */
  get roles(): readonly string[] {
    return rolesOf(this.user?.groups ?? []);
  }

  /**
   * Restores the stored user, or redirects to the provider's sign-in and returns to the current address or the one
   * where the last session ended. Resolves to true when signed in. SIGN-01
   */
  async start(): Promise<boolean> {
    const user = this.#identity.user();
    if (!user) {
      await this.signIn(returnAddressOf(this.#address(), this.#tab.read(returnKey)));
      return false;
    }
    this.#tab.remove(returnKey);
    this.#tab.remove(endedKey);
    this.#discardInputOfOthers(user);
    this.user = user;
    this.#identity.keepFresh(this.ended);
    return true;
  }

  /**
   * Handles a session that ended by itself or in another tab: shows the logged-out page. Keeps drafts unless the user
   * logged out. SIGN-05
   */
  ended(why: SessionEnd): void {
    // Several calls may detect the end, some only after Logout; the first one counts.
    if (!this.user) return;
    if (why === "logout") this.#forget();
    else this.#leaveOff(why);
    this.#identity.showLoggedOut();
  }

  /** Signs out after inactivity, at the provider too. Keeps drafts. */
  async expire(): Promise<void> {
    // Another idle tab may have ended the session already.
    if (!this.user) return;
    this.#leaveOff("idle");
    await this.#signOut("idle");
  }

  /** Redirects to the provider's sign-in. SIGN-01 */
  async signIn(address: string): Promise<void> {
    try {
      await this.#identity.startSignIn(address);
    } catch (error) {
      this.#failures.signInFailed("refused", error);
    }
  }

  /** Removes all personal data from this tab and signs out. SIGN-06 */
  async logout(): Promise<void> {
    this.#forget();
    await this.#signOut("logout");
  }

  /** Opens the customer's session for other systems, once per sign-in and not again on reload. SIGN-12 */
  async #open(): Promise<Result<HandOffIds, CallFailure | "signed out">> {
    const { user } = this;
    if (this.#tab.read(openedKey) === undefined) {
      const opened = await this.#records.openSession();
      if (!opened.ok) return opened;
      // The next user in this tab opens their own session.
      if (this.user !== user) return err("signed out");
      this.#tab.write(openedKey, "yes");
    }
    return this.#records.handOffIds();
  }

  /** What somebody else left in this tab unsent goes when another person signs in. */
  #discardInputOfOthers({ customerId }: SignedInUser): void {
    const owner = this.#tab.read(draftOwnerKey);
    if (owner !== undefined && owner !== customerId) this.#tab.removeAll(draftsPrefix);
    this.#tab.write(draftOwnerKey, customerId);
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
