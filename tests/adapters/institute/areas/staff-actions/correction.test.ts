import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { sharedTrial, type SharedTrial } from "../../../../actors/trial-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";

let shared: SharedTrial;
let folder = "";
beforeAll(async () => {
  shared = await sharedTrial();
  folder = await mkdtemp(join(tmpdir(), "guildhall-languages-"));
  await writeFile(join(folder, "body.yaml"), body);
  await writeFile(join(folder, "one.yaml"), body.replace(", fr", ""));
});
beforeEach(() => shared.putBack());
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await shared.close();
});

const body = `
name: Harbour Society of Accountants
shortName: HSA
telephone: +353 1 555 0142
address: [4 Custom House Quay]
languages: [en-IE, fr]
`;

const id = () => shared.institute.person("Maya").customerId;
/** Corrects Maya's record, for an organisation with two languages by default. */
const correct = (options: readonly string[], file = "body.yaml") =>
  registrarAt(shared.institute.database, { BODY_FILE: join(folder, file) })("correct", id(), ...options, "--apply");
const onRecord = () =>
  shared.institute.database
    .selectFrom("customers")
    .select(["language", "surname"])
    .where("customerId", "=", id())
    .executeTakeFirstOrThrow();

test("a command sets the language that a person reads, and leaves the name (LANG-11)", async () => {
  expect(await correct(["--language", "fr"])).toContain(" reads French.");
  expect(await onRecord()).toEqual({ language: "fr", surname: "Member" });
});

test("a name is corrected without the language (LANG-11, LIFE-03)", async () => {
  expect(await correct(["--surname", "Membery"])).toContain(" is called Maya Membery now.");
  expect(await onRecord()).toEqual({ language: null, surname: "Membery" });
});

test("both are corrected at once (LANG-11)", async () => {
  expect(await correct(["--surname", "Membery", "--language", "fr"])).toContain(
    " is called Maya Membery now and reads French.",
  );
  expect(await onRecord()).toEqual({ language: "fr", surname: "Membery" });
});

test.each([
  ["is not offered", "de", undefined, "de is not one of en-IE, fr."],
  ["is the only one", "fr", "one.yaml", "language cannot be chosen here."],
])("a language that %s is refused (LANG-01, LANG-11)", async (_, language, file, refusal) => {
  await expect(correct(["--language", language], file)).rejects.toThrow(refusal);
  expect(await onRecord()).toEqual({ language: null, surname: "Member" });
});
