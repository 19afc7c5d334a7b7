import { dirname } from "node:path";

const declared = /declare module "[^"]*tables\.ts" \{\n {2}interface Tables \{\n([\s\S]*?)\n {2}\}/;
/** Made-up people and imported records are written row by row; migrations change every table. */
const exempt = /\/(migrations|seeds|records)\//;

/** The folder that declares each table: the only one that writes it. */
export const ownersOf = (sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...sources].flatMap(([file, text]) =>
      [...(declared.exec(text)?.[1] ?? "").matchAll(/^ {4}(\w+):/gm)].map(
        ([, table = ""]) => [table, dirname(file)] as const,
      ),
    ),
  );

/** Writes to tables of another folder, as "file: table of folder". */
export const foreignWrites = (sources: ReadonlyMap<string, string>): readonly string[] => {
  const owners = ownersOf(sources);
  return [...sources].flatMap(([file, text]) => {
    if (!file.startsWith("adapters/institute/") || exempt.test(file)) return [];
    return [...text.matchAll(/\.(?:insertInto|replaceInto|mergeInto|updateTable|deleteFrom)\(\s*"(\w+)"/g)]
      .map(([, table = ""]) => [table, owners.get(table)] as const)
      .filter(([, owner]) => owner !== undefined && !`${dirname(file)}/`.startsWith(`${owner}/`))
      .map(([table, owner]) => `${file}: ${table} of ${owner}`);
  });
};

/** Files that reach tables whose name is only known at run time, which `foreignWrites` cannot see. */
export const untypedWriters = (sources: ReadonlyMap<string, string>): readonly string[] =>
  [...sources]
    .filter(([file, text]) => file.startsWith("adapters/institute/") && /import \{[^}]*\banyTables\b/.test(text))
    .map(([file]) => file)
    .toSorted();

/**
 * The registers: what the organisation holds of people, and what follows from it in the portal. Submissions and issued
 * documents are no registers, because they are a record themselves: rows are added with their author and never changed.
 */
const registers: readonly string[] = [
  "customers",
  "departures",
  "personalRecords",
  "notifications",
  "subscriptions",
  "transactions",
  "cpdOverviews",
  "cpdYears",
  "cpdAdjustments",
  "cpdActivities",
  "qualifications",
  "keyResources",
  "practisingCertificates",
  "examEntries",
];

/**
 * Writes that change nothing on record: the session of a sign-in, and notes of what a posting has ended and which bank line
 * it is of.
 */
const changesNothing = /\.set\(\{ (?:latestSessionId: \w+|effects: JSON\.stringify\(effects\)|bankLine) \}\)/;

/**
 * Writes to a register in a function that does not record the change, as "file: table". A function that only writes for
 * another one of its file counts as part of it.
 */
export const unrecordedWrites = (sources: ReadonlyMap<string, string>): readonly string[] =>
  [...sources].flatMap(([file, text]) => {
    if (!file.startsWith("adapters/institute/") || exempt.test(file)) return [];
    const functions = text.split(/\n(?=(?:\/\*\*|(?:export )?(?:const|function|async function) ))/);
    const records = (body: string): boolean => /\b(?:audit|auditAll|auditEach|changeWithAudit)\(/.test(body);
    const nameOf = (body: string): string => /(?:const|function) (\w+)/.exec(body)?.[1] ?? "";
    const isPartOfRecording = (name: string): boolean => {
      const callers = functions.filter((body) => nameOf(body) !== name && new RegExp(`\\b${name}\\(`).test(body));
      return callers.length > 0 && callers.every(records);
    };
    return functions
      .filter((body) => !records(body) && !(!/^export/m.test(body) && isPartOfRecording(nameOf(body))))
      .flatMap((body) => [
        ...body
          .replaceAll(/\s+/g, " ")
          .matchAll(/\.(?:insertInto|replaceInto|mergeInto|updateTable|deleteFrom)\(\s*"(\w+)"\s*\)(.{0,80})/g),
      ])
      .filter(([, table = "", then = ""]) => registers.includes(table) && !changesNothing.test(then.trimStart()))
      .map(([, table = ""]) => `${file}: ${table}`);
  });

/** Routes and commands parse and answer: SQL in one of them, as its file. */
export const speakSql = (sources: ReadonlyMap<string, string>): readonly string[] =>
  [...sources]
    .filter(([file]) => /^adapters\/institute\/(areas\/.*\.routes\.ts$|registrar\/(commands\/)?[\w-]+\.ts$)/.test(file))
    .filter(([, text]) => /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/.test(text))
    .map(([file]) => file);

const acts =
  /\b(?:inTransaction|audit|auditAll|auditEach|changeWithAudit|lockCustomers?|putInOutbox|putWebhookMessage|hashPassword|isPassword)\(/;

/** Routes parse and answer: one that opens a transaction, locks, records, writes a mail or checks a password, as its file. */
export const actingRoutes = (sources: ReadonlyMap<string, string>): readonly string[] =>
  [...sources]
    .filter(([file, text]) => /^adapters\/institute\/areas\/.*\.routes\.ts$/.test(file) && acts.test(text))
    .map(([file]) => file);

const comments = /(\/\*[\s\S]*?\*\/|\/\/.*)/g;

/**
 * What a file of routes does beyond parsing, calling one use case and answering, as "file: what": it refuses, catches,
 * or reads several things for one answer. Limits of requests are no reading.
 */
export const decidingRoutes = (sources: ReadonlyMap<string, string>): readonly string[] =>
  [...sources]
    .filter(([file]) => /^adapters\/institute\/.*\.routes\.ts$/.test(file))
    .flatMap(([file, text]) => {
      const code = text.replaceAll(comments, "");
      const answers = code.split(/\b(?:serve\(|app\.(?:get|post)\b|=> async|async \()/);
      return [
        ...(/\bthrow\b|\bRefusalError\b|\bwordedRefusal\b|\bunknownAddress\b/.test(code) ? ["refuses"] : []),
        ...(/\bcatch\b/.test(code) ? ["catches"] : []),
        ...(/\bPromise\.all\b/.test(code) ? ["reads several things"] : []),
        ...answers
          .map((answer) => [...answer.matchAll(/\bawait (?!limits\.assert\b)/g)].length)
          .filter((calls) => calls > 1)
          .map((calls) => `${calls} calls for one answer`),
      ].map((what) => `${file}: ${what}`);
    });

/** Files below main that call what a file of routes holds: what two faces need is a use case. */
export const callersOfRoutes = (sources: ReadonlyMap<string, string>): readonly string[] =>
  [...sources]
    .filter(([file]) => /^adapters\/institute\/(?!main\/)/.test(file))
    .filter(([, text]) => /^import \{[^}]*\} from "[^"]*\.routes\.ts"/m.test(text))
    .map(([file]) => file);
