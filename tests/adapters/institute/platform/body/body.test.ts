import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { fees, receipt } from "../../../../../adapters/contract/fees.contract.ts";
import { publishedSchemas } from "../../../../../adapters/institute/main/schemas.ts";
import { exampleOrganisation } from "../../../../../adapters/institute/platform/body/body.ts";
import { readOutsideFile } from "../../../../../adapters/institute/platform/body/outside-addresses.ts";
import { onAccent, readBodyFile, surfaces } from "../../../../../adapters/institute/platform/body/read-body-file.ts";
import { contentOnDemand } from "../../../../../adapters/institute/platform/content/content-library.ts";
import { putInOutbox } from "../../../../../adapters/institute/platform/mail/mail-outbox.ts";
import { signMail } from "../../../../../adapters/institute/platform/mail/render-mail.ts";
import { Browser } from "../../../support/browser.ts";
import { plainMail } from "../../../support/mails.ts";
import { ask, openInstitute, publicUrl } from "../../../support/open-institute.ts";

const example = "adapters/institute/example/body.yaml";
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "guildhall-body-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The example file with a change. */
const changed = async (change: (text: string) => string, from = example): Promise<string> => {
  const path = join(folder, basename(from));
  await writeFile(path, change(await readFile(from, "utf8")));
  await writeFile(join(folder, "mark.svg"), await readFile("adapters/institute/example/mark.svg"));
  return path;
};

describe("the organisation's file", () => {
  it("is accepted as in the example in a trial", () => {
    expect(readBodyFile(example, false)).toMatchObject({
      name: exampleOrganisation.name,
      telephone: "+353 1 555 0142",
    });
  });

  it("has neither name nor account of the example in production", async () => {
    expect(() => readBodyFile(example, true)).toThrow(
      /name: that is the example's.*\n.*invoices\.transfer: that is the example's account/,
    );
    const path = await changed((text) => text.replaceAll(exampleOrganisation.name, "Lakeside Institute"));
    expect(() => readBodyFile(path, true)).toThrow(/does not fit\.\ninvoices\.transfer: /);
  });

  it("leads nowhere by the example's links in production, and names them", async () => {
    const path = await changed((text) =>
      text
        .replaceAll(exampleOrganisation.name, "Lakeside Institute")
        .replace(exampleOrganisation.account, "IE29 AIBK 9311 5212 3456 78")
        .replace(/^ {2}contact: .*$/m, "  contact: https://www.lakeside-accountants.org/contact"),
    );
    const ignored: string[] = [];
    const { links } = readBodyFile(path, true, (field) => ignored.push(field));
    expect(links).toEqual({ contact: "https://www.lakeside-accountants.org/contact" });
    expect(ignored).toContain("links.payments");
    expect(ignored).not.toContain("links.contact");
    expect(readBodyFile(path, false).links).toHaveProperty("payments");
  });

  it("holds a signature beside it (DOCS-01)", async () => {
    const image = await readFile("adapters/institute/trial/signature.png");
    await writeFile(join(folder, "signature.png"), image);
    const path = await changed((text) => `${text}\nsignature: signature.png`);
    expect(Buffer.from(readBodyFile(path, false).drawings.signature ?? [])).toEqual(image);
  });

  it.each([
    [
      "a colour that cannot be read",
      (text: string) => text.replace("#7a1f4b", "#ffd0e0"),
      "colours.accent.light: #ffd0e0 has a contrast of",
    ],
    [
      "the made-up institute's name",
      (text: string) => text.replace(/^name: .*/m, "name: Institute of Professional Accountants"),
      "name: that is the made-up institute's",
    ],
    [
      "the made-up institute's telephone",
      (text: string) => text.replace(/^telephone: .*/m, "telephone: +44 (20) 7946-0123"),
      "telephone: that is the made-up institute's",
    ],
    [
      "a telephone that is none",
      (text: string) => text.replace(/^telephone: .*/m, "telephone: ask us"),
      "telephone: has to be a telephone number",
    ],
    [
      "a link that runs a script",
      (text: string) => text.replace(/payments: .*/, "payments: javascript:alert(1)"),
      "links.payments: has to be an address that begins with https://",
    ],
    [
      "a mark that is not there",
      (text: string) => text.replace("mark: mark.svg", "mark: other.svg"),
      "other.svg: there is no such file",
    ],
    [
      "a signature that papers cannot hold",
      (text: string) => `${text}\nsignature: mark.svg`,
      "has to be a PNG or a JPEG",
    ],
    ["a field that is not known", (text: string) => `${text}\nnme: X`, "the file: there is no field nme"],
    ["a field left out", (text: string) => text.replace(/^name: .*/m, ""), "name: is missing"],
    ["a field without a value", (text: string) => text.replace(/^name: .*/m, "name:"), "name: is empty"],
    [
      "a number for a text",
      (text: string) => text.replace(/^telephone: .*/m, "telephone: 2079460123"),
      "telephone: has to be a text: put it in quotation marks",
    ],
    [
      "a text for a list",
      (text: string) => text.replace(/^address:(\n {2}- .*)+/m, "address: Dublin"),
      "address: has to be a list",
    ],
    ["nothing in it", () => "# later", "the file: is empty"],
  ])("is refused with %s, by the field's name", async (_, change, words) => {
    const path = await changed(change);
    expect(() => readBodyFile(path, true)).toThrow(words);
  });

  it("is refused unless it is UTF-8, to prevent unreadable names", async () => {
    const path = await changed((text) => text);
    await writeFile(
      path,
      Buffer.from((await readFile(path, "utf8")).replace(/^name: .*/m, "name: Soci\u00e9t\u00e9"), "latin1"),
    );
    expect(() => readBodyFile(path, true)).toThrow("cannot be read: it is not in UTF-8: save it as UTF-8 text");
  });

  it("may be the made-up institute's in a trial", async () => {
    const path = await changed((text) => text.replace(/^name: .*/m, "name: Institute of Professional Accountants"));
    expect(readBodyFile(path, false).name).toBe("Institute of Professional Accountants");
  });

  it("may leave out links of the shipped texts, which are then not shown (OWN-02)", async () => {
    const path = await changed((text) => text.replace(/^ {2}payments: .*\n/m, ""));
    const { links } = readBodyFile(path, false);
    const library = contentOnDemand({ links });
    expect((await library.report()).withoutAddress).toEqual(["payments"]);
    expect((await library.document("pay", "member")).elsewhere).not.toHaveProperty("link");
  });

  it("is checked against the surfaces of the portal", () => {
    const tokens = readFileSync("adapters/contract/tokens.css", "utf8");
    const pair = (name: string) => new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens)?.slice(1);
    const pairs = ["paper", "raised", "sunk", "amber-paper", "red-paper"].map(pair);
    expect(pairs).toEqual(surfaces.light.map((light, index) => [light, surfaces.dark[index]]));
    expect(pair("on-accent")).toEqual([onAccent.light, onAccent.dark]);
  });
});

