import { formatMessage, type Message } from "../../../domain/kernel/message.ts";

/** The English words of a message; undefined where there is none. */
export const english = (message: Message | undefined): string | undefined => message && formatMessage(message);

/** The English words of each message by its name. */
export const allInEnglish = (
  messages: Readonly<Record<string, Message | undefined>>,
): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, english(message)]));
