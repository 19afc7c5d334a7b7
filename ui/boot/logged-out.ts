import type { SessionEnd } from "../../application/ports/identity.ts";
import { formatMessage, type Message } from "../../domain/kernel/message.ts";
import type { Organisation } from "../../domain/shell/organisation.ts";
import { startPageMessages } from "../../domain/shell/start-messages.ts";
import { startWording, wordElements, type StartTexts } from "./start-texts.ts";

const reasons: Readonly<Record<SessionEnd, Message | undefined>> = {
  logout: undefined,
  idle: startPageMessages.signedOutIdle,
  "not renewed": startPageMessages.signedOutNotRenewed,
};

const isEnd = (why: string | null): why is SessionEnd => why !== null && Object.hasOwn(reasons, why);

/**
 * Words the logged-out page in its language, and adds the organisation's name and the reason if the session ended by
 * itself. SIGN-05, SIGN-06
 */
export const showLogoutReason = (
  page: Document,
  why: string | null,
  { shortName }: Organisation,
  texts: StartTexts,
): void => {
  const wording = startWording(texts, page.documentElement.lang);
  wordElements(page, texts, page);
  page.title = `${formatMessage(startPageMessages.signedOutTitle, wording)} – ${shortName}`;
  const reason = isEnd(why) ? reasons[why] : undefined;
  if (reason === undefined) return;
  const words = page.createElement("p");
  words.textContent = formatMessage(reason, wording);
  page.querySelector("h1")?.after(words);
};
