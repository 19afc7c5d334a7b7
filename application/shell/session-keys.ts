/** Prefix of all tab-storage keys with data of the signed-in customer. */
export const personalPrefix = "guildhall.";
/** Prefix of all customers' unsent input. */
export const draftsPrefix = `${personalPrefix}draft.`;
export const draftPrefixOf = (customerId: string): string => `${draftsPrefix}${customerId}.`;
/** Stores whose unsent input the tab holds. */
export const draftOwnerKey = `${personalPrefix}draft-owner`;
/** Prefix of form drafts within a customer's drafts; flows have none. */
export const formPrefix = "form.";
/** Prefix of data that is valid for one session. */
export const sessionPrefix = `${personalPrefix}session.`;
/** Marks that the sign-in of this session was counted. SIGN-07 */
export const loggedInKey = `${sessionPrefix}logged-in`;
/** Stores the language that shows in this session. LANG-02 */
export const languageKey = `${sessionPrefix}language`;
/** Stores the language that this tab showed last, for the logged-out page; no personal data. LANG-02 */
export const shownLanguageKey = "shown-language";
/** Marks that a submission was sent in this session. */
export const sendingKeyOf = (name: string): string => `${sessionPrefix}sending.${name}`;
/** Stores where the portal opens after the next sign-in. */
export const returnKey = `${personalPrefix}return-address`;
/** Where a sign-in returns to: the requested page, or the one where the last session ended. SIGN-01 */
export const returnAddressOf = (requestedAddress: string, lastAddress: string | undefined): string =>
  requestedAddress === "/" ? (lastAddress ?? requestedAddress) : requestedAddress;
/** Stores why the session ended, for the logged-out page. */
export const endedKey = `${personalPrefix}ended`;
