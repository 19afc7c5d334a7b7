import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import pg from "pg";

import type { StorageChoice } from "../../../adapters/institute/platform/storage/storage.ts";
import { postgresBinaries } from "./postgres-binaries.ts";

const run = promisify(execFile);
const folder = fileURLToPath(new URL("../institute/platform/storage/releases", import.meta.url));

const quoted = (value: unknown): string => {
  if (value === null) return "null";
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (typeof value !== "string") throw new Error("What is no text, number or null cannot be kept yet.");
  return `'${value.replaceAll("'", "''")}'`;
};

/** A SQLite database as SQL statements that recreate it. */
const sqliteDump = (path: string): string => {
  const database = new DatabaseSync(path, { readOnly: true });
  const made = database
    .prepare(
      "select name, type, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by type = 'index', rowid",
    )
    .all();
  const rows = made
    .filter(({ type }) => type === "table")
    .flatMap(({ name }) =>
      database
        .prepare(`select * from "${String(name)}"`)
        .all()
        .map((row) => `insert into "${String(name)}" values (${Object.values(row).map(quoted).join(", ")});`),
    );
  database.close();
  return [...made.map(({ sql }) => `${String(sql)};`), ...rows, ""].join("\n");
};

// Commands for psql, and session settings.
const isForItself = (line: string): boolean => /^(\\|SET |SELECT pg_catalog\.set_config)/.test(line);

const postgresDump = async (url: string): Promise<string> => {
  const { stdout } = await run(
    join(await postgresBinaries(), "pg_dump"),
    ["--inserts", "--no-owner", "--no-privileges", url],
    { maxBuffer: 1e8 },
  );
  return stdout
    .split("\n")
    .filter((line) => !isForItself(line))
    .join("\n");
};

const fileOf = (release: string, { kind }: StorageChoice): string => join(folder, release, `${kind}.sql`);

/** Saves a database as the fixture of a release. */
export const recordRelease = async (release: string, storage: StorageChoice): Promise<void> => {
  await mkdir(join(folder, release), { recursive: true });
  await writeFile(
    fileOf(release, storage),
    storage.kind === "sqlite" ? sqliteDump(storage.path) : await postgresDump(storage.url),
  );
};

/** Restores a release's fixture to an empty database. */
export const layRelease = async (release: string, storage: StorageChoice): Promise<void> => {
  const statements = await readFile(fileOf(release, storage), "utf8");
  if (storage.kind === "sqlite") {
    // Rows are in the order of tables, not of foreign keys.
    const database = new DatabaseSync(storage.path, { enableForeignKeyConstraints: false });
    database.exec(statements);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: storage.url });
  await client.connect();
  await client.query(statements);
  await client.end();
};
