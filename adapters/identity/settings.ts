/** How the identity provider is reached, and where it sends people back to. Addresses are absolute. */
export interface IdentitySettings {
  readonly authority: string;
  readonly clientId: string;
  readonly scope: string;
  /** By which claims of the id token the customer's number and groups are told. */
  readonly claims: { readonly customerId: string; readonly groups: string };
  /** The provider's end points, and what its sign-in page is styled by, where they are known without asking it. */
  readonly signIn?: { readonly authorization: string; readonly token: string; readonly styles: string } | undefined;
  readonly callbackUrl: string;
  readonly renewUrl: string;
  readonly loggedOutUrl: string;
}
