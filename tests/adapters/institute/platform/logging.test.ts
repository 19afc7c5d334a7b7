import { Writable } from "node:stream";

import { describe, expect, it } from "vitest";

import { submitDeclaration } from "../../../../adapters/contract/cpd-declarations.contract.ts";
import { cpdOverview } from "../../../../adapters/contract/cpd.contract.ts";
import { encryptSession, openSession, profile } from "../../../../adapters/contract/customer.contract.ts";
import { reportFailure } from "../../../../adapters/contract/shell.contract.ts";
import { createLog } from "../../../../adapters/institute/platform/logging.ts";
import { Browser, SignIn } from "../../support/browser.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { ask, openInstitute } from "../../support/open-institute.ts";

describe("the log", () => {
  onEachDatabase(({ fresh }) => {
    it("contains what happened by correlation id, and no personal data", async () => {
      const lines: string[] = [];
      const destination = new Writable({
        write: (chunk, _encoding, done) => {
          lines.push(String(chunk));
          done();
        },
      });
      const institute = await openInstitute(await fresh(), { log: createLog("trace", destination) });
      const { customerId, email, password } = institute.person("Maya");
      const browser = new Browser(institute);
      const { location = "" } = await new SignIn(browser).begin();
      for (const tried of [email, email.toUpperCase(), "somebody.else@example.org"])
        await browser.visit(location, { email: tried, password: "Wrong-Guess-1" });
      const { access_token: accessToken, id_token: idToken } = await new SignIn(browser).complete(email);
      const bearer = { authorization: `Bearer ${accessToken}` };

      await ask(institute, "Maya", profile, { headers: { ...bearer, "x-correlation-id": "portal-call-0001" } });
      const session = await ask(institute, "Maya", openSession, { body: { customerIP: "0.0.0.0" }, headers: bearer });
      const encrypted = await ask(institute, "Maya", encryptSession, { headers: bearer });
      const { year } = (await ask(institute, "Maya", cpdOverview, { headers: bearer })).answer;
      const declaration = {
        year,
        isRequirementsMet: true,
        route: "UNIT_ROUTE",
        isEngagementPartner: false,
        isConfirmed: true,
      };
      const headers = { ...bearer, "idempotency-key": "key-for-the-log" };
      await ask(institute, "Maya", submitDeclaration, { body: declaration, headers });
      const report = { name: "X_ERROR", status: `of ${email}`, correlationId: "c-1", page: `/customers/${customerId}` };
      await ask(institute, "Maya", reportFailure, { body: report });
      const thrown = { ...report, type: "TypeError", place: "main-AB12.js:1:234" };
      await ask(institute, "Maya", reportFailure, { body: thrown });
      await ask(institute, "Maya", reportFailure, {
        body: { ...report, type: `of ${email}`, place: `${email} at home` },
      });
      await browser.visit(`/idp/session/end?id_token_hint=${idToken}`);
      await institute.close();

      const log = lines.join("");
      expect(log).toContain('"correlationId":"portal-call-0001"');
      expect(log).toContain('"route":"/api/customers/:id/cpds/submissions","status":201');
      expect(log).toContain('"route":"/idp/*"');
      const refused = lines
        .filter((line) => line.includes("sign-in refused"))
        .map((line) => JSON.parse(line) as { account: string; from: string });
      expect(refused.map(({ account }) => account === refused[0]?.account)).toEqual([true, true, false]);
      expect(new Set(refused.map(({ from }) => from)).size).toBe(1);
      const granted = lines
        .filter((line) => line.includes('"signed in"'))
        .map((line) => JSON.parse(line) as { account: string; from: string; device: string });
      expect(granted.map(({ account, from, device }) => [account, from, device])).toEqual([
        [refused[0]?.account, refused[0]?.from, "new"],
      ]);
      expect(log).toContain("the portal reports a failure");
      expect(log).toContain('"errorType":"TypeError","place":"main-AB12.js:1:234"');
      const secrets = { customerId, email, accessToken, idToken, password, guess: "Wrong-Guess-1" };
      const handed = { sessionId: session.answer.sessionId, encryptId: encrypted.answer.encryptId };
      for (const [name, secret] of Object.entries({ ...secrets, ...handed }))
        expect(log.includes(secret), `the log holds the ${name}`).toBe(false);
      expect(log).not.toMatch(/eyJ[\w-]{10}/);
    });
  });
});
