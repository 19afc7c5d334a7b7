import { makeAutoObservable, observableRef } from "mobx";
import { rolesOf } from "../../domain/customer/roles.ts";
import type { CustomerRecords, HandOffIds } from "../ports/customer-records.ts";
import type { Identity, SignedInUser } from "../ports/identity.ts";
import type { TabStore } from "../ports/tab-store.ts";
import type { Failures } from "./failures.ts";
import type { Resource } from "./resource.ts";
import { resourceOf } from "./resource.ts";

const openedKey = "guildhall.session-opened";
/** Everything the portal keeps in the tab about a signed-in person begins so. */
export const personalPrefix = "guildhall.";

/** The portal's session in this tab: who it is of, from the first check to Logout. */
export class Session {
  user: SignedInUser | undefined = undefined;
  readonly handOffIds: Resource<HandOffIds>;
  readonly #identity: Identity;
  readonly #records: CustomerRecords;
  readonly #tab: TabStore;
  readonly #failures: Failures;

  constructor(identity: Identity, records: CustomerRecords, tab: TabStore, failures: Failures) {
    this.#identity = identity;
    this.#records = records;
    this.#tab = tab;
    this.#failures = failures;
    this.handOffIds = resourceOf(() => this.#records.handOffIds(), failures.raise);
    makeAutoObservable(this, { user: observableRef, handOffIds: false }, { autoBind: true });
  }

  /** SIGN-09 */
  get roles(): readonly string[] {
    return rolesOf(this.user?.groups ?? []);
  }

  /**
   * Takes up the stored user, or leaves for the provider's sign-in, to come back to `address`.
   * True when someone is signed in. SIGN-01, SIGN-12
   */
  async start(address: string): Promise<boolean> {
    const user = this.#identity.user();
    if (!user) {
      await this.signIn(address);
      return false;
    }
    this.user = user;
    this.#identity.keepFresh(this.lost);
    return true;
  }

  /** Opens the session by which other systems know the person: once a sign-in, not again on reload. SIGN-12 */
  async open(): Promise<void> {
    try {
      if (this.#tab.read(openedKey) === undefined) {
        await this.#records.openSession();
        this.#tab.write(openedKey, "yes");
      }
      await this.handOffIds.load();
    } catch (error) {
      this.#failures.raise(error);
    }
  }

  /** Renewal has failed, or the provider has signed the person out. SIGN-05 */
  lost(): void {
    this.user = undefined;
    this.#tab.remove(openedKey);
    this.#identity.showLoggedOut();
  }

  /** SIGN-01 */
  async signIn(address: string): Promise<void> {
    try {
      await this.#identity.startSignIn(address);
    } catch (error) {
      this.#failures.raise(error);
    }
  }

  /** Nothing of the person stays behind in this tab. SIGN-06 */
  async logout(): Promise<void> {
    this.user = undefined;
    this.#tab.removeAll(personalPrefix);
    try {
      await this.#identity.signOut();
    } catch (error) {
      this.#failures.raise(error);
    }
  }
}