describe("the file of the systems around the portal", () => {
  const outside = "adapters/institute/example/outside.yaml";

  it("is accepted as in the example", () => {
    expect(readOutsideFile(outside, false).support).toBe("https://support.harbour-society.example/");
  });

  it("leaves out the example's addresses in production, and refuses those that it needs", async () => {
    expect(() => readOutsideFile(outside, true)).toThrow(
      /support: that is the example's address.*\nlearningSites\.global: .*\nrecognisedBodies: .*\nexternalPortal: .*\nolderPortal: /,
    );
    const own = "https://www.lakeside-accountants.org/";
    const path = await changed(
      (text) =>
        text.replaceAll(/^( *(?:support|global|recognisedBodies|externalPortal|olderPortal)): .*$/gm, `$1: ${own}`),
      outside,
    );
    const ignored: string[] = [];
    expect(readOutsideFile(path, true, (field) => ignored.push(field))).toEqual({
      support: own,
      learningSites: { global: own },
      recognisedBodies: own,
      externalPortal: own,
      olderPortal: own,
      outgoing: {},
      handOffOrigins: [],
    });
    expect(ignored).toContain("outgoing.evidenceTracker");
  });

  it.each([
    [
      "an address that runs a script",
      /^support: .*/m,
      "support: javascript:alert(1)",
      "support: has to be an address that begins with https:// or http://",
    ],
    [
      "an origin with a path",
      /- https:\/\/evidence\S+/,
      "- https://evidence.harbour-society.example/x",
      "handOffOrigins.0: has to be an origin",
    ],
    [
      "a hand-off to an origin that is not listed",
      /evidenceTracker: \S+/,
      "evidenceTracker: https://elsewhere.example/?s=",
      "outgoing.evidenceTracker: https://elsewhere.example is not among handOffOrigins",
    ],
  ])("is refused with %s", async (_, from, to, words) => {
    const path = await changed((text) => text.replace(from, to), outside);
    expect(() => readOutsideFile(path, false)).toThrow(words);
  });
});

