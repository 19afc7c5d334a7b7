import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it } from "vitest";

import { personalDataSchema } from "../../../../../adapters/institute/areas/personal-data/personal-data.schema.ts";
import { accented, pseudoTag, writePseudoTexts } from "../../../../actors/pseudo-language.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { readPdf } from "../../../support/pdf-reader.ts";
import { registrarAt } from "../../../support/registrar.ts";

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("writes all data held about a person, even of a closed account, and only when applied (DATA-01)", async () => {
    const { database, person } = await atFirst();
    const { customerId, email } = person("Clara");
    const registrar = registrarAt(database);
    const folder = await mkdtemp(join(tmpdir(), "data-"));
    const path = join(folder, "data.json");
    try {
      expect(await registrar("data", email, path)).toContain("Nothing has been written");
      await expect(stat(path)).rejects.toThrow("ENOENT");
      expect(await registrar("data", email, path, "--apply")).toContain(`${path} is written.`);
      const data = personalDataSchema.parse(JSON.parse(await readFile(path, "utf8")));
      expect(data).toMatchObject({ customerId, data: { customers: [{ email, isClosed: true }] } });
      await chmod(path, 0o644);
      await registrar("data", email, path, "--apply");
      expect((await stat(path)).mode & 0o077).toBe(0);

      const paper = join(folder, "data.pdf");
      await registrar("data", customerId, paper, "--apply");
      expect((await readFile(paper)).subarray(0, 5).toString()).toBe("%PDF-");
      await expect(registrar("data", email, join(folder, "data.txt"), "--apply")).rejects.toThrow("end in .json");
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("writes it in the language that the person has on record (LANG-07)", async () => {
    const { database, person } = await atFirst();
    const { customerId } = person("Clara");
    const folder = await mkdtemp(join(tmpdir(), "data-"));
    try {
      writePseudoTexts(folder);
      const example = join(import.meta.dirname, "../../../../../adapters/institute/example/body.yaml");
      const body = (await readFile(example, "utf8"))
        .replace(/^language: .*$/m, `languages: [en-IE, ${pseudoTag}]`)
        .replaceAll(/^(mark|seal|signature): .*$/gm, "");
      await writeFile(join(folder, "body.yaml"), body);
      const registrar = registrarAt(database, { BODY_FILE: join(folder, "body.yaml"), CONTENT_DIR: folder });
      for (const [language, title] of [
        [null, "What we hold about you"],
        [pseudoTag, accented("What we hold about you")],
      ] as const) {
        await database.updateTable("customers").set({ language }).where("customerId", "=", customerId).execute();
        const path = join(folder, "data.pdf");
        await registrar("data", customerId, path, "--apply");
        const paper = await readPdf(await readFile(path));
        expect([paper.title, paper.language]).toEqual([title, language ?? "en-IE"]);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
