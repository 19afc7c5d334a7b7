import { readdirSync, statSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it } from "vitest";

import { describeStartupError } from "../../../../adapters/institute/main/startup-error.ts";
import { RefusalError } from "../../../../adapters/institute/platform/http/refusal-error.ts";
import { claimDatabase } from "../../../../adapters/institute/platform/storage/claim-database.ts";
import { lockFolder } from "../../../../adapters/institute/platform/storage/folder-lock.ts";
import { openStorage } from "../../../../adapters/institute/platform/storage/storage.ts";
import { withContextOf } from "../../../../adapters/institute/registrar/command-context.ts";
import { settingsOf } from "../../support/settings.ts";

it("refuses to work without a database, because a missing DATA_DIR would create a new one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-registrar-"));
  const withContext = withContextOf(
    () => Promise.resolve(settingsOf({ DATA_DIR: folder })),
    () => undefined,
  );
  await expect(withContext({}, () => Promise.resolve())).rejects.toThrow(
    `There is no database ${join(folder, "guildhall.sqlite")}.`,
  );
  expect(readdirSync(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

it.runIf(process.platform !== "win32")("a database and its folder are readable by their owner only", async () => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-registrar-"));
  const [data, file] = [join(folder, "data"), join(folder, "data", "guildhall.sqlite")];
  const held = lockFolder(data);
  const { database, close } = await openStorage({ kind: "sqlite", path: file });
  await claimDatabase(database, true);
  const modes = [data, file, `${file}-wal`, join(data, "lock.sqlite")].map((path) =>
    (statSync(path).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(["700", "600", "600", "600"]);
  await close();
  held.release();
  await rm(folder, { recursive: true });
});

it("a command without the server's settings refuses a production database", async () => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-registrar-"));
  const { database, close } = await openStorage({ kind: "sqlite", path: join(folder, "guildhall.sqlite") });
  await claimDatabase(database, true);
  await close();
  const withContext = withContextOf(
    () => Promise.resolve(settingsOf({ DATA_DIR: folder })),
    () => undefined,
  );
  await expect(withContext({}, () => Promise.resolve())).rejects.toThrow("Set GUILDHALL_ENV=production");
  await rm(folder, { recursive: true });
});

it("a command reports a refusal in its words, without a stack", () => {
  const refusal = new RefusalError("unknown", "NO_SUCH_CUSTOMER", "There is no such customer.");
  expect(describeStartupError(refusal, undefined)).toBe("There is no such customer.");
});

it.runIf(process.platform === "linux")("a command reports a full disk in plain words", () => {
  const thrown = ((): unknown => {
    try {
      return writeFileSync("/dev/full", "a line");
    } catch (error) {
      return error;
    }
  })();
  expect(describeStartupError(thrown, undefined)).toBe(
    "There is no room on the disk: ENOSPC: no space left on device, write.",
  );
});
