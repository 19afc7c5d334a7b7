import { dayOf, displayDate, type CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../../domain/rules/organisation-rules.ts";
import { chunked } from "../../../platform/storage/chunked.ts";
import type { ActionContext } from "../../use-case-context.ts";
import type { IdentifiedEntry } from "./bank-lines.store.ts";

/** An earlier file with some of the lines of another, and the day on which it was imported. */
export interface EarlierFile {
  readonly file: string;
  readonly day: CalendarDate;
}

/** The files that had entries before, the earliest first; none for entries that an earlier release posted. BANK-02 */
export const earlierFilesOf = async (
  { database, rules }: Pick<ActionContext, "database" | "rules">,
  entries: readonly IdentifiedEntry[],
): Promise<readonly EarlierFile[]> => {
  const found = new Map<string, EarlierFile>();
  for (const piece of chunked(entries)) {
    const rows = await database
      .selectFrom("bankLines")
      .select(["file", "addedAt"])
      .where(
        "bankLine",
        "in",
        piece.map(({ bankLine }) => bankLine),
      )
      .execute();
    for (const { file, addedAt } of rows) {
      const day = dayOf(new Date(addedAt), rules);
      found.set(`${day} ${file}`, { file, day });
    }
  }
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, file]) => file);
};

/** The sentence about a file without new lines: how many lines are known, from which file of which day. */
export const knownWords = (count: number, earlier: readonly EarlierFile[], rules: OrganisationRules): string => {
  const lines =
    count === 1
      ? "The only credit in this file was already imported"
      : `All ${count} credits in this file were already imported`;
  const files = earlier.map(({ file, day }) => `${file} was imported on ${displayDate(day, rules)}`);
  return files.length === 0 ? `${lines}.` : `${lines}: ${new Intl.ListFormat(rules.locale).format(files)}.`;
};
