import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { schemaOf } from "../../../../../adapters/contract/content-schema.ts";
import { contentIn } from "../../../../../adapters/institute/platform/content/content-files.ts";
import {
  contentOnDemand,
  openTextLibrary,
  documentNames,
} from "../../../../../adapters/institute/platform/content/content-library.ts";
import type { DocumentName } from "../../../../../adapters/institute/platform/content/document-shapes.ts";
import type { ContentFaults } from "../../../../../adapters/institute/platform/content/load-template.ts";
import { richTextOf } from "../../../../../adapters/institute/platform/content/markdown.ts";
import { formatProblem } from "../../../../../adapters/institute/platform/content/problems.ts";
import { userTypes } from "../../../../../domain/customer/user-type.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { contentDocuments, type ContentName } from "../../../../../domain/shell/content-documents.ts";
import { shippedFile } from "../../../support/own-texts.ts";

let folder = "";
const logged: string[] = [];
const log = pino({ level: "warn" }, { write: (line) => void logged.push(line) });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "guildhall-content-"));
  logged.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (file: string, text: string | Buffer) => writeFile(join(folder, file), text);

/** Copies a shipped file into the own folder, with a change. */
const edit = async (file: string, from: string, to: string) => {
  const text = await readFile(join(folder, file), "utf8").catch(() => readFile(shippedFile(file), "utf8"));
  expect(text).toContain(from);
  await write(file, text.replace(from, to));
};

/** Loads single documents, because loading the whole library takes a hundred times as long. */
const onDemand = (options: object = {}) => contentOnDemand({ folder, hasStandIns: true, ...options });

/** The document of a file, and what is named as unusable or unknown when it is loaded. */
const loaded = async (file: string, type?: string) => {
  const [name] = file.split(".") as [DocumentName];
  const problems: { readonly unusable: string[]; readonly unknown: string[] } = { unusable: [], unknown: [] };
  const onLoad = ({ unusable, unknown }: ContentFaults) => {
    problems.unusable.push(...unusable.map(formatProblem));
    problems.unknown.push(...unknown.map(formatProblem));
  };
  return { document: await onDemand({ onLoad }).document(name, type), ...problems };
};

const shippedDocument = (file: string, type?: string) =>
  contentOnDemand({ hasStandIns: true }).document(file.split(".")[0] as DocumentName, type);

const open = (isWatched = false, elapsed = () => 0) =>
  openTextLibrary({ folder, hasStandIns: true, isWatched, log, elapsed });

describe("content", () => {
  it("is parsed from Markdown into blocks, with separate placeholders", () => {
    const blocks = richTextOf(
      "Due **{year}**, see [help](/help).\n\n- one\n- two\n\n## More",
      { placeholders: ["year"] },
      () => expect.fail(),
    );
    expect(blocks).toEqual([
      {
        kind: "paragraph",
        children: [
          { kind: "text", text: "Due " },
          { kind: "strong", children: [{ kind: "placeholder", name: "year" }] },
          { kind: "text", text: ", see " },
          { kind: "link", href: "/help", children: [{ kind: "text", text: "help" }] },
          { kind: "text", text: "." },
        ],
      },
      { kind: "list", ordered: false, items: [[{ kind: "text", text: "one" }], [{ kind: "text", text: "two" }]] },
      { kind: "heading", level: 2, children: [{ kind: "text", text: "More" }] },
    ]);
  });

  it("is served from the shipped folders of all areas", async () => {
    const library = await openTextLibrary({ isWatched: false, log });
    expect((await library.document("page-not-found", "system")).heading).toBe("Page not found");
  });
});

