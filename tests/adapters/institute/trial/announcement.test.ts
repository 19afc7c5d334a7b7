import { expect, test } from "vitest";

import { trialIntroduction } from "../../../../adapters/institute/trial/announcement.ts";

const here = { publicUrl: "http://localhost:4200" };
const mailLine = "A trial sends no mail. Read what it would have sent at http://localhost:4200/outside/mail";

test("a trial says whom to sign in as, where the desk is, and where its mails are (MAIL-03)", () => {
  const lines = trialIntroduction({ ...here, deskUrl: "http://localhost:4200" });
  expect(lines.join("\n")).toMatch(/rosa\.registrar@example\.org +staff, at http:\/\/localhost:4200\/desk/);
  expect(lines.at(-1)).toBe(mailLine);
});

test.each([
  ["a mail server sends them", { mail: { url: new URL("smtp://localhost") } }],
  ["others reach the trial", { publicUrl: "https://trial.example.org" }],
])("a trial names no page of its mails where %s (MAIL-03)", (_, differing) => {
  expect(trialIntroduction({ ...here, ...differing }).join("\n")).not.toContain("/outside/mail");
});