it("the schemas of operators' files are published as they are validated", async () => {
  for (const [path, text] of Object.entries(publishedSchemas)) expect(await readFile(path, "utf8"), path).toBe(text);
});

it.each([
  ["languages: [en-IE, qqq]", "languages: there is no locale qqq"],
  ["languages: [en-IE, fr, fr]", "languages: names a language twice"],
  ["languages: []", "languages: has to name a language"],
  ["languages: [fr, en-IE]", "languages: the first is the organisation's own, which language says is en-IE"],
])("%s is refused (LANG-01)", async (languages, why) => {
  const path = await changed((text) => text.replace(/^language: .*/m, (line) => `${line}\n${languages}`));
  expect(() => readBodyFile(path, true)).toThrow(why);
});

it("an unknown language is refused", async () => {
  const path = await changed((text) => text.replace(/^language: .*/m, "language: English"));
  expect(() => readBodyFile(path, true)).toThrow("language: has to be a language, such as en or pt-PT");
});

describe("an institute of that organisation", () => {
  const body = readBodyFile(example, false);
  const open = () => openInstitute({ kind: "sqlite", path: ":memory:" }, { body });

  it("signs its pages and mails with name, address and telephone, and uses the organisation's links", async () => {
    const institute = await open();
    const browser = new Browser(institute);
    const { text } = await browser.visit(`${publicUrl}/idp/forgotten-password`);
    expect(text).toContain("<title>Forgotten your password? – Harbour Society of Accountants</title>");
    expect(text).not.toContain("Institute of Professional");
    expect(text).toContain('<html lang="en-IE">');
    expect(text).toContain('<a href="tel:+35315550142">+353 1 555 0142</a>');
    expect((await browser.visit(`${publicUrl}/pages/style.css`)).text).toContain(
      "--accent: light-dark(#7a1f4b, #f0a8c8)",
    );
    expect((await browser.visit(`${publicUrl}/body/mark.svg`)).text).toContain("M4 4h40v40H4z");
    const { customerId } = institute.person("Maya");
    await putInOutbox(
      institute.database,
      { customerId, mail: plainMail({ subject: "A subject", paragraphs: ["Something happened."] }) },
      new Date(),
    );
    const [mail] = await institute.database.selectFrom("mails").selectAll().execute();
    const shown = (await browser.visit(`${publicUrl}/outside/mail/${mail?.mailId}`)).text;
    const { html } = signMail({ subject: "A subject", text: mail?.text ?? "", html: mail?.html ?? "" }, body);
    expect(html).toContain('<html lang="en-IE">');
    // Light colours are inline, dark ones in the style sheet.
    expect(html).toMatch(/style="[^"]*#[0-9a-f]{6}/);
    expect(html).toContain("color:#f0a8c8 !important");
    for (const line of [body.name, ...body.address, body.telephone]) expect(shown).toContain(line);
    const token = await institute.accessTokenFor(customerId);
    const { payload } = await institute.app.inject({
      url: "/api/content/templates/fees-and-transactions?type=member",
      headers: { authorization: `Bearer ${token}`, "x-client-id": "guildhall-portal" },
    });
    expect(payload).toContain("https://www.harbour-society.example/direct-debit");
    expect(payload).not.toContain("/outside/");
    await institute.close();
  });

  it("puts its name on receipts", async () => {
    const institute = await open();
    const { answer } = await ask(institute, "Maya", fees);
    const reference = answer.transactions.find((transaction) => transaction.receiptAvailable)?.reference ?? "";
    const { customerId } = institute.person("Maya");
    const { headers, rawPayload } = await institute.app.inject({
      url: `/api${receipt.path.replace("{id}", customerId).replace("{reference}", reference)}`,
      headers: {
        authorization: `Bearer ${await institute.accessTokenFor(customerId)}`,
        "x-client-id": "guildhall-portal",
      },
    });
    expect(headers["content-type"]).toBe("application/pdf");
    expect(rawPayload.toString("latin1")).toContain("Harbour Society of Accountants");
    expect(rawPayload.toString("latin1")).toContain("/Lang (en-IE)");
    await institute.close();
  });
});
