import { distance } from "fastest-levenshtein";

import type { UserType } from "../../../domain/customer/user-type.ts";
import type { ObligationTexts } from "../../../domain/shell/content.ts";
import { CommandError, type CommandContext } from "./command-context.ts";

const nearest = (code: string, known: readonly string[]): string | undefined =>
  known.toSorted((one, other) => distance(code, one) - distance(code, other)).find((each) => distance(code, each) <= 6);

/** Throws unless a content document has a text for the code, because the portal would show nothing. */
const assertAmong = (code: string, known: readonly string[], document: string): void => {
  if (known.includes(code)) return;
  const suggestion = nearest(code, known);
  throw new CommandError(
    `${document} has no text for ${code}, so members would see nothing.${suggestion === undefined ? "" : ` Did you mean ${suggestion}?`} It has texts for ${known.join(", ")}.`,
  );
};

/** The portal's names of obligations for a customer type. */
export const obligationTexts = async (
  { mails }: Pick<CommandContext, "mails">,
  type: UserType | undefined,
): Promise<ObligationTexts> => (await mails.library.document("page-framework", type)).obligations;

/** Throws a CommandError unless the portal shows something for the notification. NAV-07 */
export const assertNotificationKnown = async (
  { mails }: Pick<CommandContext, "mails">,
  code: string,
): Promise<void> => {
  const { notifications } = await obligationTexts({ mails }, undefined);
  assertAmong(code, Object.keys(notifications), "page-framework.yaml");
};

/** Throws a CommandError unless the suspension page has a text for the reason. SUSP-04 */
export const assertReasonKnown = async ({ mails }: Pick<CommandContext, "mails">, code: string): Promise<void> => {
  const { texts } = await mails.library.document("suspension", undefined);
  assertAmong(code, Object.keys(texts.reasons), "suspension.yaml");
};
