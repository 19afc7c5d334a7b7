import { describe, expect, it } from "vitest";

import {
  changeActivity,
  logActivity,
  removeActivity,
} from "../../../../../../adapters/contract/cpd-activities.contract.ts";
import { submitDeclaration } from "../../../../../../adapters/contract/cpd-declarations.contract.ts";
import { cpdLog } from "../../../../../../adapters/contract/cpd-log.contract.ts";
import { cpdHistory } from "../../../../../../adapters/contract/cpd.contract.ts";
import { listEvidence, removeEvidence, uploadEvidence } from "../../../../../../adapters/contract/evidence.contract.ts";
import { activitiesOf } from "../../../../../../adapters/institute/areas/cpd/log/log.store.ts";
import { personNamed } from "../../../../../../adapters/institute/trial/everyone.ts";
import type { ActivityEntry } from "../../../../../../domain/cpd/activity.ts";
import { sumOfUnits } from "../../../../../../domain/cpd/units.ts";
import type { CalendarDate } from "../../../../../../domain/kernel/calendar-date.ts";
import { onEachDatabase } from "../../../../support/databases.ts";
import { declarationOf } from "../../../../support/declaring.ts";
import { institutePutBack } from "../../../../support/fixture.ts";
import { ask } from "../../../../support/open-institute.ts";
import { registrarAt } from "../../../../support/registrar.ts";
import { samplePdf } from "../../../../support/sample-files.ts";
import type { TestInstitute } from "../../../../support/test-institute.ts";

const now = () => new Date(2026, 10, 22, 12);

const course: ActivityEntry = {
  title: "Tax update",
  date: "2026-11-20" as CalendarDate,
  units: 1.1,
  isVerifiable: true,
  learnt: "New rates",
};

const log = (institute: TestInstitute, who: string, odd: object = {}, key: string = crypto.randomUUID()) =>
  ask(institute, who, logActivity, { body: { ...course, ...odd }, headers: { "idempotency-key": key } });

const change = (institute: TestInstitute, who: string, activityId: string, odd: object = {}) =>
  ask(institute, who, changeActivity, { params: { activityId }, body: { ...course, ...odd } });

const remove = (institute: TestInstitute, who: string, activityId: string) =>
  ask(institute, who, removeActivity, { params: { activityId } });

const yearsOf = async (institute: TestInstitute, who: string) => (await ask(institute, who, cpdLog)).answer.years;

const yearOf = async (institute: TestInstitute, who: string, year: number) =>
  (await yearsOf(institute, who)).find((each) => each.year === year);

const declare = async (institute: TestInstitute, who: string) => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  return (await ask(institute, who, submitDeclaration, { body: await declarationOf(institute, who), headers })).answer;
};

const upload = async (institute: TestInstitute, who: string): Promise<string> => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const sent = { query: { name: "certificate.pdf" }, bytes: samplePdf(), headers };
  return (await ask(institute, who, uploadEvidence, sent)).answer.id;
};

const filesOf = async (institute: TestInstitute, who: string) => (await ask(institute, who, listEvidence)).answer.files;

const broughtForwardTo = async (institute: TestInstitute, who: string, year: number) => {
  const { answer } = await ask(institute, who, cpdHistory, { query: { adjustmentStatuses: "AWARDED,PENDING" } });
  return answer.annualDeclarations.find((each) => each.year === year)?.broughtForwardUnits;
};