describe("placeholders for the organisation's rules", () => {
  const rules = {
    ...defaultRules,
    cpd: {
      ...defaultRules.cpd,
      year: { starts: "11-01", ends: "10-31" },
      units: { required: 35, verifiable: 18, broughtForward: 12 },
    },
    promisedDays: { ...defaultRules.promisedDays, waiver: 1, application: 20 },
    evidenceYears: 5,
  };
  const textOf = async (name: ContentName, options: object = {}) =>
    JSON.stringify(await onDemand(options).document(name, "member"));

  it("use the defaults for an organisation without rules", async () => {
    const texts = await textOf("annual-declarations");
    expect(texts).toContain("40 units in {year}, at least 21 of them verifiable.");
    expect(texts).toContain("for three years");
    expect(texts).toContain("within ten working days");
    expect(texts).toContain("in one calendar year");
    expect(await textOf("apply-for-membership")).toContain("within 15 working days");
  });

  it("use the organisation's own rules", async () => {
    const texts = await textOf("annual-declarations", { rules });
    expect(texts).toContain("35 units in {year}, at least 18 of them verifiable.");
    expect(texts).toContain("for five years");
    expect(texts).toContain("within one working day,");
    expect(texts).toContain("in one CPD year");
    expect(texts).not.toMatch(/40 units|three years|ten working days|calendar year/);
    expect(await textOf("professional-development", { rules })).toContain("Up to 12 verifiable units");
    expect(await textOf("apply-for-membership", { rules })).toContain("within 20 working days");
  });

  it("may occur in any text, and in variants", async () => {
    await edit("page-not-found.yaml", "heading: Page not found", "heading: Not found in {graceDays}");
    await edit("landing-page.student.yaml", "heading: Enter for exams", "heading: Answered in {promisedDaysMessage}");
    expect(await textOf("page-not-found", { rules: { ...rules, graceDays: 10 } })).toContain("Not found in ten days");
    const library = await openTextLibrary({ folder, hasStandIns: true, isWatched: false, log, rules });
    expect(JSON.stringify(await library.document("landing-page", "student"))).toContain("Answered in two working days");
  });

  it("cannot be used when misspelt", async () => {
    await edit("annual-declarations.yaml", "{unitsRequired} units in", "{unitsRequred} units in");
    const { unusable } = await loaded("annual-declarations.yaml");
    expect(unusable).toEqual([
      expect.stringMatching(
        /^annual-declarations\.yaml, line \d+, steps\.ROUTE\.choices\.UNIT_ROUTE: \{unitsRequred\} is not a placeholder/,
      ),
    ]);
  });
});

describe("a text that is copied from another document", () => {
  it("has that text in each user type's variant", async () => {
    await edit(
      "page-not-found.yaml",
      "heading: Page not found",
      "heading: !from landing-page standing.documents.message",
    );
    const library = onDemand();
    const headingFor = async (type: string) => (await library.document("page-not-found", type)).heading;
    expect(await headingFor("member")).toBe(
      "Your membership certificate, letters and any practising certificates, as PDF files.",
    );
    expect(await headingFor("student")).toBe("Letters and exam dockets, as PDF files.");
  });

  it("follows its changes in a trial", async () => {
    await edit("page-not-found.yaml", "heading: Page not found", "heading: !from landing-page nothingDue");
    const library = await open(true);
    await edit("landing-page.yaml", "nothingDue: Nothing is due.", "nothingDue: All is done.");
    expect((await library.document("page-not-found", undefined)).heading).toBe("All is done.");
  });

  it.each([
    ["landing-pages heading", '"landing-pages" is no content document'],
    ["landing-page haeding", "landing-page has no text haeding"],
    ["landing-page greeting.morning", "greeting.morning of landing-page does not fit here: holds a placeholder"],
    ["annual-declarations introduction", "introduction of annual-declarations does not fit here"],
    ["page-not-found message", "page-not-found refers back to this text"],
  ])("cannot be used where it does not fit (%s)", async (from, problem) => {
    await write("page-not-found.yaml", `heading: !from ${from}`);
    const { document, unusable } = await loaded("page-not-found.yaml");
    expect(document).toEqual(await shippedDocument("page-not-found.yaml"));
    expect(unusable).toEqual([expect.stringContaining(`page-not-found.yaml, line 1, heading: ${problem}`)]);
  });

  it("follows an organisation's words into the shipped texts that copy it", async () => {
    await write("login-details.yaml", "data:\n  heading: All that we hold\n");
    const { document, unusable } = await loaded("suspension.yaml");
    expect((document as { readonly data: object }).data).toHaveProperty("heading", "All that we hold");
    expect(unusable).toEqual([]);
  });
});

/** A YAML file of a few lines that stands for a hundred million words. */
const aliasesThatGrow = [
  "a: &a [x,x,x,x,x,x,x,x,x,x]",
  ...["ab", "bc", "cd", "de", "ef", "fg", "gh"].map(
    ([from, to]) => `${to}: &${to} [${Array.from({ length: 10 }, () => `*${from}`).join()}]`,
  ),
  "heading: *h",
].join("\n");

