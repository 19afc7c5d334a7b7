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
    .map(([file]) => file);

/** Routes and commands parse and answer: SQL in one of them, as its file. */
export const speakSql = (sources: ReadonlyMap<string, string>): readonly string[] =>
  [...sources]
    .filter(([file]) => /^adapters\/institute\/(areas\/.*\.routes\.ts$|registrar\/(commands\/)?[\w-]+\.ts$)/.test(file))
    .filter(([, text]) => /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/.test(text))
    .map(([file]) => file);
