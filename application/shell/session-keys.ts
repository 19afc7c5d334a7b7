/** Everything the portal keeps in the tab about a signed-in person begins so. */
export const personalPrefix = "guildhall.";
/** What a person typed and has not sent is kept under keys that begin so. */
export const draftPrefixOf = (customerId: string): string => `${personalPrefix}draft.${customerId}.`;
/** The names that the drafts of forms begin with: those of flows have none. */
export const formPrefix = "form.";
/** What holds for one session, and is told again in the next. */
export const sessionPrefix = `${personalPrefix}session.`;
/** Where the portal opens after the next sign-in. */
export const returnKey = `${personalPrefix}return-address`;
/** Where a sign-in leads back to: the page that was asked for, or else the one at which the last session ended. SIGN-01 */
export const returnAddressOf = (asked: string, left: string | undefined): string => (asked === "/" ? (left ?? asked) : asked);
/** Why the logged-out page is shown, for that page to say. */
export const endedKey = `${personalPrefix}ended`;
