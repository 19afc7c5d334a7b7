import { WebStorageStateStore } from "oidc-client-ts";

/** What of a sign-in is kept in the tab until its answer comes. */
export interface SignInState {
  readonly returnAddress: string;
  /** Whose session the provider was asked for, where it was asked whether one stands. */
  readonly renewalFor?: string;
}

/** Store for the state of sign-ins that this tab has begun. */
export const begunSignIns = (): WebStorageStateStore =>
  new WebStorageStateStore({ store: sessionStorage, prefix: "identity.sign-in " });
