import { journalAmounts } from "../../../../domain/institute/fees/journal.ts";
import { dayOf } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import type { ListColumn } from "../../platform/spreadsheet.ts";
import type { JournalEntry } from "./journal.store.ts";

type TextColumn = Exclude<
  keyof JournalEntry,
  "settles" | "postedAt" | "amount" | "receiptAvailable" | "invoiceAvailable"
>;

const text = (name: TextColumn): ListColumn<JournalEntry> => ({ name, of: (entry) => entry[name] });

/** The columns of the journal, for the accountant. CORR-01 */
export const journalColumns = (rules: OrganisationRules): readonly ListColumn<JournalEntry>[] => [
  text("date"),
  text("reference"),
  text("customerId"),
  text("name"),
  text("type"),
  text("status"),
  text("description"),
  text("purpose"),
  text("dueDate"),
  { name: "debit", of: (entry) => journalAmounts(entry).debit, kind: "amount" },
  { name: "credit", of: (entry) => journalAmounts(entry).credit, kind: "amount" },
  { name: "currency", of: () => rules.currency },
  { name: "settles", of: ({ settles }) => settles?.join(" ") },
  text("reverses"),
  text("reason"),
  text("postedBy"),
  { name: "postedOn", of: ({ postedAt }) => postedAt && dayOf(postedAt, rules) },
];
