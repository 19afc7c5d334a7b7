/** Signs in and out. */
export interface SignsIn {
  /** Signs in a seeded person by first name, and opens the dashboard. */
  signIn(firstName: string): Promise<void>;
  /**
   * Acts as a seeded person. Signs in with the first page that is opened, or at the dashboard when the screen is read
   * first.
   */
  become(firstName: string): Promise<void>;
  /** Opens an address of the portal without signing in. */
  come(address: string): Promise<void>;
  /** Signs in at the provider when it asks. */
  identify(firstName: string): Promise<void>;
  logOut(): Promise<void>;
}
