import ICAL from "ical.js";
import { describe, expect, it } from "vitest";

import {
  deadlineFile,
  deadlines,
  newCalendarAddress,
  withdrawCalendarAddress,
} from "../../../../../adapters/contract/calendar.contract.ts";
import { calendarDate, type CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { entered } from "../../../support/exam-entries.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask, openInstitute, publicUrl } from "../../../support/open-institute.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const now = () => new Date(2026, 10, 22, 12);

/** The events of an iCalendar file, parsed by an independent library. */
const eventsIn = (file: string) =>
  ICAL.Component.fromString(file)
    .getAllSubcomponents("vevent")
    .map((component) => {
      const { uid, summary, description, startDate, endDate } = new ICAL.Event(component);
      const reminder = component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger")?.toString();
      const link = component.getFirstPropertyValue("url");
      return {
        uid,
        summary,
        link,
        from: startDate.toString(),
        to: endDate.toString(),
        isDay: startDate.isDate,
        reminder,
        description,
      };
    });

/** A link to a page of the portal, as URL and in the description. */
const linkTo = (page: string) => ({ link: `${publicUrl}/#${page}`, description: `${publicUrl}/#${page}` });

const at = async (institute: TestInstitute, address: string) => {
  const { statusCode, headers, body } = await institute.app.inject({ url: new URL(address).pathname });
  return { status: statusCode, type: headers["content-type"], body };
};

const made = async (institute: TestInstitute, who: string): Promise<string> =>
  (await ask(institute, who, newCalendarAddress)).answer.address;

describe("deadlines in a calendar", () => {
  onEachDatabase(({ empty }) => {
    const atFirst = institutePutBack(empty, { now });

    it("are whole days at a private address, in iCalendar, with the same event in a single file (TASK-03)", async () => {
      const institute = await atFirst();
      const address = await made(institute, "Maya");
      const { status, type, body } = await at(institute, address);
      expect({ status, type }).toEqual({ status: 200, type: "text/calendar; charset=utf-8" });
      const found = eventsIn(body);
      expect(found).toMatchObject([
        ...["United Kingdom", "Ireland"].map((jurisdiction) => ({
          summary: `Renew your practising certificate (${jurisdiction}) (Institute of Professional Accountants)`,
          from: "2026-12-31",
          to: "2027-01-01",
          isDay: true,
          ...linkTo("/documents-and-downloads"),
        })),
        {
          summary: "Pay your subscription for 2027 (Institute of Professional Accountants)",
          from: "2027-01-01",
          to: "2027-01-02",
          isDay: true,
          reminder: "-P7D",
          ...linkTo("/fees-and-transactions"),
        },
        {
          summary: "Declare your CPD for 2026 (Institute of Professional Accountants)",
          from: "2027-01-01",
          to: "2027-01-02",
          isDay: true,
          ...linkTo("/professional-development/annual-declarations"),
        },
      ]);
      // Contains neither the person's identity nor their debts.
      const { customerId } = institute.person("Maya");
      for (const secret of [customerId, "Maya", "268"]) expect(body).not.toContain(secret);

      const response = await institute.app.inject({
        url: `/api${deadlineFile.path.replace("{id}", customerId).replace("{key}", "declaration-2026")}`,
        headers: {
          authorization: `Bearer ${await institute.accessTokenFor(customerId)}`,
          "x-client-id": "guildhall-portal",
        },
      });
      expect(response.headers["content-disposition"]).toBe('attachment; filename="declaration-2026.ics"');
      expect(eventsIn(response.body)).toEqual(found.filter(({ summary }) => summary.startsWith("Declare")));
    });

    it("have the moments and places of exams (DATE-01, REAL-07)", async () => {
      const institute = await atFirst();
      const address = await made(institute, "Stella");
      const event = async () =>
        ICAL.Component.fromString((await at(institute, address)).body)
          .getAllSubcomponents("vevent")
          .map((component) => new ICAL.Event(component))
          .find(({ summary }) => summary.startsWith("Exam: Taxation"));
      const exam = await event();
      expect(exam?.startDate.toString()).toMatch(/T14:00:00Z$/);
      expect(exam?.endDate.toString()).toMatch(/T17:15:00Z$/);
      expect(exam?.location).toBe("Hall 1, 1 Counting House Yard, London EC9 9ZZ");
      await entered(institute.database, {
        customerId: institute.person("Stella").customerId,
        exam: "Taxation",
        date: "2026-12-14" as CalendarDate,
        time: "in the afternoon",
        place: "Hall 1",
        timeZone: null,
      });
      expect((await event())?.startDate.isDate).toBe(true);
    });

    it.each([
      ["2027-03-27", null, "2027-03-27T10:00:00Z"],
      ["2027-03-29", null, "2027-03-29T09:00:00Z"],
      ["2027-10-30", null, "2027-10-30T09:00:00Z"],
      ["2027-11-01", null, "2027-11-01T10:00:00Z"],
      ["2027-03-14", "America/New_York", "2027-03-14T14:00:00Z"],
      ["2027-03-29", "Asia/Singapore", "2027-03-29T02:00:00Z"],
      ["2027-03-29", "Asia/Kathmandu", "2027-03-29T04:15:00Z"],
    ])("an exam at 10:00 on %s in the zone %s begins at %s (REAL-07)", async (date, timeZone, begins) => {
      const institute = await atFirst();
      const address = await made(institute, "Stella");
      const { customerId } = institute.person("Stella");
      const entry = { customerId, exam: "税务", date: date as CalendarDate, time: "10:00 to 13:15", place: "Hall 1" };
      await entered(institute.database, { ...entry, timeZone });
      const found = eventsIn((await at(institute, address)).body).find(({ summary }) => summary.includes("税务"));
      expect(found?.from).toBe(begins);
    });

    it("keep exams apart whose names share their letters (REAL-07)", async () => {
      const institute = await atFirst();
      const address = await made(institute, "Stella");
      const { customerId } = institute.person("Stella");
      const exams = ["税务", "审计", "Taxation (UK)", "Taxation UK"];
      for (const exam of exams)
        await entered(institute.database, {
          customerId,
          exam,
          date: "2027-03-29" as CalendarDate,
          time: "10:00 to 13:15",
          place: "Hall 1",
          timeZone: null,
        });
      const found = eventsIn((await at(institute, address)).body);
      expect(new Set(found.map(({ uid }) => uid)).size).toBe(found.length);
      expect(found.filter(({ summary }) => exams.some((exam) => summary.includes(exam)))).toHaveLength(exams.length);
    });

    it("bear a higher number in a later feed, so that a moved event replaces the earlier one (REAL-07)", async () => {
      let present = now();
      const institute = await openInstitute(await empty(), { now: () => present });
      const address = await made(institute, "Stella");
      const revisions = async () =>
        ICAL.Component.fromString((await at(institute, address)).body)
          .getAllSubcomponents("vevent")
          .map(
            (component) =>
              [
                Number(component.getFirstPropertyValue("sequence")),
                component.getFirstPropertyValue("last-modified")?.toString() ?? "",
              ] as const,
          );
      const before = await revisions();
      present = new Date(present.getTime() + 60_000);
      for (const [index, [sequence, modified]] of (await revisions()).entries()) {
        expect(sequence).toBeGreaterThan(before[index]?.[0] ?? Infinity);
        expect(modified > (before[index]?.[1] ?? "9")).toBe(true);
      }
      await institute.close();
    });

    it("move the existing event when their date changes (TASK-03)", async () => {
      const institute = await atFirst();
      const { customerId } = institute.person("Maya");
      const address = await made(institute, "Maya");
      const declaration = async () =>
        eventsIn((await at(institute, address)).body).find(({ summary }) => summary.startsWith("Declare"));
      const before = await declaration();
      const later = calendarDate("2027-01-15");
      if (later)
        await institute.database
          .updateTable("cpdOverviews")
          .set({ nextDueDate: later })
          .where("customerId", "=", customerId)
          .execute();
      expect(await declaration()).toEqual({ ...before, from: "2027-01-15", to: "2027-01-16" });
    });

    it("have one address per person, until it is renewed or withdrawn (TASK-03)", async () => {
      const institute = await atFirst();
      const first = await made(institute, "Maya");
      const [mayas] = eventsIn((await at(institute, first)).body);
      const [owens] = eventsIn((await at(institute, await made(institute, "Owen"))).body);
      expect(owens?.uid).not.toBe(mayas?.uid);

      const second = await made(institute, "Maya");
      expect((await ask(institute, "Maya", deadlines)).answer.address).toBe(second);
      expect((await at(institute, first)).status).toBe(404);
      expect((await at(institute, second)).status).toBe(200);

      await ask(institute, "Maya", withdrawCalendarAddress);
      expect((await at(institute, second)).status).toBe(404);
      expect((await ask(institute, "Maya", deadlines)).answer.address).toBeUndefined();
    });

    it("are not shown at an invented address, nor for an account that is closed or past its grace period (TASK-03)", async () => {
      const institute = await atFirst();
      for (const odd of ["/calendar/nothing.ics", `/calendar/${"x".repeat(32)}.ics`, "/calendar/"])
        expect((await institute.app.inject({ url: odd })).statusCode).toBe(404);
      const address = await made(institute, "Maya");
      const { customerId } = institute.person("Maya");
      const change = (set: object) =>
        institute.database.updateTable("customers").set(set).where("customerId", "=", customerId).execute();
      await change({ status: "SUSPENDED", isSuspensionGracePeriod: 1 });
      expect((await at(institute, address)).status).toBe(200);
      await change({ isSuspensionGracePeriod: 0 });
      expect((await at(institute, address)).status).toBe(403);
      await change({ status: "Active", isClosed: 1 });
      expect((await at(institute, address)).status).toBe(410);
    });

    it("have no file once they have passed (TASK-03)", async () => {
      const institute = await atFirst();
      const [overdue] = (await ask(institute, "Owen", deadlines)).answer.deadlines;
      expect((await ask(institute, "Owen", deadlineFile, { params: { key: overdue?.key ?? "" } })).status).toBe(404);
    });
  });
});
