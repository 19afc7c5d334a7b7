import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

import { SMTPServer } from "smtp-server";
import { describe, expect, it } from "vitest";

import { checkSettings } from "../../../../adapters/institute/main/check-settings.ts";
import { describeStartupError } from "../../../../adapters/institute/main/startup-error.ts";
import { reportMailbox } from "../../support/delivery-reports.ts";
import { settingsOf } from "../../support/settings.ts";

const inWords = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const settings = settingsOf(environment);
  const notes: string[] = [];
  return checkSettings(settings, (note) => notes.push(note)).then(
    (checked) => [checked.join(", "), ...notes].join("\n"),
    (error: unknown) => describeStartupError(error, settings),
  );
};

describe("a check of the settings", () => {
  it("names what it has checked", async () => {
    expect(await inWords({})).toMatch(
      /^the settings, the content, the folder of files\nthe disk of EVIDENCE_DIR \(.*\) has [\d.]+ [MG]B left$/,
    );
  });

  it("names the typefaces of FONTS_DIR, and refuses a folder without any (REAL-03)", async () => {
    const pdfjs = dirname(fileURLToPath(import.meta.resolve("pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf")));
    expect(await inWords({ FONTS_DIR: pdfjs })).toContain("the fonts in FONTS_DIR (Liberation Sans)");
    expect(await inWords({ FONTS_DIR: "/nowhere" })).toMatch(/^FONTS_DIR \(\/nowhere\) cannot be used: ENOENT/);
    expect(await inWords({ FONTS_DIR: import.meta.dirname })).toBe(
      `FONTS_DIR (${import.meta.dirname}) cannot be used: it has no file that ends with .ttf, .otf, .ttc or .otc.`,
    );
  });

  it("opens the mailbox of delivery reports (MAIL-03)", async () => {
    const smtp = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"] });
    smtp.listen(0, "127.0.0.1");
    await once(smtp.server, "listening");
    const { port } = smtp.server.address() as AddressInfo;
    const mailbox = await reportMailbox([]);
    const checked = (BOUNCES_URL: string) =>
      inWords({ SMTP_URL: `smtp://127.0.0.1:${String(port)}`, MAIL_FROM: "office@example.org", BOUNCES_URL });
    expect(await checked(mailbox.url)).toContain("the mail server, the mailbox of delivery reports");
    expect(await checked(mailbox.url.replace("s3cret", "wrong"))).toBe(
      "The mailbox at BOUNCES_URL cannot be read: it refuses the user or the password.",
    );
    await mailbox.close();
    await new Promise<void>((resolve) => {
      smtp.close(resolve);
    });
  });

  // Nothing listens on port 1.
  it("reports everything that is in disorder at once, a line each (LOG-02)", async () => {
    const words = await inWords({
      DATABASE_URL: "postgres://guildhall@127.0.0.1:1/guildhall",
      EVIDENCE_DIR: "/dev/null/files",
      CLAMD: "127.0.0.1:1",
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "office@example.org",
    });
    expect(words.split("\n")).toEqual([
      "The database at DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1.",
      expect.stringContaining("Files cannot be stored in EVIDENCE_DIR (/dev/null/files): "),
      "The scanner cannot be used: connect ECONNREFUSED 127.0.0.1:1. Look at CLAMD.",
      "The mail server at SMTP_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.",
    ]);
  });
});