describe("the log of CPD (LOG-01)", () => {
  onEachDatabase(({ empty }) => {
    const atFirst = institutePutBack(empty, { now });
    const opened = async (test: (institute: TestInstitute) => Promise<void>) => test(await atFirst());

    it("keeps an activity as it was sent, and changes and removes it", () =>
      opened(async (institute) => {
        const before = (await yearOf(institute, "Owen", 2026))?.activities.length ?? 0;
        const { status, answer } = await log(institute, "Owen");
        expect(status).toBe(201);
        expect((await yearOf(institute, "Owen", 2026))?.activities[0]).toMatchObject({ ...course, id: answer.id });
        const { learnt: _, ...withoutLearnt } = course;
        const changed = { ...withoutLearnt, title: "Tax update, part 2", units: 0.25, isVerifiable: false };
        expect((await change(institute, "Owen", answer.id, { ...changed, learnt: undefined })).status).toBe(204);
        expect((await yearOf(institute, "Owen", 2026))?.activities[0]).toEqual({
          ...changed,
          id: answer.id,
          version: expect.any(String) as unknown,
        });
        expect((await remove(institute, "Owen", answer.id)).status).toBe(204);
        expect((await yearOf(institute, "Owen", 2026))?.activities).toHaveLength(before);
        expect((await remove(institute, "Owen", answer.id)).status).toBe(404);
      }));

    it("is not changed from a version that was changed meanwhile (FORM-01)", () =>
      opened(async (institute) => {
        const { answer } = await log(institute, "Owen");
        const { version = "" } = (await yearOf(institute, "Owen", 2026))?.activities[0] ?? {};
        const from = (units: number) =>
          ask(institute, "Owen", changeActivity, {
            params: { activityId: answer.id },
            body: { ...course, units },
            headers: { "if-match": `"${version}"` },
          });
        expect((await from(2)).status).toBe(204);
        expect((await from(3)).status).toBe(412);
        expect((await yearOf(institute, "Owen", 2026))?.activities[0]?.units).toBe(2);
      }));

    it("adds ten tenths to one, as they were stored", () =>
      opened(async (institute) => {
        for (let nth = 0; nth < 10; nth += 1) await log(institute, "Owen", { units: 0.1 });
        const stored = await activitiesOf(institute.database, personNamed("Owen").customerId);
        expect(sumOfUnits(stored.map(({ units }) => units))).toBe(1);
      }));

    it("logs an activity once under a key", () =>
      opened(async (institute) => {
        const key = crypto.randomUUID();
        const [first, again] = [await log(institute, "Owen", {}, key), await log(institute, "Owen", {}, key)];
        expect(again.answer).toEqual(first.answer);
        const { activities = [] } = (await yearOf(institute, "Owen", 2026)) ?? {};
        expect(activities.filter(({ id }) => id === first.answer.id)).toHaveLength(1);
      }));

    it("belongs to its member alone", () =>
      opened(async (institute) => {
        const { answer } = await log(institute, "Owen");
        expect((await change(institute, "Maya", answer.id, { title: "Mine" })).status).toBe(404);
        expect((await remove(institute, "Maya", answer.id)).status).toBe(404);
        expect((await yearOf(institute, "Owen", 2026))?.activities[0]?.title).toBe("Tax update");
      }));

    it.each([
      ["a day after today", { date: "2026-11-23" }],
      ["a year long past", { date: "2019-05-05" }],
      ["no units", { units: 0 }],
      ["three decimals", { units: 1.255 }],
      ["too many units", { units: 1000 }],
      ["a day that does not exist", { date: "2026-02-30" }],
      ["no title", { title: "" }],
      ["a blank title", { title: "  " }],
      ["a title of two lines", { title: "Tax\nupdate" }],
    ])("refuses %s", (_, odd) =>
      opened(async (institute) => {
        const before = await yearsOf(institute, "Owen");
        const { status, refusal } = await log(institute, "Owen", odd);
        expect([400, 422]).toContain(status);
        expect(refusal?.field).toBe(`body.${Object.keys(odd)[0] ?? ""}`);
        expect(await yearsOf(institute, "Owen")).toEqual(before);
      }),
    );

    it.each(["Rita", "Stella"])("is not for %s, who has no CPD to declare", (who) =>
      opened(async (institute) => {
        expect((await log(institute, who)).status).toBe(422);
      }),
    );

    it("keeps the files of an activity, which can be removed until its year is declared (LOG-02)", () =>
      opened(async (institute) => {
        const first = await upload(institute, "Maya");
        const { answer } = await log(institute, "Maya", { evidence: [first] });
        const second = await upload(institute, "Maya");
        await change(institute, "Maya", answer.id, { evidence: [second] });
        const about = { kind: "activity", reference: answer.id };
        const files = await filesOf(institute, "Maya");
        expect(files.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
        for (const file of files) expect(file).toMatchObject({ about, mayRemove: true });
        expect((await change(institute, "Maya", answer.id, { evidence: [first] })).status).toBe(422);
        await ask(institute, "Maya", removeEvidence, { params: { fileId: second } });
        await declare(institute, "Maya");
        expect(await filesOf(institute, "Maya")).toEqual([expect.objectContaining({ id: first, mayRemove: false })]);
        expect((await ask(institute, "Maya", removeEvidence, { params: { fileId: first } })).status).toBe(409);
      }));

    it("removes the files of an activity with it (LOG-02)", () =>
      opened(async (institute) => {
        const { answer } = await log(institute, "Maya", { evidence: [await upload(institute, "Maya")] });
        await remove(institute, "Maya", answer.id);
        expect(await filesOf(institute, "Maya")).toEqual([]);
      }));

    it("closes a year with its declaration, and leaves what is spare for the next", () =>
      opened(async (institute) => {
        const { answer } = await log(institute, "Maya", { units: 20.25 });
        expect(await broughtForwardTo(institute, "Maya", 2027)).toBeUndefined();
        const { reference } = await declare(institute, "Maya");
        expect((await yearOf(institute, "Maya", 2026))?.isOpen).toBe(false);
        expect((await change(institute, "Maya", answer.id)).status).toBe(409);
        expect((await remove(institute, "Maya", answer.id)).status).toBe(409);
        expect((await log(institute, "Maya")).status).toBe(422);
        // With the 27 that she has logged, and 40 required.
        expect(await broughtForwardTo(institute, "Maya", 2027)).toBe(7.25);
        await registrarAt(institute.database, {}, now())("reopen", reference, "--reason", "a mistake", "--apply");
        expect(await broughtForwardTo(institute, "Maya", 2027)).toBeUndefined();
        expect((await change(institute, "Maya", answer.id)).status).toBe(204);
      }));
  });
});
