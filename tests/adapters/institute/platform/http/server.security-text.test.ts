import { expect, it } from "vitest";

import { openInstitute } from "../../../support/open-institute.ts";
import { settingsOf } from "../../../support/settings.ts";

const at = async (environment: Readonly<Record<string, string>>) => {
  const { securityContact } = settingsOf(environment).institute;
  const institute = await openInstitute(
    { kind: "sqlite", path: ":memory:" },
    {
      seedPeople: false,
      now: () => new Date("2026-03-04T09:00:00Z"),
      ...(securityContact ? { securityContact } : {}),
    },
  );
  const { statusCode, body, headers } = await institute.app.inject({ url: "/.well-known/security.txt" });
  await institute.close();
  return { status: statusCode, body, type: String(headers["content-type"]) };
};

it("publishes the organisation's contact for vulnerability reports, and its expiry", async () => {
  const { status, body, type } = await at({
    SECURITY_CONTACT: "mailto:security@body.example",
    SECURITY_POLICY: "https://body.example/security",
  });
  expect([status, type]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(body.split("\n")).toEqual([
    "Contact: mailto:security@body.example",
    "Policy: https://body.example/security",
    "Expires: 2026-06-02T09:00:00.000Z",
    "Preferred-Languages: en",
    "",
  ]);
});

it("is not served without a contact", async () => {
  expect((await at({})).status).toBe(404);
});

it("accepts only addresses, and no policy without a contact", () => {
  expect(() => settingsOf({ SECURITY_CONTACT: "ftp://body.example" })).toThrow("SECURITY_CONTACT has to be");
  expect(() => settingsOf({ SECURITY_CONTACT: "mailto:a@b.example\nPolicy: https://elsewhere.example" })).toThrow(
    "SECURITY_CONTACT has to be",
  );
  expect(() => settingsOf({ SECURITY_POLICY: "https://body.example/security" })).toThrow(
    "SECURITY_CONTACT is required with SECURITY_POLICY",
  );
});
