import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import type { RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flat, nested, type Flat, type Line } from "./columns.ts";
import { faultsOf, type Fault } from "./faults.ts";
import type { ImportLine } from "./read-file.ts";
import type { Change, RecordFile } from "./record-file.ts";

/** A parsed import file. */
export interface Import {
  readonly records: RecordFile;
  readonly file: string;
  readonly lines: readonly ImportLine[];
}

/** Changes of an import to one kind of record. */
export interface FilePlan {
  readonly records: RecordFile;
  readonly added: readonly Change[];
  readonly changed: readonly Change[];
  readonly unchanged: number;
  /** Stored records that the file leaves out. */
  readonly leftOut: readonly Line[];
}

/** The changes of an import, or its faults. */
export interface Plan {
  readonly files: readonly FilePlan[];
  readonly faults: readonly Fault[];
}

/** Key of a record among those of its kind. */
export const keyOf = (fields: readonly string[], line: Line): string =>
  fields.map((field) => String(line[field])).join(" ");

/** Serialises fields in one order for comparison; empty texts count as absent. */
const canonical = (columns: Flat): string =>
  JSON.stringify(
    [...columns]
      .filter(([, value]) => value !== undefined && value !== null && value !== "")
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

const isSame = (one: Line, other: Line): boolean => canonical(flat(one)) === canonical(flat(other));

/** Stored records of each kind, by key. */
export type StoredRecords = ReadonlyMap<string, ReadonlyMap<string, Line>>;

export const readStored = async (database: Database, files: readonly RecordFile[]): Promise<StoredRecords> => {
  const stored = new Map<string, ReadonlyMap<string, Line>>();
  for (const records of files)
    stored.set(records.name, new Map((await records.all(database)).map((line) => [keyOf(records.key, line), line])));
  return stored;
};

/** The line as it would be stored, or its faults. */
const merged = (
  { records, file }: Import,
  { number, columns }: ImportLine,
  known: ReadonlyMap<string, Line>,
  { today, rules }: RulesOnDay,
): { readonly line: Line; readonly before: Line | undefined } | { readonly faults: readonly Fault[] } => {
  const line = nested(columns);
  const before = known.get(keyOf(records.key, line));
  const usual = flat(records.fillIn?.(line, { number, today }) ?? {});
  const entries = [...columns].map(([column, value]) => [column, value ?? usual.get(column)] as const);
  const whole = nested(new Map([...(before ? flat(before) : usual), ...entries]));
  const result = records.schema.safeParse(whole);
  if (!result.success) return { faults: faultsOf(result.error, whole, file, number) };
  const problems = records.problems?.(result.data, rules) ?? [];
  if (problems.length > 0)
    return { faults: problems.map(({ column, reason }) => ({ file, line: number, column, reason })) };
  return { line: records.normalised?.(result.data) ?? result.data, before };
};

/** Duplicate values of unique fields. */
const doubles = (
  { records, file }: Import,
  after: ReadonlyMap<string, Line>,
  numbers: ReadonlyMap<string, number>,
): readonly Fault[] =>
  (records.unique ?? []).flatMap((column) => {
    const owners = new Map<string, string>();
    const faults: Fault[] = [];
    for (const [key, line] of after) {
      const value = flat(line).get(column);
      if (typeof value !== "string") continue;
      const owner = owners.get(comparedEmail(value));
      owners.set(comparedEmail(value), key);
      if (owner === undefined) continue;
      const line1 = numbers.get(key) ?? numbers.get(owner) ?? 0;
      faults.push({ file, line: line1, column, reason: `${owner} and ${key} cannot both have it` });
    }
    return faults;
  });

/** Compares all files with the stored records; changes nothing. */
export const planImport = (imports: readonly Import[], stored: StoredRecords, onDay: RulesOnDay): Plan => {
  const faults: Fault[] = [];
  const files: FilePlan[] = [];
  const after = new Map([...stored].map(([name, lines]) => [name, new Map(lines)]));

  for (const each of imports) {
    const { records, file, lines } = each;
    const known = stored.get(records.name) ?? new Map<string, Line>();
    const present = after.get(records.name) ?? new Map<string, Line>();
    after.set(records.name, present);
    const seen = new Map<string, number>();
    const added: Change[] = [];
    const changed: Change[] = [];
    let unchanged = 0;
    for (const given of lines) {
      const outcome = merged(each, given, known, onDay);
      if ("faults" in outcome) {
        faults.push(...outcome.faults);
        continue;
      }
      const { line, before } = outcome;
      const key = keyOf(records.key, line);
      const first = seen.get(key);
      const fault = (column: string, reason: string) => faults.push({ file, line: given.number, column, reason });
      if (first !== undefined) fault(records.key.at(-1) ?? "", `stands in line ${first} already`);
      seen.set(key, given.number);
      if (before && before["customerId"] !== line["customerId"])
        fault("customerId", `${key} belongs to ${String(before["customerId"])}`);
      if (records.name !== "people" && !after.get("people")?.has(String(line["customerId"])))
        fault("customerId", `There is no person ${String(line["customerId"])}`);
      const belongs = records.belongsTo;
      if (belongs && !belongs.files.some((name) => after.get(name)?.has(keyOf(belongs.fields, line))))
        fault(
          belongs.fields.at(-1) ?? "",
          `There is none in ${belongs.files.join(", ")}: ${keyOf(belongs.fields, line)}`,
        );
      if (before && records.isAppendOnly && !isSame(before, line))
        fault(records.key.at(-1) ?? "", `${key} is on record otherwise, and is never changed`);
      if (before) for (const { column, reason } of records.whyNotChanged?.(before, line) ?? []) fault(column, reason);
      present.set(key, line);
      if (!before) added.push({ line, before });
      else if (isSame(before, line)) unchanged += 1;
      else changed.push({ line, before });
    }
    faults.push(...doubles(each, present, seen));
    const leftOut = [...known].filter(([key]) => !seen.has(key)).map(([, line]) => line);
    files.push({ records, added, changed, unchanged, leftOut });
  }
  return { files, faults };
};

export const changedColumns = ({ line, before }: Change): readonly string[] => {
  const [old, present] = [flat(before ?? {}), flat(line)];
  return [...new Set([...old.keys(), ...present.keys()])].filter(
    (column) => JSON.stringify(old.get(column) ?? "") !== JSON.stringify(present.get(column) ?? ""),
  );
};
