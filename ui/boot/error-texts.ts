import type { Message } from "../../domain/kernel/message.ts";
import type { ErrorScreen } from "../../domain/shell/failure.ts";
import { startMessages } from "../../domain/shell/start-messages.ts";

/** Texts of an error screen. */
export interface ErrorTexts {
  readonly title: Message;
  readonly heading: Message;
  readonly message: Message;
  /** Whether retrying may help. */
  readonly offersReload: boolean;
  /** The only button, in place of Reload and Logout: it goes to the portal anew. */
  readonly button?: Message;
}

/** Texts of the error screens. ERR-01, ERR-02, ERR-03, ERR-05 */
export const errorTexts = (screen: ErrorScreen): ErrorTexts => ({
  title: startMessages[`${screen}Title`],
  heading: startMessages[`${screen}Heading`],
  message: startMessages[`${screen}Message`],
  offersReload: screen !== "accessUnavailable",
  ...(screen === "declined" ? { button: startMessages.signIn } : {}),
});