describe("a text that cannot be used is replaced by the shipped one, and named with file, line and field", () => {
  it.each([
    [
      "an unknown placeholder",
      "page-not-found.yaml",
      "heading: Page not found",
      "heading: Not {found}",
      "page-not-found.yaml, line 1, heading: {found} is not a placeholder of this text (it has none)",
    ],
    [
      "one in Markdown, on its own line",
      "annual-declarations.yaml",
      "You do not send any evidence now.",
      "You do not send {route} now.",
      "annual-declarations.yaml, line 32, landing.due: {route} is not a placeholder of this text ({year}, {nextDueDate}, {remainingDays})",
    ],
    [
      "a placeholder that only other texts of the page may hold",
      "annual-declarations.yaml",
      "You do not send",
      "You, {reference}, do not send",
      /annual-declarations\.yaml, line \d+, [\w.]+: \{reference\} is not a placeholder of this text/,
    ],
    [
      "a placeholder in a word of a shared component that fills none",
      "page-framework.yaml",
      "continue: Continue",
      "continue: Continue, {name}",
      /page-framework\.yaml, line \d+, components\.flow\.continue: \{name\} is not a placeholder of this text \(it has none\)/,
    ],
    [
      "one in a line of a page that fills it elsewhere",
      "landing-page.yaml",
      "heading: Dashboard",
      "heading: Dashboard of {firstName}",
      "landing-page.yaml, line 1, heading: {firstName} is not a placeholder of this text (it has none)",
    ],
    [
      "what is nearly a placeholder",
      "annual-declarations.yaml",
      "You do not send any evidence now.",
      "You do not send any evidence in {year 2}.",
      "annual-declarations.yaml, line 32, landing.due: {year 2} is not a placeholder",
    ],
    [
      "a link to no page",
      "page-not-found.yaml",
      "href: /help",
      "href: /hlep",
      'page-not-found.yaml, line 8, help.link.href: "/hlep" is not a page of the portal',
    ],
    [
      "a link that could run",
      "annual-declarations.yaml",
      "[get in touch](/help) now",
      "[get in touch](javascript:x) now",
      '"javascript:x" is no link',
    ],
    [
      "a learning-site link on a page that does not swap them",
      "page-not-found.yaml",
      "href: /help",
      "href: LMS_HOME",
      '"LMS_HOME" is no link',
    ],
    ["markup", "annual-declarations.yaml", "You do not send", "<b>You</b> do not send", '"html" cannot be used'],
    [
      "a field of another kind",
      "page-not-found.yaml",
      "heading: Page not found",
      "heading: 404",
      "page-not-found.yaml, line 1, heading: has to be a text: put it in quotation marks",
    ],
    [
      "a field without a value",
      "page-not-found.yaml",
      "heading: Page not found",
      "heading:",
      "page-not-found.yaml, line 1, heading: is empty",
    ],
    [
      "a placeholder that a letter does not fill",
      "mail-received.yaml",
      "Its reference is {reference}.",
      "Its number is {number}.",
      "mail-received.yaml, line 4, body: {number} is not a placeholder of this text ({what}, {reference}, {facts}, {next})",
    ],
    [
      "a link of the sign-in that leads nowhere",
      "password-links.yaml",
      "](FORGOTTEN_PASSWORD)",
      "](FORGOTTEN)",
      /password-links\.yaml, line \d+, sent\.message: "FORGOTTEN" is no link/,
    ],
    [
      "a placeholder that a paper does not fill",
      "paper-receipt.yaml",
      "The {institute} received",
      "The {body} received",
      "paper-receipt.yaml, line 3, paragraphs.1: {body} is not a placeholder of this text ({institute})",
    ],
    ["broken YAML", "page-not-found.yaml", "heading: Page", "heading: : Page", "page-not-found.yaml, line 1"],
  ])("%s", async (_, file, from, to, problem) => {
    await edit(file, from, to);
    const { document, unusable } = await loaded(file);
    expect(unusable).toHaveLength(1);
    expect(unusable[0]).toMatch(problem);
    expect(document).toEqual(await shippedDocument(file));
  });

  it("one that copies a text which copies it", async () => {
    await write("documents-and-downloads.yaml", "verification:\n  linkOf: !from suspension verification.linkOf\n");
    const { document, unusable } = await loaded("suspension.yaml");
    expect(document).toEqual(await shippedDocument("suspension.yaml"));
    expect(unusable).toEqual([
      "documents-and-downloads.yaml, line 2, verification.linkOf: suspension refers back to this text",
    ]);
  });

  it.each([
    ["an empty file", "", "page-not-found.yaml, line 1: is empty"],
    ["a tab for an indent", "help:\n\theading: Help", "page-not-found.yaml, line 2: Tabs are not allowed"],
    [
      "a file that is not UTF-8",
      Buffer.from("heading: Caf\u00e9", "latin1"),
      "page-not-found.yaml, line 1: it is not in UTF-8: save it as UTF-8 text",
    ],
    ["a file of 5 MB", `heading: ${"x".repeat(5_000_000)}`, "page-not-found.yaml, line 1: it is larger than 1 MB"],
    [
      "a text in place of all fields",
      "Page not found",
      "page-not-found.yaml, line 1: has to be fields with a value each",
    ],
    ["a file of aliases that grow", aliasesThatGrow, "page-not-found.yaml, line 1: Excessive alias count"],
  ])("%s", async (_, text, problem) => {
    await write("page-not-found.yaml", text);
    const { document, unusable } = await loaded("page-not-found.yaml");
    expect(document).toEqual(await shippedDocument("page-not-found.yaml"));
    expect(unusable).toEqual([expect.stringContaining(problem)]);
  });

  it("a folder in place of a file", async () => {
    await mkdir(join(folder, "page-not-found.yaml"));
    const { document, unusable } = await loaded("page-not-found.yaml");
    expect(document).toEqual(await shippedDocument("page-not-found.yaml"));
    expect(unusable).toEqual(["page-not-found.yaml, line 1: it is a folder"]);
  });

  it("a whole list, of which one entry cannot be used", async () => {
    await write(
      "page-framework.yaml",
      "footer:\n  links:\n    - { text: Help, href: /help }\n    - { text: Rules, href: /rulez }\n",
    );
    const { document, unusable } = await loaded("page-framework.yaml");
    expect(document).toEqual(await shippedDocument("page-framework.yaml"));
    expect(unusable).toEqual([
      expect.stringContaining('page-framework.yaml, line 4, footer.links.2.href: "/rulez" is not'),
    ]);
  });

  it("an optional part that remains without a text that it needs", async () => {
    await write("page-framework.yaml", "criticalAlert:\n  id: closed\n  heading: Closed on Monday\n");
    const { document, unusable } = await loaded("page-framework.yaml");
    expect(document).toEqual(await shippedDocument("page-framework.yaml"));
    expect(unusable).toEqual([
      "page-framework.yaml, line 1, criticalAlert.message: is missing, so that criticalAlert cannot be used",
    ]);
  });

  it("a missing folder, or a file in its place, which is a wrong setting", async () => {
    await write("page-not-found.yaml", "heading: There is no such page");
    expect(() => contentIn(join(folder, "nothing"))).toThrow("nothing (CONTENT_DIR) cannot be read: ENOENT");
    expect(() => contentIn(join(folder, "page-not-found.yaml"))).toThrow("(CONTENT_DIR) cannot be read: ENOTDIR");
  });

  it("all of them in the log, each once", async () => {
    await edit("page-not-found.yaml", "href: /help", "href: /hlep");
    await edit("annual-declarations.yaml", "submit: Submit", "submit: Submit {yaer}");
    await edit("landing-page.yaml", "heading: Dashboard", "heading: 7");
    await write("landing-pages.yaml", "heading: x");
    await open();
    const problems = logged.map((line) => (JSON.parse(line) as { readonly problem: string }).problem);
    const files = problems.map((problem) => problem.split(",")[0] ?? "");
    expect(files.toSorted((one, other) => one.localeCompare(other))).toEqual([
      "annual-declarations.yaml",
      "landing-page.yaml",
      "landing-pages.yaml",
      "page-not-found.yaml",
    ]);
  });
});

