import { describe, expect, it } from "vitest";

import { successOf } from "../../../adapters/contract/call.ts";
import { schemaOf } from "../../../adapters/contract/content-schema.ts";
import { cpdHistory, cpdOverview } from "../../../adapters/contract/cpd.contract.ts";
import {
  balance,
  encryptSession,
  notifications,
  openSession,
  profile,
} from "../../../adapters/contract/customer.contract.ts";
import { reportFailure } from "../../../adapters/contract/shell.contract.ts";
import { contentTemplate } from "../../../adapters/institute/platform/content/serve-content.ts";
import { contentDocuments } from "../../../domain/shell/content-documents.ts";
import { onEachDatabase } from "../support/databases.ts";
import { sharedInstitute } from "../support/fixture.ts";
import { ask } from "../support/open-institute.ts";

const history = { query: { adjustmentStatuses: "AWARDED,PENDING" } };

onEachDatabase(({ fresh }) => {
  const institute = sharedInstitute(fresh);

  describe("each call answers as the contract says", () => {
    it.each([
      ["profile", profile, {}],
      ["balance", balance, { query: { report: "full" } }],
      ["notifications", notifications, {}],
      ["opening a session", openSession, { body: { customerIP: "0.0.0.0" } }],
      ["CPD overview", cpdOverview, {}],
      ["CPD history", cpdHistory, history],
    ])("%s", async (_, call, said) => {
      const { status, answer } = await ask(institute(), "Owen", call, said);
      expect(status).toBe(successOf(call));
      expect(call.answer.parse(answer)).toEqual(answer);
    });

    it.each(Object.entries(contentDocuments))("content of %s", async (name, shape) => {
      const { status, answer } = await ask(institute(), "Maya", contentTemplate, { params: { name } });
      expect(status).toBe(200);
      expect(schemaOf(shape).parse(answer)).toEqual(answer);
    });

    it("a failure report, from anyone", async () => {
      const body = { name: "PROFILE_FETCH_ERROR", status: "500", correlationId: "c-12345678", page: "/help" };
      const open = { body, headers: { authorization: undefined, "x-client-id": undefined } };
      expect((await ask(institute(), "Maya", reportFailure, open)).status).toBe(202);
    });
  });

  it("a new session each time; the customer's id is encrypted for the latest", async () => {
    const first = await ask(institute(), "Priya", openSession, { body: { customerIP: "0.0.0.0" } });
    const second = await ask(institute(), "Priya", openSession, { body: { customerIP: "0.0.0.0" } });
    expect(second.answer.sessionId).not.toBe(first.answer.sessionId);

    const one = await ask(institute(), "Priya", encryptSession);
    const other = await ask(institute(), "Priya", encryptSession);
    expect(one.answer.sessionId).toBe(second.answer.sessionId);
    expect(one.answer.encryptId).not.toContain(institute().person("Priya").customerId);
    expect(one.answer.encryptId).not.toBe(other.answer.encryptId);
  });

  it("the id is not encrypted before a session is open", async () => {
    expect((await ask(institute(), "Barry", encryptSession)).refusal.code).toBe("NO_SESSION");
  });

  it("a closed account is reported as no longer viewable (ERR-05)", async () => {
    const { status, refusal } = await ask(institute(), "Clara", profile);
    expect(status).toBe(410);
    expect(refusal.code).toBe("ACCOUNT_CLOSED");
  });

  it("an invalid field is named", async () => {
    const { status, refusal } = await ask(institute(), "Maya", openSession, { body: { customerIP: 7 } });
    expect(status).toBe(400);
    expect(refusal).toMatchObject({
      code: "INVALID_REQUEST",
      description: expect.stringContaining("body.customerIP") as string,
    });
  });

  it("a valid correlation id is echoed, and any other replaced", async () => {
    const given = await ask(institute(), "Maya", balance, { headers: { "x-correlation-id": "from-the-portal-1" } });
    expect(given.headers["x-correlation-id"]).toBe("from-the-portal-1");
    expect(given.refusal.correlationId).toBe("from-the-portal-1");
    const odd = await ask(institute(), "Maya", balance, { headers: { "x-correlation-id": "line one {}" } });
    expect(odd.headers["x-correlation-id"]).toMatch(/^[\w-]{36}$/);
  });

  it("students get their own variant of content", async () => {
    const said = (type: string) => ({ params: { name: "landing-page" }, query: { type } });
    const student = await ask(institute(), "Stella", contentTemplate, said("student"));
    const member = await ask(institute(), "Maya", contentTemplate, said("member"));
    expect(JSON.stringify(student.answer)).toContain("/my-qualifications");
    expect(student.answer).not.toEqual(member.answer);
  });

  it("unknown content and addresses are not found", async () => {
    expect((await ask(institute(), "Maya", contentTemplate, { params: { name: "constructor" } })).status).toBe(404);
    const nowhere = await institute().app.inject({ url: "/api/nowhere" });
    expect(nowhere.json()).toMatchObject({ error: { code: "NOT_FOUND" } });
  });

  it("a body that is too large, malformed or no JSON is refused in the contract's shape", async () => {
    const post = async (payload: string, type: string) => {
      const options = { method: "POST", url: "/api/reports", payload, headers: { "content-type": type } } as const;
      const { statusCode, body } = await institute().app.inject(options);
      return [statusCode, (JSON.parse(body) as { error: { code: string } }).error.code];
    };
    expect(await post(JSON.stringify({ name: "x".repeat(20_000) }), "application/json")).toEqual([413, "TOO_LARGE"]);
    expect(await post("{", "application/json")).toEqual([400, "INVALID_REQUEST"]);
    expect(await post("a=b", "application/x-www-form-urlencoded")).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  it("health checks report an alive and ready server", async () => {
    expect((await institute().app.inject({ url: "/healthz" })).statusCode).toBe(200);
    expect((await institute().app.inject({ url: "/readyz" })).statusCode).toBe(200);
  });
});
