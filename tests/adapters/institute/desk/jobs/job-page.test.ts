import { beforeEach, describe, expect, it } from "vitest";

import { addJob, deleteOldJobs, updateJob } from "../../../../../adapters/institute/desk/jobs/jobs.store.ts";
import { newStaffLink } from "../../../../../adapters/institute/provider/staff/links.store.ts";
import { staffByEmail, storeStaff } from "../../../../../adapters/institute/provider/staff/staff.store.ts";
import { DeskBrowser } from "../../../../actors/desk-browser.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";

const minute = 60_000;
const address = "/desk/money/file";
const page = "/desk/jobs/one";

onEachDatabase(({ fresh }) => {
  let now = new Date();
  const atFirst = institutePutBack(fresh, { now: () => now });
  beforeEach(() => {
    now = new Date();
  });

  const begun = async () => {
    const institute = await atFirst();
    const { database } = institute;
    const { staffId = "" } = (await staffByEmail(database, "rosa.registrar@example.org")) ?? {};
    const startedAt = now.getTime();
    const heading = "Post a bank file";
    await addJob(database, staffId, {
      jobId: "one",
      heading,
      entry: "money",
      address,
      progress: "In progress.",
      startedAt,
    });
    const desk = new DeskBrowser(institute);
    await desk.signIn();
    return { institute, database, desk };
  };

  describe("the page of a job (DESK-07, DESK-09)", () => {
    it("shows how far it is and looks again by itself; each page leads to it", async () => {
      const { database, desk } = await begun();
      await updateJob(database, "one", { progress: "200 of 450 lines are done.", seenAt: now.getTime() });
      await desk.open("/desk/today");
      await desk.follow("Post a bank file");
      expect(desk.address).toBe(page);
      expect(desk.words).toContain("200 of 450 lines are done.");
      expect(desk.headers["refresh"]).toBe("2");
    });

    it("leads to the address that the job came to", async () => {
      const { database, desk } = await begun();
      const outcome = { location: "/desk/money?posted=yes" };
      await updateJob(database, "one", { progress: "", seenAt: now.getTime(), outcome });
      await desk.open(page);
      expect(desk.words).toContain("The bank file is posted.");
      expect(desk.words).not.toContain("In progress:");
    });

    it("leads to the screen that the job came to, where it was begun", async () => {
      const { database, desk } = await begun();
      const shown = {
        title: "Faults",
        markup: "<p>Line 3: is empty.</p>",
        action: { action: "saw faults" },
        status: 422,
      };
      await updateJob(database, "one", { progress: "", seenAt: now.getTime(), outcome: { shown } });
      await desk.open(page);
      expect([desk.address, desk.status]).toEqual([`${address}?job=one`, 422]);
      expect(desk.words).toContain("Line 3: is empty.");
      await desk.open("/desk/people?job=one");
      expect(desk.words).not.toContain("Line 3");
    });

    it("says why a job was not done, and that one was interrupted", async () => {
      const { database, desk } = await begun();
      now = new Date(now.getTime() + minute);
      await desk.open(page);
      expect(desk.words).toContain("This was interrupted.");
      expect(desk.headers["refresh"]).toBeUndefined();
      const outcome = { failed: "There is nothing to change." };
      await updateJob(database, "one", { progress: "", seenAt: now.getTime(), outcome });
      await desk.open(page);
      expect(desk.words).toContain("Not done. There is nothing to change.");
      await desk.follow("Back");
      expect(desk.address).toBe(address);
    });

    it("is for the one who began it, and gone after a day (DESK-02, KEEP-01)", async () => {
      const { institute, database } = await begun();
      const clerk = { email: "lena.park@example.org", name: "Lena Park", role: "clerk" } as const;
      const { staffId } = await storeStaff(database, clerk, now);
      const other = new DeskBrowser(institute);
      await other.registerPasskey(`/desk/passkey/${await newStaffLink(database, staffId, now.getTime() + minute)}`);
      await other.signInWithPasskey();
      await other.open(page);
      expect(other.status).toBe(404);
      const sweep = { database, yieldToRequests: () => Promise.resolve() } as Parameters<typeof deleteOldJobs>[0];
      expect(await deleteOldJobs({ ...sweep, now })).toBe(0);
      expect(await deleteOldJobs({ ...sweep, now: new Date(now.getTime() + 25 * 60 * minute) })).toBe(1);
    });
  });
});