describe("what this release does not know", () => {
  it.each([
    ["a field", "page-not-found.yaml", "buton: Back", /^page-not-found\.yaml, line 1, buton: unknown field; there are/],
    [
      "a name that is none of those listed",
      "page-framework.yaml",
      "navigation:\n  dashbored: Start",
      /^page-framework\.yaml, line 2, navigation\.dashbored: unknown field; there are dashboard, /,
    ],
    [
      "a field of a list's entry",
      "page-framework.yaml",
      "footer:\n  links:\n    - { text: Help, href: /help, icon: x }",
      /links\.1\.icon/,
    ],
  ])("is left out and named: %s", async (_, file, text, problem) => {
    await write(file, text);
    const { unknown, unusable, document } = await loaded(file);
    expect(unknown).toEqual([expect.stringMatching(problem)]);
    expect(unusable).toEqual([]);
    expect(JSON.stringify(document)).not.toMatch(/buton|dashbored|icon/);
  });

  it.each(["landing-pages.yaml", "landing-page.student.yml", "landing-page.student.YAML"])(
    "is left out and named: the file %s",
    async (name) => {
      await write(name, "heading: x");
      const { unknown } = await onDemand().report();
      expect(unknown.map(formatProblem)).toEqual([expect.stringContaining(`${name}, line 1: belongs to no page`)]);
    },
  );
});

