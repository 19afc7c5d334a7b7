import { isShared, mayHandOver } from "../../domain/shell/session-handover.ts";
import type { Clock, NewIdentifier, OtherTabs } from "../ports/browser.ts";
import type { SessionEnd, TabSession } from "../ports/identity.ts";

/** Message: a tab found that the provider's session has ended, or could not renew it. */
export const sessionCheck = "look again";

const signedIn = "signed in ";
/** Message: a person has signed in at the provider, so sessions of other people have ended. */
export const signedInMessage = (customerId: string): string => signedIn + customerId;

/** A question ends with the identifier of who asks. */
const questionIn = (realm: string): string => `session? ${realm} `;
const answerTo = (asking: string): string => `session for ${asking} `;

/** Milliseconds to wait for a signed-in tab, which may be busy or suspended by the browser. */
const longestWait = 500;

/** Why a message of another tab ends the session of a customer; undefined when it does not. */
const endBy = (message: string, customerId: string | undefined): SessionEnd | undefined => {
  if (message === "logout" || message === "idle") return message;
  return message.startsWith(signedIn) && message !== signedInMessage(customerId ?? "") ? "not renewed" : undefined;
};

/** The parties of a handover in one tab. */
interface Handover {
  readonly tabs: OtherTabs;
  readonly clock: Clock;
  readonly session: TabSession;
}

/**
 * Ends this tab's session with the other tabs, and hands it to new tabs that ask. `onCheck` is called when another tab
 * found the provider's session ended. SIGN-05, SIGN-06
 */
export const followTabs = (
  { tabs, clock, session }: Handover,
  { onEnded, onCheck }: { readonly onEnded: (why: SessionEnd) => void; readonly onCheck: () => void },
): void => {
  const question = questionIn(session.realm);
  tabs.listen((message) => {
    const own = session.read();
    const end = endBy(message, own?.customerId);
    if (end) onEnded(end);
    else if (message === sessionCheck) onCheck();
    else if (message.startsWith(question) && own && mayHandOver(own, clock.now()))
      tabs.tell(answerTo(message.slice(question.length)) + own.record);
  });
  const own = session.read();
  if (own && isShared(own)) tabs.announceSignedIn();
};

/**
 * Asks the open tabs for their session and stores the first answer. Resolves to undefined at once when no tab is signed
 * in, after half a second without an answer, and when a session ends meanwhile. Otherwise resolves to a function to call
 * when `followTabs` starts: until then a session that ends in another tab is removed here too, because a tab may open
 * while another one signs out.
 */
export const takeSession = (
  { tabs, clock, session }: Handover,
  newIdentifier: NewIdentifier,
): Promise<(() => void) | undefined> =>
  new Promise((resolve) => {
    let isTaken = false;
    const giveUp = (): void => {
      stop();
      stopWaiting();
      resolve(undefined);
    };
    const asking = newIdentifier();
    // An answer to another tab can be older than the end of its session.
    const answer = answerTo(asking);
    const stop = tabs.listen((message) => {
      if (message === sessionCheck || endBy(message, isTaken ? session.read()?.customerId : undefined)) {
        if (isTaken) session.remove();
        giveUp();
      } else if (!isTaken && message.startsWith(answer)) {
        isTaken = true;
        stopWaiting();
        session.write(message.slice(answer.length));
        resolve(stop);
      }
    });
    const stopWaiting = clock.after(longestWait, giveUp);
    tabs.tell(questionIn(session.realm) + asking);
    void tabs.isAnySignedIn().then((isAny) => {
      if (!isAny && !isTaken) giveUp();
    });
  });
