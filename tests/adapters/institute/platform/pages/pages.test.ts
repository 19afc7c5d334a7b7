import { describe, expect, it } from "vitest";

import { html } from "../../../../../adapters/institute/platform/pages/html.ts";
import { richHtml } from "../../../../../adapters/institute/platform/pages/rich-html.ts";
import type { RichText } from "../../../../../domain/kernel/rich-text.ts";
import { trialInstitute } from "../../../../actors/trial-institute.ts";
import { Browser, SignIn } from "../../../support/browser.ts";

describe("the provider's own pages (RULE-04)", () => {
  it("use the organisation's texts, on the form and in its errors", async () => {
    const institute = await trialInstitute();
    await institute.texts.say("heading: Members & students", "heading: Sign in", "sign-in.yaml");
    await institute.texts.say('wrong: "Not <b>right</b>"', "wrong: Email or password is not right", "sign-in.yaml");
    const browser = new Browser(institute);
    const { location = "" } = await new SignIn(browser).begin();
    const form = await browser.visit(location);
    expect(form.text).toContain("<title>Members &amp; students – Institute of Professional Accountants</title>");
    expect(form.text).toContain("<h1>Members &amp; students</h1>");
    const [, action = ""] = / action="([^"]+)"/.exec(form.text) ?? [];
    const wrong = await browser.visit(action, { email: "maya.member@example.org", password: "guessed" });
    expect(wrong.status).toBe(401);
    expect(wrong.text).toContain("<title>Error: Members &amp; students –");
    expect(wrong.text).toContain("Not &lt;b&gt;right&lt;/b&gt;");
    await institute.texts.putBack();
    await institute.close();
  });

  it("use them for a forgotten password and an expired link, with the right links", async () => {
    const institute = await trialInstitute();
    await institute.texts.say(
      "[send another](FORGOTTEN_PASSWORD)",
      "[try another email](FORGOTTEN_PASSWORD)",
      "password-links.yaml",
    );
    await institute.texts.say("heading: Too late", "heading: This link no longer works", "password-links.yaml");
    const browser = new Browser(institute);
    const sent = await browser.visit("/idp/forgotten-password", { email: "nobody@example.org" });
    expect(sent.text).toContain('<a href="/idp/forgotten-password">send another</a>');
    const spent = await browser.visit("/idp/choose-password/spent");
    expect(spent.status).toBe(410);
    expect(spent.text).toContain("<h1>Too late</h1>");
    expect(spent.text).toContain('/idp/forgotten-password">Send another link</a>');
    await institute.texts.putBack();
    await institute.close();
  });

  it("use them for unknown addresses and failures", async () => {
    const institute = await trialInstitute();
    await institute.texts.say("heading: Nothing here", "heading: Page not found", "error-pages.yaml");
    await institute.texts.say("message: Look again.", "message: There is nothing at this address.", "error-pages.yaml");
    await institute.texts.say('"Sorry: {reason}', '"{reason}', "error-pages.yaml");
    await institute.texts.say("back: Home", "back: Back to the portal", "error-pages.yaml");
    const browser = new Browser(institute);
    for (const address of ["/nothing", "/idp/nothing"]) {
      const unknown = await browser.visit(address);
      expect(unknown.status).toBe(404);
      expect(unknown.text).toContain("<h1>Nothing here</h1>");
      expect(unknown.text).toContain("<p>Look again.</p>");
      expect(unknown.text).toContain(">Home</a>");
    }
    const unreadable = await browser.visit("/%");
    expect(unreadable.status).toBe(400);
    expect(unreadable.text).toContain("<p>Sorry: The request could not be read. Reference for support:");
    await institute.texts.putBack();
    await institute.close();
  });

  it("use them for the verification of documents", async () => {
    const institute = await trialInstitute();
    await institute.texts.say("heading: Is it ours?", "heading: Check a document", "verification.yaml");
    await institute.texts.say(
      "mistyped: Not quite",
      'mistyped: "Read the code again: a character is wrong, missing or too many"',
      "verification.yaml",
    );
    await institute.texts.say("ring {telephone} now", "call us at {telephone}", "verification.yaml");
    const browser = new Browser(institute);
    expect((await browser.visit("/verify")).text).toContain("<h1>Is it ours?</h1>");
    expect((await browser.visit("/verify/0124-4567-89AB-CDEFP")).text).toContain("Not quite");
    const unknown = await browser.visit("/verify/0123-4567-89AB-CDEFP");
    expect(unknown.text).toContain('ring <a href="tel:+442079460123">+44 20 7946 0123</a> now');
    await institute.texts.putBack();
    await institute.close();
  });
});

it("render a text as markup with escaped values", () => {
  const text: RichText<"email"> = [
    {
      kind: "paragraph",
      children: [
        { kind: "text", text: "For <" },
        { kind: "placeholder", name: "email" },
      ],
    },
    { kind: "heading", level: 2, children: [{ kind: "strong", children: [{ kind: "text", text: "More" }] }] },
    {
      kind: "list",
      ordered: false,
      items: [[{ kind: "link", href: "PORTAL", children: [{ kind: "text", text: "in" }] }]],
    },
  ];
  const drawn = richHtml(text, { email: '"><script>' }, (href) => `/${href.toLowerCase()}`);
  expect(html`${drawn}`.markup).toBe(
    '<p>For &lt;&quot;&gt;&lt;script&gt;</p><h2><strong>More</strong></h2><ul><li><a href="/portal">in</a></li></ul>',
  );
});

it("a right-to-left name is isolated where it is shown, and as it is in attributes and fields (REAL-03)", () => {
  const name = "יעל";
  expect(html`<p title="Of ${name}">${name}, 4100107</p><textarea>${name}</textarea>`.markup).toBe(
    `<p title="Of ${name}">\u2068${name}\u2069, 4100107</p><textarea>${name}</textarea>`,
  );
});
