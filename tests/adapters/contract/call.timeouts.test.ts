import { expect, test } from "vitest";

import { timeoutOf } from "../../../adapters/contract/call.ts";
import { contractCalls as calls } from "../../../adapters/institute/main/contract-calls.ts";

test.each([
  ["GET /content/templates/{name}", 60],
  ["GET /customers/{id}/profile", 60],
  ["GET /customers/{id}/balance", 60],
  ["GET /customers/{id}/cpds/overview", 60],
  ["GET /customers/{id}/notifications", 60],
  ["POST /customers/{id}/sessions", 60],
  ["GET /customers/{id}/sessions/encrypt", 60],
  ["GET /customers/{id}/cpds", 60],
  ["DELETE /customers/{id}/cpds/adjustments/{waiverId}", 60],
  ["POST /customers/{id}/cpds/submissions", 60],
  ["POST /customers/{id}/cpds/adjustments", 60],
  ["GET /customers/{id}/progress", 30],
  ["GET /customers/{id}/documents", 60],
  ["GET /customers/{id}/certificates/{number}", 60],
])("%s is a call of the portal, given up after %i s (CALL-01)", (name, seconds) => {
  const call = calls.find(({ method, path }) => `${method} ${path}` === name);
  expect(call && timeoutOf(call)).toBe(seconds * 1000);
});
