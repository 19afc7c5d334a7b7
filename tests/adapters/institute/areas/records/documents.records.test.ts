import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, describe, expect, it } from "vitest";

import { issuedDocuments } from "../../../../../adapters/contract/documents.contract.ts";
import { wordsOfMarkup } from "../../../../actors/public-page.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const folders: string[] = [];
const folder = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), "issued-"));
  folders.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(folders.splice(0).map((path) => rm(path, { recursive: true })));
});

/** Issues Maya's CPD record; returns its code. */
const issue = async (institute: TestInstitute): Promise<string> => {
  const { customerId } = institute.person("Maya");
  const authorization = `Bearer ${await institute.accessTokenFor(customerId)}`;
  const headers = { authorization, "x-client-id": "guildhall-portal" };
  await institute.app.inject({ url: `/api/customers/${customerId}/cpds/record`, headers });
  return (await ask(institute, "Maya", issuedDocuments)).answer.documents[0]?.code ?? "";
};

const check = async ({ app }: TestInstitute, code: string): Promise<string> =>
  wordsOfMarkup((await app.inject({ url: `/verify/${code}` })).body);

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  describe("issued-documents as a file", () => {
    it.for(["csv", "ndjson"])(
      "brings documents into another database, where their codes are checked as before, as %s (VERI-01, SENT-04)",
      async (format) => {
        const exported = await folder();
        const institute = await atFirst();
        const code = await issue(institute);
        const before = await check(institute, code);
        await registrarAt(institute.database)("export", exported, "--format", format, "--apply");

        const other = await atFirst();
        expect(await check(other, code)).not.toBe(before);
        await registrarAt(other.database)("import", exported, "--apply");
        expect(await check(other, code)).toBe(before);
        expect(before).toContain("CPD record");
      },
    );

    it("never changes or removes a document (VERI-01)", async () => {
      const exported = await folder();
      const institute = await atFirst();
      const code = await issue(institute);
      const before = await check(institute, code);
      const registrar = registrarAt(institute.database);
      await registrar("export", exported, "--apply");
      const path = join(exported, "issued-documents.csv");
      const text = await readFile(path, "utf8");
      await writeFile(path, text.replace("Maya", "Mallory"));
      await expect(registrar("import", path, "--apply")).rejects.toThrow(
        "is on record with other values and cannot be changed",
      );
      await writeFile(path, `${text.split("\n")[0] ?? ""}\n`);
      await registrar("import", path, "--sync", "--apply");
      expect(await check(institute, code)).toBe(before);
    });

    it("refuses a code whose check character is wrong, by line and column (VERI-01)", async () => {
      const exported = await folder();
      const institute = await atFirst();
      const code = (await issue(institute)).replaceAll("-", "");
      const registrar = registrarAt(institute.database);
      await registrar("export", exported, "--apply");
      const path = join(exported, "issued-documents.csv");
      const mistyped = `${code.slice(0, -1)}${code.endsWith("0") ? "1" : "0"}`;
      await writeFile(path, (await readFile(path, "utf8")).replace(code, mistyped));
      await expect(registrar("import", path, "--apply")).rejects.toThrow(
        /line 2, column code: is no code of a document/,
      );
    });
  });
});
