import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const debian = "/usr/lib/postgresql";

const works = async (folder: string): Promise<boolean> => {
  if (!existsSync(join(folder, "initdb")) || !existsSync(join(folder, "postgres"))) return false;
  return run(join(folder, "postgres"), ["--version"]).then(
    ({ stdout }) => stdout.includes("PostgreSQL"),
    () => false,
  );
};

const places = async (): Promise<readonly string[]> => {
  const versions = existsSync(debian) ? (await readdir(debian)).toSorted((a, b) => Number(b) - Number(a)) : [];
  const told = await run("pg_config", ["--bindir"]).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  );
  return [
    ...versions.map((version) => join(debian, version, "bin")),
    ...told,
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
};

const findBinaries = async (): Promise<string | undefined> => {
  for (const folder of await places()) if (await works(folder)) return folder;
  return undefined;
};

/** Installs Debian's package without its default cluster. */
const install = async (): Promise<void> => {
  const isRoot = process.getuid?.() === 0;
  const apt = (...parameters: string[]) => {
    const line = ["apt-get", "-o", "DPkg::Lock::Timeout=120", ...parameters];
    const [command = "", ...rest] = isRoot ? line : ["sudo", "-n", ...line];
    return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  };
  if (isRoot) {
    await mkdir("/etc/postgresql-common", { recursive: true });
    await writeFile("/etc/postgresql-common/createcluster.conf", "create_main_cluster = false\n", { flag: "wx" }).catch(
      () => undefined,
    );
  }
  await apt("update");
  await apt("install", "-y", "--no-install-recommends", "postgresql");
};

/** The folder with initdb and postgres; installs them if missing and allowed. */
export const postgresBinaries = async (): Promise<string> => {
  const present = await findBinaries();
  if (present !== undefined) return present;
  await install().catch((error: unknown) => {
    throw new Error("These tests need PostgreSQL: install it, or put initdb and postgres on the PATH.", {
      cause: error,
    });
  });
  const installed = await findBinaries();
  if (installed === undefined) throw new Error("PostgreSQL was installed, but its initdb was not found.");
  return installed;
};
