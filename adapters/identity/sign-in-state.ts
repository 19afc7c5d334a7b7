import { WebStorageStateStore } from "oidc-client-ts";

/** State of a sign-in that the tab keeps until the response. */
export interface SignInState {
  readonly returnAddress: string;
  /** The customer whose session a silent renewal checked. */
  readonly renewalFor?: string;
}

/** Store for the state of sign-ins that this tab has begun. */
export const signInStateStore = (): WebStorageStateStore =>
  new WebStorageStateStore({ store: sessionStorage, prefix: "identity.sign-in " });
