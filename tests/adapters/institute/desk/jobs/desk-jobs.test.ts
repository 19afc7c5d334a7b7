import { describe, expect, it } from "vitest";

import { DeskJobs, type Outcome } from "../../../../../adapters/institute/desk/jobs/desk-jobs.ts";
import { jobOf, jobsUnderWay } from "../../../../../adapters/institute/desk/jobs/jobs.store.ts";
import type { Visit } from "../../../../../adapters/institute/desk/visit.ts";
import { RefusalError } from "../../../../../adapters/institute/platform/http/refusal-error.ts";
import { html } from "../../../../../adapters/institute/platform/pages/html.ts";
import { storeStaff } from "../../../../../adapters/institute/provider/staff/staff.store.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";

const now = () => new Date("2026-11-20T09:00:00Z");
const heavy = { heading: "Post a bank file", entry: "money", address: "/desk/money/file", isChange: true } as const;

/** Work that ends when the test calls a function. */
const workToEnd = () => {
  let [resolve, reject] = [(_: Outcome) => undefined as void, (_: Error) => undefined as void];
  const promise = new Promise<Outcome>((settle, fail) => {
    [resolve, reject] = [settle, fail];
  });
  return { work: () => promise, resolve, reject };
};

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);
  const started = async (patience?: number) => {
    const { database } = await atFirst();
    const errors: unknown[] = [];
    const log = { error: (error: unknown) => void errors.push(error) };
    const clerk = { email: "lena.park@example.org", name: "Lena Park", role: "clerk" } as const;
    const staff = await storeStaff(database, clerk, now());
    const jobs = new DeskJobs({ database, now, log, ...(patience === undefined ? {} : { patience }) });
    const jobOfRun = async (work: (visit: Visit) => Promise<Outcome>, of = heavy): Promise<string> => {
      const done = await jobs.run({ staff } as unknown as Visit, of, work);
      return "jobId" in done ? done.jobId : "";
    };
    const outcomeOf = async (jobId: string) => (await jobOf(database, staff.staffId, jobId))?.outcome;
    return { database, staff, jobs, jobOfRun, outcomeOf, errors };
  };

  describe("heavy work of the desk (DESK-07, DESK-09)", () => {
    it("that is done in time is answered at once", async () => {
      const { jobs, staff } = await started(60_000);
      const visit = { staff } as unknown as Visit;
      expect(await jobs.run(visit, heavy, async () => "/desk/money")).toEqual({ outcome: "/desk/money" });
      await expect(jobs.run(visit, heavy, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    });

    it("that takes longer goes on as a job, which its own member of staff sees until it leads somewhere", async () => {
      const { database, staff, jobs, jobOfRun, outcomeOf } = await started(0);
      const { work, resolve } = workToEnd();
      const jobId = await jobOfRun(work);
      expect(await jobsUnderWay(database, staff.staffId, new Date(0))).toMatchObject([
        { jobId, heading: heavy.heading },
      ]);
      expect(await jobOf(database, "somebody else", jobId)).toBeUndefined();
      expect(await outcomeOf(jobId)).toBeUndefined();
      resolve("/desk/money?posted=yes");
      await jobs.stop();
      expect(await outcomeOf(jobId)).toEqual({ location: "/desk/money?posted=yes" });
      expect(await jobsUnderWay(database, staff.staffId, new Date(0))).toEqual([]);
    });

    it("is kept as the screen, or the words of the refusal, that it comes to; an error is logged", async () => {
      const { jobs, jobOfRun, outcomeOf, errors } = await started(0);
      const [screen, refused, broken] = [workToEnd(), workToEnd(), workToEnd()];
      const ids = [await jobOfRun(screen.work), await jobOfRun(refused.work), await jobOfRun(broken.work)];
      screen.resolve({ title: "Done", content: html`<p>${"<b>"}</p>`, action: { action: "saw it" } });
      refused.reject(new RefusalError("conflict", "NO_CHANGE", "There is nothing to change."));
      broken.reject(new Error("broken"));
      await jobs.stop();
      expect(await Promise.all(ids.map(outcomeOf))).toEqual([
        { shown: { title: "Done", markup: "<p>&lt;b&gt;</p>", action: { action: "saw it" } } },
        { failed: "There is nothing to change." },
        { failed: "Something went wrong. Check what has been done before you try again." },
      ]);
      expect(errors).toHaveLength(1);
    });

    it("of one member of staff is done one after the other, and the others' place is shown", async () => {
      const { database, staff, jobs, jobOfRun } = await started(0);
      const [first, second] = [workToEnd(), workToEnd()];
      await jobOfRun(first.work);
      const jobId = await jobOfRun(second.work);
      expect((await jobOf(database, staff.staffId, jobId))?.progress).toBe("Number 1 in the queue.");
      first.resolve("/desk");
      second.resolve("/desk");
      await jobs.stop();
    });
  });
});
