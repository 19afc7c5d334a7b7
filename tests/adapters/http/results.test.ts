import { expect, test } from "vitest";

import { saveResult } from "../../../adapters/http/results.ts";
import { CallFailure } from "../../../application/ports/result.ts";

const saveThatFails = (status: number) =>
  saveResult(
    Promise.reject(
      new CallFailure("CONTACT_SUBMIT_ERROR", status, "c-1", { description: "duplicate", retryAfter: 600 }),
    ),
    (description) => description,
  );

test("a save upon a record that has changed since fails because of the newer one (CONT-09)", async () => {
  expect(await saveThatFails(412)).toEqual({ ok: false, reason: "NEWER" });
});

test.each([400, 409, 413, 422, 500])(
  "a save that fails with %i has the reason that its description gives",
  async (status) => {
    expect(await saveThatFails(status)).toEqual({ ok: false, reason: "duplicate" });
  },
);

test("a save that is refused because there were many has the time to wait (CONT-09)", async () => {
  expect(await saveThatFails(429)).toEqual({ ok: false, reason: { retryAfter: 600 } });
});

test("a fault of the code is no reason", async () => {
  const fault = new TypeError("no such field");
  await expect(saveResult(Promise.reject(fault), () => "duplicate")).rejects.toBe(fault);
});
