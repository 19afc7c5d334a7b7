import { distance } from "fastest-levenshtein";
import { pino } from "pino";
import { contentIn, openContentLibrary, type ContentLibrary } from "../institute/content/content-library.ts";
import { CommandError, type CommandContext } from "./command-context.ts";

const library = ({ settings }: Pick<CommandContext, "settings">): Promise<ContentLibrary> =>
  openContentLibrary({ folders: contentIn(settings.contentFolder), isWatched: false, log: pino({ level: "silent" }) });

const nearest = (code: string, known: readonly string[]): string | undefined =>
  known.toSorted((one, other) => distance(code, one) - distance(code, other)).find((each) => distance(code, each) <= 6);

/** Throws unless the code is among those that a content document has a text for: nobody would read of any other. */
const assertAmong = (code: string, known: readonly string[], document: string): void => {
  if (known.includes(code)) return;
  const meant = nearest(code, known);
  throw new CommandError(
    `${document} has no text for ${code}, so that nobody would read of it.${meant === undefined ? "" : ` Did you mean ${meant}?`} It has texts for ${known.join(", ")}.`,
  );
};

/** Throws a CommandError unless the portal shows something for the notification. NAV-07 */
export const assertNotificationKnown = async (context: Pick<CommandContext, "settings">, code: string): Promise<void> => {
  const { obligations } = await (await library(context)).document("page-framework", undefined);
  assertAmong(code, Object.keys(obligations.notifications), "page-framework.yaml");
};

/** Throws a CommandError unless the suspension page has a text for the reason. SUSP-04 */
export const assertReasonKnown = async (context: Pick<CommandContext, "settings">, code: string): Promise<void> => {
  const { texts } = await (await library(context)).document("suspension", undefined);
  assertAmong(code, Object.keys(texts.reasons), "suspension.yaml");
};
