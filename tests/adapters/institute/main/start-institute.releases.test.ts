import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { startInstitute } from "../../../../adapters/institute/main/start-institute.ts";
import { contentText } from "../../../../adapters/institute/platform/content/content-files.ts";
import { contentOnDemand } from "../../../../adapters/institute/platform/content/content-library.ts";
import { readDocument } from "../../../../adapters/institute/platform/content/read-document.ts";
import { exampleListsFile } from "../../../../adapters/institute/platform/lists/read-lists-file.ts";
import { readPortalConfiguration } from "../../../../adapters/institute/platform/portal/alone.ts";
import type { Settings } from "../../../../adapters/institute/settings/settings.ts";
import { ruleTexts } from "../../../../domain/institute/rules/rule-texts.ts";
import { contentDocuments, type ContentName } from "../../../../domain/shell/content-documents.ts";
import { freePort } from "../../support/free-port.ts";
import { releases } from "../../support/release-files.ts";
import { settingsOf } from "../../support/settings.ts";

const withFiles = await readdir(releases);

const pages = [
  "landing-page",
  "page-framework",
  "annual-declarations",
  "professional-development",
  "my-qualifications",
  "fees-and-transactions",
  "documents-and-downloads",
  "apply-for-membership",
  "help-information",
  "communication-preferences",
] as const satisfies readonly ContentName[];

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "guildhall-release-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a release's file says by itself, with the organisation's addresses. */
const wordsOf = (name: ContentName, { contentFolder = "", institute: { rules, body } }: Settings): unknown => {
  const file = `${name}.yaml`;
  const { value } = readDocument(
    { file, text: contentText(join(contentFolder, file)), isWhole: false },
    contentDocuments[name],
    {
      rules: ruleTexts(rules),
      lists: rules.lists,
      refer: () => expect.anything() as unknown,
      problemOfAddress: () => undefined,
    },
  );
  const withAddress = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(withAddress);
    if (typeof part !== "object" || part === null || "asymmetricMatch" in part) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, each]: [string, unknown]) => [
        key,
        key === "href" ? (body.links[String(each).replace("/outside/", "")] ?? each) : withAddress(each),
      ]),
    );
  };
  return withAddress(value);
};

describe.each(withFiles)("an organisation's files of release %s", (release) => {
  const files = join(releases, release, "files");

  it("configure a portal that is served alone (OWN-04)", () => {
    expect(readPortalConfiguration(join(files, "configuration.json")).identity.clientId).toBe("portal");
  });

  it("start production, which says the same on ten pages (OWN-04)", async () => {
    const port = await freePort();
    const settings = settingsOf({
      GUILDHALL_ENV: "production",
      PUBLIC_URL: "https://portal.lakeside-accountants.org",
      PORTAL_ORIGINS: "https://portal.lakeside-accountants.org",
      SERVE: "api,provider",
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "silent",
      DATA_DIR: folder,
      BODY_FILE: join(files, "body.yaml"),
      OUTSIDE_FILE: join(files, "outside.yaml"),
      RULES_FILE: join(files, "rules.yaml"),
      CONTENT_DIR: join(files, "texts"),
      // Release 0.2.0 had made-up lists in its code; production asks for a file since.
      LISTS_FILE: exampleListsFile,
    });
    const institute = await startInstitute(settings);
    expect((await institute.app.inject({ url: "/readyz" })).statusCode).toBe(200);
    const { body, rules } = settings.institute;
    const library = contentOnDemand({ folder: settings.contentFolder, links: body.links, rules });
    for (const name of pages) {
      const served = await library.document(name, undefined);
      expect(served).toMatchObject(wordsOf(name, settings) as object);
      expect(JSON.stringify(served)).not.toContain('"/outside/');
    }
    expect((await library.report()).unusable).toEqual([]);
    await institute.close();
  });
});