describe("a document of another content service", () => {
  it.each([
    ["a line", "page-not-found", { heading: "Page {found}" }],
    [
      "words of rich text",
      "my-details",
      { introduction: [{ kind: "paragraph", children: [{ kind: "text", text: "In {year}" }] }] },
    ],
    [
      "a placeholder of rich text",
      "my-details",
      { introduction: [{ kind: "paragraph", children: [{ kind: "placeholder", name: "year" }] }] },
    ],
  ] as const)("with an unknown placeholder in %s is invalid", async (_, name, part) => {
    const document = await onDemand().document(name, undefined);
    expect(z.safeParse(schemaOf(contentDocuments[name]), document).success).toBe(true);
    expect(z.safeParse(schemaOf(contentDocuments[name]), { ...document, ...part }).success).toBe(false);
  });
});

describe("a folder of an organisation's own texts", () => {
  it("may say one sentence; all else is shipped", async () => {
    await write("mail-decided.yaml", "granted:\n  subject: We have granted your {what}\n");
    const { document, unusable, unknown } = await loaded("mail-decided.yaml");
    const shipped = await contentOnDemand({ hasStandIns: true }).document("mail-decided", undefined);
    expect(document).toEqual({ ...shipped, granted: { ...shipped.granted, subject: "We have granted your {what}" } });
    expect([...unusable, ...unknown]).toEqual([]);
  });

  it("outweighs the shipped texts for one user type, and is outweighed by its own for that type", async () => {
    const headingFor = async (type: string) =>
      (await onDemand().document("landing-page", type)).standing.documents.message;
    const shipped = await headingFor("student");
    expect(shipped).not.toBe(await headingFor("member"));
    await write("landing-page.yaml", "standing:\n  documents:\n    message: All papers\n");
    expect([await headingFor("member"), await headingFor("student")]).toEqual(["All papers", "All papers"]);
    await write("landing-page.student.yaml", "standing:\n  documents:\n    message: Your dockets\n");
    expect([await headingFor("member"), await headingFor("student")]).toEqual(["All papers", "Your dockets"]);
  });

  it("leaves an optional part out where it is left empty", async () => {
    expect((await onDemand().document("landing-page", "member")).standing.log).toBeDefined();
    await write("landing-page.yaml", "standing:\n  log:\n");
    const { document, unusable } = await loaded("landing-page.yaml");
    expect((document as { standing: object }).standing).not.toHaveProperty("log");
    expect(unusable).toEqual([]);
  });
});

