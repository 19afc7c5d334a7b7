import type { SeededPerson } from "../../adapters/institute/trial/person.ts";
import type { Caller, Identity, Renewal, SignedInUser } from "../../application/ports/identity.ts";
import type { TestInstitute } from "../adapters/support/test-institute.ts";
import { coreConfiguration } from "./core-configuration.ts";

const never = new Promise<never>(() => {});

/** A signed-in person without the provider's pages, which need browser level. */
export class CoreIdentity implements Identity {
  /** The page that the requested sign-in returns to; undefined without a request. */
  requestedAddress: string | undefined;
  isReachable = true;
  /** Whether requests to the provider hang. */
  isHolding = false;
  #user: SignedInUser | undefined;
  #caller: Caller | undefined;
  #signIns = 0;
  readonly #leaveFor: (address: string) => void;

  constructor(leaveFor: (address: string) => void) {
    this.#leaveFor = leaveFor;
  }

  async signIn(institute: TestInstitute, person: SeededPerson, now: Date): Promise<void> {
    const groups = (person.traits.groups ?? []).map((group) => `CN=${group},OU=groups,O=institute`);
    this.requestedAddress = undefined;
    this.#user = { customerId: person.customerId, name: person.name, groups };
    this.#signIns += 1;
    // The same sign-in id in every scenario, because signing a token is slow.
    const accessToken = await institute.accessTokenFor(
      person.customerId,
      `${person.customerId}, ${now.toISOString()}, time ${String(this.#signIns)}`,
    );
    this.#caller = { customerId: person.customerId, accessToken };
  }

  user(): SignedInUser | undefined {
    return this.#user;
  }

  caller(): Caller | undefined {
    return this.#caller;
  }

  startSignIn(returnAddress: string): Promise<void> {
    if (!this.isReachable) return Promise.reject(new TypeError("The provider does not answer."));
    this.requestedAddress = returnAddress;
    this.#leaveFor(coreConfiguration.identity.authority);
    return Promise.resolve();
  }

  /** Expires the sign-in. */
  expire(): void {
    this.#user = undefined;
  }

  renew(): Promise<Renewal> {
    return Promise.resolve("refused");
  }

  signOut(): Promise<void> {
    if (this.isHolding) return never;
    this.showLoggedOut();
    return Promise.resolve();
  }

  keepFresh(): void {
    // Nothing to renew, because a scenario ends long before its token expires.
  }

  showLoggedOut(): void {
    this.#user = undefined;
    this.#caller = undefined;
    this.#leaveFor(coreConfiguration.identity.loggedOutUrl);
  }
}
