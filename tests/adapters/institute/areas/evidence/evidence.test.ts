import { randomUUID } from "node:crypto";
import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { logActivity } from "../../../../../adapters/contract/cpd-activities.contract.ts";
import { deleteWaiver, requestWaiver } from "../../../../../adapters/contract/cpd-waivers.contract.ts";
import "../../../../../adapters/institute/areas/cpd/log/log.store.ts";
import { listEvidence, removeEvidence, uploadEvidence } from "../../../../../adapters/contract/evidence.contract.ts";
import { personalDataFile } from "../../../../../adapters/contract/personal-data.contract.ts";
import { attachEvidence } from "../../../../../adapters/institute/areas/evidence/attach-evidence.ts";
import { evidenceOf } from "../../../../../adapters/institute/areas/evidence/evidence.store.ts";
import { sweep } from "../../../../../adapters/institute/main/retention.ts";
import { evidenceFolder } from "../../../../../adapters/institute/platform/evidence/evidence-folder.ts";
import { createLog } from "../../../../../adapters/institute/platform/logging.ts";
import { evidenceQuota, maxEvidenceBytes } from "../../../../../domain/evidence/evidence-limits.ts";
import type { CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import { exifWith, sampleJpeg, samplePdf, samplePng, segment } from "../../../support/sample-files.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const present = new Date(2026, 5, 15, 12);
const hour = 60 * 60 * 1000;
const waiver = { kind: "submission", reference: "WVR-2026-ABCDEFGH" } as const;

const upload = (
  institute: TestInstitute,
  who: string,
  { name = "certificate.pdf", bytes = samplePdf(), key = "" } = {},
) =>
  ask(institute, who, uploadEvidence, {
    query: { name },
    bytes,
    headers: { "idempotency-key": key === "" ? randomUUID() : key },
  });

const filesOf = async (institute: TestInstitute, who: string) => (await ask(institute, who, listEvidence)).answer.files;

const remove = (institute: TestInstitute, who: string, fileId: string) =>
  ask(institute, who, removeEvidence, { params: { fileId } });

const download = async (institute: TestInstitute, who: string, fileId: string) => {
  const { customerId } = institute.person(who);
  return institute.app.inject({
    url: `/api/customers/${customerId}/evidence/${encodeURIComponent(fileId)}`,
    headers: {
      authorization: `Bearer ${await institute.accessTokenFor(customerId)}`,
      "x-client-id": "guildhall-portal",
    },
  });
};

const onDisk = (institute: TestInstitute): Promise<string[]> => readdir(institute.evidenceFolder).catch(() => []);

const sweepAt = ({ database, evidenceFolder: folder }: TestInstitute, now: Date) =>
  sweep({
    database,
    rules: defaultRules,
    evidence: { store: evidenceFolder(folder) },
    log: createLog("silent"),
    now: () => now,
    yieldToRequests: () => Promise.resolve(),
  });

describe("a file of a member (LOG-02)", () => {
  onEachDatabase(({ empty }) => {
    const atFirst = institutePutBack(empty, { now: () => present });
    const opened = async (test: (institute: TestInstitute) => Promise<void>) => test(await atFirst());

    it("is listed with name, type, size and day, and downloads as it was stored", () =>
      opened(async (institute) => {
        const { status, answer } = await upload(institute, "Maya", { name: "C:\\scans\\Prüfung.PDF" });
        expect([status, answer]).toEqual([
          201,
          {
            id: answer.id,
            name: "Prüfung.pdf",
            type: "pdf",
            size: samplePdf().length,
            receivedOn: "2026-06-15",
          },
        ]);
        expect(answer.id).toMatch(/^[0-9a-f-]{36}$/);
        expect(await filesOf(institute, "Maya")).toEqual([{ ...answer, mayRemove: true }]);
        const response = await download(institute, "Maya", answer.id);
        expect(response.rawPayload.equals(samplePdf())).toBe(true);
        expect(response.headers).toMatchObject({
          "content-type": "application/octet-stream",
          "content-disposition": `attachment; filename="Pr_fung.pdf"; filename*=UTF-8''Pr%C3%BCfung.pdf`,
          "x-content-type-options": "nosniff",
          "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
        });
      }));

    it("lies under a random name, and a picture of it without its place", () =>
      opened(async (institute) => {
        const bytes = sampleJpeg({ beside: [segment(0xe1, exifWith(6, "51.5074 N"))] });
        const { answer } = await upload(institute, "Maya", { name: "IMG_1.jpeg", bytes });
        expect(await onDisk(institute)).toContain(answer.id);
        const { rawPayload } = await download(institute, "Maya", answer.id);
        expect([rawPayload.includes("51.5074"), rawPayload.includes("Exif")]).toEqual([false, true]);
      }));

    it.each([
      ["a page by the name of a picture", { name: "photo.jpg", bytes: Buffer.from("<html>") }, 415, "EVIDENCE_TYPE"],
      ["half a picture", { bytes: samplePng().subarray(0, 45) }, 415, "EVIDENCE_DAMAGED"],
      ["one that is too large", { bytes: Buffer.alloc(maxEvidenceBytes + 1, samplePdf()) }, 413, "EVIDENCE_TOO_LARGE"],
      ["an empty one", { bytes: Buffer.alloc(0) }, 415, "EVIDENCE_TYPE"],
      ["one without a name", { name: "" }, 400, "INVALID_REQUEST"],
      ["one whose key is none", { key: "short" }, 400, "IDEMPOTENCY_KEY_REQUIRED"],
    ])("is refused, and leaves nothing, when it is %s", (_, sent, status, code) =>
      opened(async (institute) => {
        const before = await onDisk(institute);
        const { status: answered, refusal } = await upload(institute, "Maya", sent);
        expect([answered, refusal.code]).toEqual([status, code]);
        expect(refusal.description).not.toBe(code);
        expect(await filesOf(institute, "Maya")).toEqual([]);
        expect(await onDisk(institute)).toEqual(before);
      }),
    );

    it("is stored once under a key, however many requests arrive with it", () =>
      opened(async (institute) => {
        const before = await onDisk(institute);
        const all = await Promise.all(
          Array.from({ length: 4 }, () => upload(institute, "Maya", { key: "one-for-all" })),
        );
        expect(new Set(all.map(({ status, answer }) => `${status} ${answer.id}`)).size).toBe(1);
        expect(await filesOf(institute, "Maya")).toHaveLength(1);
        expect((await onDisk(institute)).length - before.length).toBe(1);
      }));

    it("has no room beyond the quota, however many arrive at once", () =>
      opened(async (institute) => {
        const { answer } = await upload(institute, "Maya");
        const size = samplePdf().length;
        await institute.database
          .updateTable("evidence")
          .set({ size: evidenceQuota - 2 * size })
          .where("fileId", "=", answer.id)
          .execute();
        const all = await Promise.all(Array.from({ length: 4 }, () => upload(institute, "Maya")));
        expect(all.filter(({ status }) => status === 201)).toHaveLength(2);
        expect(all.filter(({ refusal }) => refusal.code === "EVIDENCE_NO_ROOM")).toHaveLength(2);
      }));

    it("is nobody else's: neither read, nor removed, nor sent with a form", () =>
      opened(async (institute) => {
        const { answer } = await upload(institute, "Maya");
        for (const id of [answer.id, randomUUID(), "../guildhall.sqlite", "%2e%2e"]) {
          expect((await download(institute, "Priya", id)).statusCode).toBe(404);
          expect((await remove(institute, "Priya", id)).status).toBe(204);
        }
        const { customerId } = institute.person("Priya");
        await expect(attachEvidence(institute, customerId, [answer.id], waiver)).rejects.toThrow("EVIDENCE_GONE");
        expect(await filesOf(institute, "Maya")).toHaveLength(1);
        expect(await filesOf(institute, "Priya")).toEqual([]);
      }));

    it("is removed with its bytes, and removing it again does nothing", () =>
      opened(async (institute) => {
        const { answer } = await upload(institute, "Maya");
        const statuses = await Promise.all([1, 2, 3].map(() => remove(institute, "Maya", answer.id)));
        expect(statuses.map(({ status }) => status)).toEqual([204, 204, 204]);
        expect(await filesOf(institute, "Maya")).toEqual([]);
        expect(await onDisk(institute)).not.toContain(answer.id);
        expect((await download(institute, "Maya", answer.id)).statusCode).toBe(404);
      }));

    it("proves one thing, and is sent once", () =>
      opened(async (institute) => {
        const { customerId } = institute.person("Maya");
        const { answer } = await upload(institute, "Maya");
        await attachEvidence(institute, customerId, [answer.id, answer.id], waiver);
        expect((await filesOf(institute, "Maya"))[0]?.about).toEqual(waiver);
        await expect(attachEvidence(institute, customerId, [answer.id], waiver)).rejects.toThrow("EVIDENCE_GONE");
      }));

    it("goes after a day unless a form was sent with it, and after its years", () =>
      opened(async (institute) => {
        const { customerId } = institute.person("Maya");
        const [sent, unsent] = [await upload(institute, "Maya"), await upload(institute, "Maya")];
        await attachEvidence(institute, customerId, [sent.answer.id], waiver);
        await sweepAt(institute, new Date(present.getTime() + 23 * hour));
        expect(await filesOf(institute, "Maya")).toHaveLength(2);
        await sweepAt(institute, new Date(present.getTime() + 25 * hour));
        expect((await filesOf(institute, "Maya")).map(({ id }) => id)).toEqual([sent.answer.id]);
        expect(unsent.status).toBe(201);
        await sweepAt(institute, new Date(2029, 11, 31, 12));
        expect(await filesOf(institute, "Maya")).toHaveLength(1);
        await sweepAt(institute, new Date(2030, 0, 1, 12));
        expect(await filesOf(institute, "Maya")).toEqual([]);
      }));

    it("of somebody who is erased goes at once from the record, and within the hour from the disk", () =>
      opened(async (institute) => {
        const { customerId } = institute.person("Fiona");
        const { answer } = await upload(institute, "Fiona");
        const path = join(institute.evidenceFolder, answer.id);
        const old = new Date(present.getTime() - 2 * hour);
        await utimes(path, old, old);
        const registrar = registrarAt(institute.database, {}, present);
        const erased = await registrar("erase", customerId, "--confirm", customerId, "--apply");
        expect(erased).toContain("files that they sent");
        expect(await evidenceOf(institute.database, customerId)).toEqual([]);
        await sweepAt(institute, present);
        expect(await onDisk(institute)).not.toContain(answer.id);
      }));

    it("moves with the accounts of a person that become one", () =>
      opened(async (institute) => {
        const { answer } = await upload(institute, "Priya");
        const [from, into] = [institute.person("Priya").customerId, institute.person("Fiona").customerId];
        await registrarAt(institute.database, {}, present)("merge", from, "--into", into, "--apply");
        expect((await filesOf(institute, "Fiona")).map(({ id }) => id)).toEqual([answer.id]);
        expect((await download(institute, "Fiona", answer.id)).statusCode).toBe(200);
      }));

    it("is in what is held about its person, without its bytes", () =>
      opened(async (institute) => {
        await upload(institute, "Maya");
        const { data } = (await ask(institute, "Maya", personalDataFile)).answer as unknown as {
          readonly data: { readonly evidence: readonly object[] };
        };
        expect(data.evidence).toMatchObject([
          {
            receivedAt: present.toISOString(),
            name: "certificate.pdf",
            type: "pdf",
            size: samplePdf().length,
            aboutKind: null,
            aboutReference: null,
            aboutEvent: null,
          },
        ]);
      }));

    const requestWith = (institute: TestInstitute, evidence: readonly string[]) =>
      ask(institute, "Priya", requestWaiver, {
        body: {
          year: 2026,
          startDate: "2026-02-01",
          endDate: "2026-02-28",
          reasonCode: "ILLNESS",
          reasonLabel: "Illness or injury",
          adjustmentType: "waiver",
          evidence,
        },
        headers: { "idempotency-key": randomUUID() },
      });

    it("of an activity stays once its year is closed", () =>
      opened(async (institute) => {
        const { customerId } = institute.person("Maya");
        const log = async (date: string) => {
          const body = { title: "A course on VAT", date, units: 300, isVerifiable: true };
          const { answer } = await ask(institute, "Maya", logActivity, {
            body,
            headers: { "idempotency-key": randomUUID() },
          });
          const file = (await upload(institute, "Maya")).answer.id;
          await attachEvidence(institute, customerId, [file], { kind: "activity", reference: answer.id });
          return { file, activity: answer.id };
        };
        const { file, activity } = await log("2026-03-01");
        const mayRemove = async () => (await filesOf(institute, "Maya")).find(({ id }) => id === file)?.mayRemove;
        expect(await mayRemove()).toBe(true);
        await institute.database
          .updateTable("cpdActivities")
          .set({ date: "2023-03-01" as CalendarDate })
          .where("activityId", "=", activity)
          .execute();
        expect(await mayRemove()).toBe(false);
        expect((await remove(institute, "Maya", file)).refusal.code).toBe("EVIDENCE_SETTLED");
      }));

    it("goes with a request for a waiver that is taken back before it is decided", () =>
      opened(async (institute) => {
        const { answer } = await upload(institute, "Priya");
        const { reference = "" } = (await requestWith(institute, [answer.id])).answer;
        await ask(institute, "Priya", deleteWaiver, { params: { waiverId: reference } });
        expect(await filesOf(institute, "Priya")).toEqual([]);
      }));

    it("is sent with a request for a waiver, and stays once that is decided", () =>
      opened(async (institute) => {
        const { answer } = await upload(institute, "Priya");
        expect((await requestWith(institute, [randomUUID()])).refusal.code).toBe("EVIDENCE_GONE");
        const { reference } = (await requestWith(institute, [answer.id])).answer;
        const about = { kind: "submission", reference };
        expect(await filesOf(institute, "Priya")).toEqual([{ ...answer, about, mayRemove: true }]);
        await registrarAt(institute.database, {}, present)("decide", reference ?? "", "--grant", "--apply");
        expect((await filesOf(institute, "Priya"))[0]?.mayRemove).toBe(false);
        expect((await remove(institute, "Priya", answer.id)).refusal.code).toBe("EVIDENCE_SETTLED");
        expect((await download(institute, "Priya", answer.id)).statusCode).toBe(200);
      }));

    it("without a record goes within the hour; one with a record, and one under way, stay", () =>
      opened(async (institute) => {
        const { answer } = await upload(institute, "Maya");
        const [killed, underWay] = [randomUUID(), randomUUID()];
        const [broken, arriving] = [`${randomUUID()}.part`, `${randomUUID()}.part`];
        const old = new Date(present.getTime() - 2 * hour);
        for (const name of [killed, underWay, broken, arriving])
          await writeFile(join(institute.evidenceFolder, name), "x");
        for (const name of [answer.id, killed, broken]) await utimes(join(institute.evidenceFolder, name), old, old);
        for (const name of [underWay, arriving]) await utimes(join(institute.evidenceFolder, name), present, present);
        await sweepAt(institute, present);
        const left = await onDisk(institute);
        expect([killed, broken].filter((name) => left.includes(name))).toEqual([]);
        expect([answer.id, underWay, arriving].filter((name) => !left.includes(name))).toEqual([]);
      }));
  });
});
