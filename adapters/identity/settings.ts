/** Addresses of the identity provider and of the pages that it returns to, all absolute. */
export interface IdentitySettings {
  readonly authority: string;
  readonly clientId: string;
  readonly scope: string;
  /** The id token's claims that hold the customer's number and groups. */
  readonly claims: { readonly customerId: string; readonly groups: string };
  /** The provider's endpoints and the style sheet of its sign-in page, where known without discovery. */
  readonly signIn?: { readonly authorization: string; readonly token: string; readonly styles: string } | undefined;
  readonly callbackUrl: string;
  readonly renewUrl: string;
  readonly loggedOutUrl: string;
}
