import { readdir } from "node:fs/promises";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { listEvidence, uploadEvidence } from "../../../../../adapters/contract/evidence.contract.ts";
import { clamdDouble, type ClamdDouble } from "../../../support/clamd-double.ts";
import { firstDayFile } from "../../../support/first-day.ts";
import { ask, openInstitute } from "../../../support/open-institute.ts";
import { samplePdf } from "../../../support/sample-files.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

describe("a file where a scanner is set (LOG-02)", () => {
  let double: ClamdDouble;
  let institute: TestInstitute;
  beforeAll(async () => {
    double = await clamdDouble();
    institute = await openInstitute(await firstDayFile(), { scanner: double.address });
  });
  afterAll(async () => {
    await institute.close();
    await double.close();
  });
  const upload = () =>
    ask(institute, "Maya", uploadEvidence, {
      query: { name: "certificate.pdf" },
      bytes: samplePdf(),
      headers: { "idempotency-key": crypto.randomUUID() },
    });

  const onDisk = (): Promise<string[]> => readdir(institute.evidenceFolder).catch(() => []);

  it("is stored once it was found clean", async () => {
    double.verdict = "stream: OK";
    expect((await upload()).status).toBe(201);
    expect(double.scanned.at(-1)?.equals(samplePdf())).toBe(true);
  });

  it.each([
    ["in which something was found", "stream: Eicar-Test-Signature FOUND", 422, "EVIDENCE_INFECTED"],
    ["that cannot be scanned", "hangs up", 503, "EVIDENCE_NOT_SCANNED"],
  ])("%s is refused, and nothing of it stays", async (_, verdict, status, code) => {
    double.verdict = verdict;
    const before = await onDisk();
    const { answer } = await ask(institute, "Maya", listEvidence);
    const refused = await upload();
    expect([refused.status, refused.refusal.code]).toEqual([status, code]);
    expect(refused.refusal.description).toMatch(/virus/);
    expect(await onDisk()).toEqual(before);
    expect((await ask(institute, "Maya", listEvidence)).answer).toEqual(answer);
  });
});