describe("a changed file", () => {
  it("is served within a quarter of a second in a trial", async () => {
    let elapsed = 0;
    const library = await open(true, () => elapsed);
    const heading = async () => (await library.document("page-not-found", undefined)).heading;
    expect(await heading()).toBe("Page not found");
    await edit("page-not-found.yaml", "heading: Page not found", "heading: There is no such page");
    elapsed = 249;
    expect(await heading()).toBe("Page not found");
    elapsed = 250;
    expect(await heading()).toBe("There is no such page");
  });

  it("that is invalid is replaced by the shipped one, and is logged once", async () => {
    let elapsed = 0;
    const library = await open(true, () => (elapsed += 1000));
    await write("page-not-found.yaml", "heading: {oops");
    expect((await library.document("page-not-found", undefined)).heading).toBe("Page not found");
    expect((await library.document("page-not-found", undefined)).heading).toBe("Page not found");
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain("page-not-found.yaml, line 1");
  });

  it("is ignored in production", async () => {
    const library = await open(false);
    await edit("page-not-found.yaml", "heading: Page not found", "heading: There is no such page");
    expect((await library.document("page-not-found", undefined)).heading).toBe("Page not found");
  });
});

describe("the shipped texts", () => {
  // Only members see the texts about a suspension in Singapore.
  const wordsOf = (document: object): string =>
    JSON.stringify(document, (key, value: unknown) => (key === "memberGrace" ? undefined : value));

  const shipped = openTextLibrary({ hasStandIns: true, isWatched: false, log });
  const served = async () => {
    const library = await shipped;
    return Promise.all(
      documentNames.flatMap((name) =>
        userTypes.map(async (type) => ({ name, type, words: wordsOf(await library.document(name, type)) })),
      ),
    );
  };

  it("describe no user type as another one", async () => {
    const wrong = (await served())
      // Applicants read about membership.
      .filter(({ name }) => name !== "apply-for-membership")
      .flatMap(({ name, type, words }) =>
        [...words.matchAll(/\b(?:as|you are) an? (?:registered |qualified |tech )?(\w+)\b/g)]
          .filter(([, kind]) => userTypes.some((other) => other === kind && other !== type))
          .map(([said]) => `${name} to a ${type}: ${said}`),
      );
    expect(wrong).toEqual([]);
  });

  it("address a firm as a firm, and a tech graduate by the examinations passed", async () => {
    const all = await served();
    const to = (type: string, name: string) => all.find((found) => found.name === name && found.type === type)?.words;
    const ofFirms = [
      "communication-preferences",
      "fees-and-transactions",
      "documents-and-downloads",
      "help-information",
      "landing-page",
    ];
    for (const name of ofFirms) expect(to("firm", name), name).toContain("our firm");
    for (const name of ["communication-preferences", "documents-and-downloads", "help-information"])
      expect(to("graduate", name), name).toContain("tech graduate");
    for (const type of ["graduate", "firm"])
      expect(to(type, "help-information")).not.toContain("/professional-development");
  });

  it("mention members' options only to members with a local office", async () => {
    const library = await shipped;
    const [member = "", ...others] = await Promise.all(
      (["member", "student", "affiliate"] as const).map(async (type) =>
        JSON.stringify((await library.document("help-information", type)).localOffice),
      ),
    );
    const ofMembers = /CPD|practising certificate|reduced subscription/;
    expect(member).toMatch(ofMembers);
    for (const words of others) expect(words).not.toMatch(ofMembers);
  });

  it("use the same words for tech graduates and affiliates", async () => {
    const library = await shipped;
    const [affiliate, graduate] = await Promise.all(
      ["affiliate", "graduate"].map(async (type) => library.document("communication-preferences", type)),
    );
    expect(graduate?.consents).toEqual(affiliate?.consents);
  });

  it("use the same words for one thing everywhere", async () => {
    const all = await served();
    const toAffiliates = (name: string) =>
      all.find((found) => found.name === name && found.type === "affiliate")?.words.toLowerCase();
    for (const name of ["my-qualifications", "apply-for-membership"]) {
      expect(toAffiliates(name), name).toContain("within 15 working days");
      expect(toAffiliates(name), name).toContain("your admission to membership is under way");
    }
    for (const name of ["communication-preferences", "apply-for-membership"])
      expect(toAffiliates(name), name).toContain("your name, the country you live in and the date of your membership");
  });
});

