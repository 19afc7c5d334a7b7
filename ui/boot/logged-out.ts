import type { SessionEnd } from "../../application/ports/identity.ts";
import type { Organisation } from "../../domain/shell/organisation.ts";

const reasons: Readonly<Record<SessionEnd, string | undefined>> = {
  logout: undefined,
  idle: "Nothing happened for a while, so we signed you out. What you typed is kept in this window until you sign in again.",
  "not renewed": "Your session has ended. What you typed is kept in this window until you sign in again.",
};

const isEnd = (why: string | null): why is SessionEnd => why !== null && Object.hasOwn(reasons, why);

/**
 * Adds the organisation's name to the logged-out page, and the reason if the session ended by itself. SIGN-05, SIGN-06
 */
export const showLogoutReason = (page: Document, why: string | null, { shortName }: Organisation): void => {
  page.title = `Signed out – ${shortName}`;
  const reason = isEnd(why) ? reasons[why] : undefined;
  if (reason === undefined) return;
  const words = page.createElement("p");
  words.textContent = reason;
  page.querySelector("h1")?.after(words);
};
