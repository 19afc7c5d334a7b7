import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { clamd } from "../../../../../adapters/institute/platform/evidence/clamd.ts";
import { clamdDouble, type ClamdDouble } from "../../../support/clamd-double.ts";
import { freePort } from "../../../support/free-port.ts";

describe("a scanner that speaks clamd's protocol (LOG-02)", () => {
  let double: ClamdDouble;
  beforeAll(async () => {
    double = await clamdDouble();
  });
  beforeEach(() => {
    double.verdict = "stream: OK";
  });
  afterAll(() => double.close());

  it.each([1, 64 * 1024, 64 * 1024 + 1, 300_000])("gets a file of %d bytes whole", async (size) => {
    const file = Buffer.alloc(size, "some bytes");
    expect(await clamd(double.address).scan(file)).toEqual({ isClean: true });
    expect(double.scanned.at(-1)?.equals(file)).toBe(true);
  });

  it("says what it found", async () => {
    double.verdict = "stream: Eicar-Test-Signature FOUND";
    expect(await clamd(double.address).scan(Buffer.from("x"))).toEqual({
      isClean: false,
      found: "Eicar-Test-Signature",
    });
  });

  it.each([
    ["an error", "INSTREAM size limit exceeded. ERROR", /size limit exceeded/],
    ["words that are no verdict", "stream: OKAY", /OKAY/],
    ["too much", "x".repeat(5000), /answered/],
    ["nothing, and an end", "hangs up", /cannot be used|without an answer/],
    ["nothing in time", "silent", /did not answer within 0.05 seconds/],
  ])("is no scan when it answers %s", async (_, verdict, why) => {
    double.verdict = verdict;
    await expect(clamd(double.address, verdict === "silent" ? 50 : 60_000).scan(Buffer.from("x"))).rejects.toThrow(why);
  });

  it("is no scan when nobody is there", async () => {
    const nobody = clamd(`127.0.0.1:${await freePort()}`);
    await expect(nobody.scan(Buffer.from("x"))).rejects.toThrow(/cannot be used/);
    await expect(clamd("/nowhere/clamd.sock").check()).rejects.toThrow(/cannot be used/);
  });

  it("is asked whether it is there", async () => {
    await expect(clamd(double.address).check()).resolves.toBeUndefined();
  });
});
