/** Signs in and out. */
export interface SignsIn {
  /** Signs in with the first name of a seeded person, and arrives at the dashboard. */
  signIn(firstName: string): Promise<void>;
  /**
   * Is a seeded person: signed in at the first page that they open, or at the dashboard where they look before they
   * open one.
   */
  become(firstName: string): Promise<void>;
  /** Comes to an address of the portal without being signed in. */
  come(address: string): Promise<void>;
  /** Tells the provider who one is, where it asks. */
  identify(firstName: string): Promise<void>;
  logOut(): Promise<void>;
}
