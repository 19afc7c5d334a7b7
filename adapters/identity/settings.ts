/** How the identity provider is reached, and where it sends people back to. Addresses are absolute. */
export interface IdentitySettings {
  readonly authority: string;
  readonly clientId: string;
  readonly scope: string;
  /** By which claims of the id token the customer's number and groups are told. */
  readonly claims: { readonly customerId: string; readonly groups: string };
  readonly callbackUrl: string;
  readonly renewUrl: string;
  readonly loggedOutUrl: string;
}