describe("texts in several languages (LANG-05)", () => {
  const inLanguages = (...languages: readonly string[]) => onDemand({ languages });
  const headingIn = async (library: ReturnType<typeof inLanguages>, language?: string) =>
    (await library.document("page-not-found", undefined, language)).heading;

  beforeEach(async () => {
    for (const name of ["fr", "fr-CA", "en"]) await mkdir(join(folder, name));
    await write("page-not-found.yaml", "heading: Own");
    await write("fr/page-not-found.yaml", "heading: En français");
    await write("fr-CA/page-not-found.yaml", "heading: Au Canada");
    await write("en/page-not-found.yaml", "heading: English beside French");
  });

  it("come from the folder of the language, then from the shipped ones in it, then from the organisation's own", async () => {
    const library = inLanguages("en-GB", "fr", "fr-CA", "it");
    expect(
      await Promise.all([undefined, "en-GB", "fr", "fr-CA", "it"].map((language) => headingIn(library, language))),
    ).toEqual(["Own", "Own", "En français", "Au Canada", "Own"]);
    const shipped = contentOnDemand({ hasStandIns: true, languages: ["en-GB", "fr"] });
    expect(await library.document("page-not-found", undefined, "fr")).toEqual({
      ...(await shipped.document("page-not-found", undefined, "fr")),
      heading: "En français",
    });
    expect(await library.document("page-not-found", undefined, "it")).toEqual({
      ...(await shipped.document("page-not-found", undefined)),
      heading: "Own",
    });
  });

  it("lie beside each other for the first language, whichever it is", async () => {
    const library = inLanguages("fr", "en");
    expect([await headingIn(library), await headingIn(library, "en")]).toEqual(["Own", "English beside French"]);
  });

  it("are told apart from those of the organisation's own language, by document and variant", async () => {
    await mkdir(join(folder, "it"));
    await write("it/landing-page.yaml", "nothingDue: Niente da fare");
    await write("it/landing-page.student.yaml", 'greeting:\n  morning: "Buongiorno {firstName}"');
    const library = inLanguages("en-GB", "it");
    const { nothingDue, greeting } = await library.document("landing-page", undefined);
    const untranslatedIn = async (language?: string, type?: string) =>
      (await library.served("landing-page", type, language)).untranslated;
    const untranslated = await untranslatedIn("it");
    expect(untranslated).toContain(greeting.morning);
    expect(untranslated).not.toContain(nothingDue);
    expect(untranslated).not.toContain("/help");
    expect(await untranslatedIn("it", "student")).not.toContain(greeting.morning);
    expect([await untranslatedIn("en-GB"), await untranslatedIn()]).toEqual([undefined, undefined]);
    expect(await library.served("landing-page", undefined, "it")).toBe(
      await library.served("landing-page", undefined, "it"),
    );
  });

  it("are in the language where another document says them, from which they are copied", async () => {
    await mkdir(join(folder, "it"));
    await write("it/annual-declarations.yaml", "history:\n  table:\n    broughtForward: Riportato");
    const library = inLanguages("en-GB", "fr", "it");
    const { statuses } = await library.document("paper-cpd-record", undefined);
    const record = await library.served("paper-cpd-record", undefined, "it");
    expect(record.broughtForward).toBe("Riportato");
    expect(record.untranslated).not.toContain("Riportato");
    expect(record.untranslated).toEqual(expect.arrayContaining(Object.values(statuses)));
    for (const name of ["landing-page", "paper-cpd-record"] as const)
      expect((await library.served(name, undefined, "fr")).untranslated).toBe(undefined);
  });

  it("are left alone where no language is offered", async () => {
    expect(await headingIn(onDemand(), "fr")).toBe("Own");
  });

  it("name the numbers of rules in the words of their language", async () => {
    await write(
      "fr/page-framework.yaml",
      `components:\n  messages:\n    number.1: un\n    number.2: deux\n    number.3: trois\n    unit.day.one: "{number} jour"\n    unit.day.other: "{number} jours"`,
    );
    await write("page-not-found.yaml", 'heading: "After {graceDays}"');
    await write("fr/page-not-found.yaml", 'heading: "Après {graceDays}"');
    const headings = async (graceDays: number) => {
      const library = onDemand({ languages: ["en", "fr"], rules: { ...defaultRules, graceDays } });
      return [await headingIn(library), await headingIn(library, "fr")];
    };
    expect(await headings(1)).toEqual(["After one day", "Après un\u00A0jour"]);
    expect(await headings(3)).toEqual(["After three days", "Après trois\u00A0jours"]);
    expect(await headings(60)).toEqual(["After 60 days", "Après 60\u00A0jours"]);
  });
});
