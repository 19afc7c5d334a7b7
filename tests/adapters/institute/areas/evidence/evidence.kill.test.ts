import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { expect, it, vi } from "vitest";

import { listEvidence } from "../../../../../adapters/contract/evidence.contract.ts";
import { firstDayFile, removeFile } from "../../../support/first-day.ts";
import { freePort } from "../../../support/free-port.ts";
import { ask, openInstitute } from "../../../support/open-institute.ts";
import { samplePdf } from "../../../support/sample-files.ts";
import { environmentOf, startServer } from "../../../support/server.ts";

it("a server that is killed between a file and its record shows nothing of it (LOG-02)", async () => {
  const storage = await firstDayFile();
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const folder = join(dirname(storage.path), "evidence");
  const before = await openInstitute(storage, { publicUrl });
  const { customerId } = before.person("Maya");
  const token = await before.accessTokenFor(customerId);
  await before.close();
  const server = await startServer({ ...environmentOf(storage), PORT: String(port) });
  // Another connection writes, so that the record has to wait.
  const writer = new DatabaseSync(storage.path, { timeout: 20_000 });
  const upload = fetch(`${publicUrl}/api/customers/${customerId}/evidence?name=a.pdf`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "x-client-id": "guildhall-portal",
      "content-type": "application/octet-stream",
      "idempotency-key": "one-upload-of-hers",
    },
    body: (async function* () {
      yield samplePdf().subarray(0, 50);
      // The call is under way: its rate limit is counted, and only the record is still to be written.
      await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1), { timeout: 20_000 });
      writer.exec("begin immediate");
      yield samplePdf().subarray(50);
    })() as unknown as BodyInit,
    duplex: "half",
  } as RequestInit).catch((error: unknown) => error);
  await vi.waitFor(async () => expect((await readdir(folder)).some((name) => !name.endsWith(".part"))).toBe(true), {
    timeout: 20_000,
  });
  server.process.kill("SIGKILL");
  await server.ended;
  expect(await upload).toBeInstanceOf(Error);
  writer.exec("rollback");
  writer.close();
  const after = await openInstitute(storage, { publicUrl, evidenceFolder: folder });
  expect((await ask(after, "Maya", listEvidence)).answer.files).toEqual([]);
  await after.close();
  await removeFile(storage);
});
