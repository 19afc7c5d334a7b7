import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { schemaOf } from "../../../../../adapters/contract/content-schema.ts";
import {
  contentIn,
  contentOnDemand,
  openTextLibrary,
  shippedContent,
  documentNames,
} from "../../../../../adapters/institute/platform/content/content-library.ts";
import type { DocumentName } from "../../../../../adapters/institute/platform/content/document-shapes.ts";
import { richTextOf } from "../../../../../adapters/institute/platform/content/markdown.ts";
import { userTypes } from "../../../../../domain/customer/user-type.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { contentDocuments, type ContentName } from "../../../../../domain/shell/content-documents.ts";

let folder = "";
const logged: string[] = [];
const log = pino({ level: "error" }, { write: (line) => void logged.push(line) });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "guildhall-content-"));
  for (const texts of shippedContent) await cp(texts, folder, { recursive: true });
  logged.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const edit = async (file: string, from: string, to: string) => {
  const text = await readFile(join(folder, file), "utf8");
  expect(text).toContain(from);
  await writeFile(join(folder, file), text.replace(from, to));
};

/** Loads single documents, because loading the whole library takes a hundred times as long. */
const onDemand = (options: object = {}) => contentOnDemand({ folders: [folder], ...options });

const loadOnly = (file: string) => onDemand().document(file.split(".")[0] as DocumentName, undefined);

const open = (isWatched = false, elapsed = () => 0) => openTextLibrary({ folders: [folder], isWatched, log, elapsed });

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
    const library = await openTextLibrary({ folders: shippedContent, isWatched: false, log });
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
    const library = await openTextLibrary({ folders: [folder], isWatched: false, log, rules });
    expect(JSON.stringify(await library.document("landing-page", "student"))).toContain("Answered in two working days");
  });

  it("are refused when misspelt", async () => {
    await edit("annual-declarations.yaml", "{unitsRequired} units in", "{unitsRequred} units in");
    await expect(open()).rejects.toThrow(
      /annual-declarations\.yaml, line \d+, steps\.ROUTE\.choices\.UNIT_ROUTE: \{unitsRequred\} is not a placeholder/,
    );
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
  ])("is refused where it does not fit (%s)", async (from, problem) => {
    await edit("page-not-found.yaml", "heading: Page not found", `heading: !from ${from}`);
    await expect(loadOnly("page-not-found.yaml")).rejects.toThrow(`page-not-found.yaml, line 1, heading: ${problem}`);
  });
});

describe("invalid content is refused with its file, line and field", () => {
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
      "a word of a shared component that is missing",
      "page-framework.yaml",
      "    continue: Continue\n",
      "",
      /page-framework\.yaml, line \d+, components\.flow\.continue: is missing/,
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
      "an unknown field",
      "page-not-found.yaml",
      "button:",
      "buton:",
      "page-not-found.yaml, line 3, buton: unknown field",
    ],
    [
      "a name that is none of those listed",
      "page-framework.yaml",
      "  dashboard:",
      "  dashbored:",
      "page-framework.yaml, line 3, navigation.dashbored: unknown field; there are dashboard, ",
    ],
    [
      "a missing field",
      "page-not-found.yaml",
      "button: Back to homepage\n",
      "",
      "page-not-found.yaml, line 1, button: is missing",
    ],
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
    [
      "a variant's unknown field",
      "landing-page.student.yaml",
      "onward:",
      "onwards:",
      /^landing-page\.student\.yaml, line \d+, onwards: unknown field/,
    ],
  ])("%s", async (_, file, from, to, problem) => {
    await edit(file, from, to);
    await expect(loadOnly(file)).rejects.toThrow(problem);
  });

  it("a placeholder in a page's text that a letter shares, at the letter too", async () => {
    await edit("annual-declarations.yaml", "Keep your evidence for {evidenceYears}. We may", "In {year} we may");
    await expect(open()).rejects.toThrow(
      /annual-declarations\.yaml, line \d+, complete\.COMPLETE\.next: \{year\} is not a placeholder/,
    );
  });

  it("a file without a page", async () => {
    await writeFile(join(folder, "landing-pages.yaml"), "heading: x");
    await expect(open()).rejects.toThrow("landing-pages.yaml, line 1: belongs to no page");
  });

  it.each(["landing-page.student.yml", "landing-page.student.YAML"])(
    "a file with another extension, which would never be served (%s)",
    async (name) => {
      await writeFile(join(folder, name), "nothingDue: Nothing.");
      await expect(open()).rejects.toThrow(`${name}, line 1: belongs to no page`);
    },
  );

  it("an empty file", async () => {
    await writeFile(join(folder, "page-not-found.yaml"), "");
    await expect(open()).rejects.toThrow("page-not-found.yaml, line 1: is empty");
  });

  it("a file that is not UTF-8, to prevent unreadable text", async () => {
    await writeFile(join(folder, "page-not-found.yaml"), Buffer.from("heading: Caf\u00e9", "latin1"));
    await expect(open()).rejects.toThrow("page-not-found.yaml, line 1: it is not in UTF-8: save it as UTF-8 text");
  });

  it("a missing folder, or a file in its place", () => {
    expect(() => contentIn(join(folder, "nothing"))).toThrow("nothing (CONTENT_DIR) cannot be read: ENOENT");
    expect(() => contentIn(join(folder, "page-not-found.yaml"))).toThrow("(CONTENT_DIR) cannot be read: ENOTDIR");
  });

  it("a file that exists twice", async () => {
    const folders = [folder, ...shippedContent];
    await expect(openTextLibrary({ folders, isWatched: false, log })).rejects.toThrow(
      "page-not-found.yaml, line 1: stands in two folders",
    );
  });

  it("all problems at once", async () => {
    await edit("page-not-found.yaml", "button:", "buton:");
    await edit("landing-page.yaml", "heading: Dashboard", "heading: 7");
    await expect(open()).rejects.toThrow(/landing-page\.yaml[\s\S]*page-not-found\.yaml/);
  });
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
  it("may omit letters, for which the shipped ones are used, but no page", async () => {
    await rm(join(folder, "mail-decided.yaml"));
    const library = await open();
    const { granted } = await library.document("mail-decided", "member");
    expect(granted.subject).toBe("Your {what} was granted");
    await rm(join(folder, "page-not-found.yaml"));
    await expect(open()).rejects.toThrow("page-not-found.yaml, line 1: the file is missing");
  });

  it("may contain a letter's variant for one user type", async () => {
    await writeFile(join(folder, "mail-decided.firm.yaml"), "granted:\n  subject: Your firm's {what} was granted\n");
    const library = onDemand();
    const subjectFor = async (type: string) => (await library.document("mail-decided", type)).granted.subject;
    expect(await subjectFor("firm")).toBe("Your firm's {what} was granted");
    expect(await subjectFor("member")).toBe("Your {what} was granted");
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

  it("that is invalid leaves the last valid one in place, and is logged once", async () => {
    let elapsed = 0;
    const library = await open(true, () => (elapsed += 1000));
    await edit("page-not-found.yaml", "heading: Page not found", "heading: {oops");
    expect((await library.document("page-not-found", undefined)).heading).toBe("Page not found");
    expect((await library.document("page-not-found", undefined)).heading).toBe("Page not found");
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain("page-not-found.yaml, line 2");
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

  const shipped = openTextLibrary({ folders: shippedContent, isWatched: false, log });
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
