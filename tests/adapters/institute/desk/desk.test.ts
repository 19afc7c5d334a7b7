import { afterEach, beforeEach, describe, expect, it } from "vitest";

import "../../../../adapters/institute/provider/staff/records.store.ts";
import { newStaffLink } from "../../../../adapters/institute/provider/staff/links.store.ts";
import "../../../../adapters/institute/provider/staff/passkeys.store.ts";
import { storeStaff } from "../../../../adapters/institute/provider/staff/staff.store.ts";
import { DeskBrowser } from "../../../actors/desk-browser.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { institutePutBack } from "../../support/fixture.ts";
import { openInstitute, publicUrl } from "../../support/open-institute.ts";
import { registrarAt } from "../../support/registrar.ts";
import type { TestInstitute } from "../../support/test-institute.ts";

const minute = 60_000;
/** Addresses of one kind that are opened. */
const mostOfOneKind = 2;

/** The actions on record, oldest first. */
const recorded = async ({ database }: TestInstitute) =>
  (await database.selectFrom("staffRecords").select("action").orderBy("at").execute()).map(({ action }) => action);

const opened: TestInstitute[] = [];
afterEach(async () => void (await Promise.all(opened.splice(0).map((institute) => institute.close()))));

onEachDatabase(({ fresh, empty }) => {
  let now = new Date();
  const atFirst = institutePutBack(fresh, { now: () => now });
  beforeEach(() => {
    now = new Date();
  });
  const pass = (minutes: number) => {
    now = new Date(now.getTime() + minutes * minute);
  };

  describe("a session of staff", () => {
    it("is needed for each screen (DESK-02)", async () => {
      const desk = new DeskBrowser(await atFirst());
      for (const address of [
        "/desk",
        "/desk/",
        "/desk/staff",
        "/desk/staff/add",
        "/desk/staff/AAAA/reset",
        "/desk/people",
        "/desk/people/AAAA",
        "/desk/people/add",
        "/desk/people/AAAA/history",
        "/desk/people/AAAA/details",
        "/desk/people/AAAA/contact",
        "/desk/people/AAAA/exams",
        "/desk/people/AAAA/invite",
        "/desk/people/AAAA/erase",
        "/desk/people/AAAA/payment",
        "/desk/today",
        "/desk/inbox",
        "/desk/money",
        "/desk/money/AAAA/match",
        "/desk/money/owing",
        "/desk/money/owing.csv",
        "/desk/money/fees",
        "/desk/money/file",
        "/desk/money/file/AAAA/post",
        "/desk/money.csv",
        "/desk/people.csv",
        "/desk/people/AAAA/history.csv",
        "/desk/record.csv",
        "/desk/files",
        "/desk/files/AAAA/import",
        "/desk/files/1/undo",
        "/desk/record",
        "/desk/account",
        "/desk/year",
        "/desk/year.csv",
        "/desk/year/suspend",
        "/desk/year/suspend.csv",
        "/desk/year/undo",
      ]) {
        await desk.open(address);
        expect(desk.words).toContain("Sign in to the desk");
      }
    });

    it("reaches a page or a file by every link (DESK-01)", async () => {
      const desk = new DeskBrowser(await atFirst());
      await desk.signIn();
      // Addresses of one kind differ in their references and values only.
      const kindOf = (address: string) => address.replaceAll(/\/(?:[\w-]{16,}|\d+)(?=[/?]|$)|=[^&]*/g, ":");
      const known = new Map<string, number>();
      const unread = [["", "/desk"]];
      const broken: string[] = [];
      for (let next = unread.pop(); next; next = unread.pop()) {
        const [from = "", to = ""] = next;
        await desk.open(to);
        // A page may say why nothing can be done.
        if (desk.status !== 200 && desk.status !== 409) broken.push(`${from} leads to ${to}: ${String(desk.status)}`);
        for (const link of desk.links.filter((each) => each.startsWith("/desk"))) {
          const count = (known.get(kindOf(link)) ?? 0) + 1;
          known.set(kindOf(link), count);
          if (count <= mostOfOneKind) unread.push([to, link]);
        }
      }
      expect(broken).toEqual([]);
      expect(known.size).toBeGreaterThan(50);
    });

    it("leads to the page that was asked for, and to no other site (DESK-02)", async () => {
      const desk = new DeskBrowser(await atFirst());
      await desk.open("/desk/staff");
      desk.fill("Email", "rosa.registrar@example.org");
      desk.fill("Password", "Ledger-2026");
      await desk.press("Sign in");
      expect(desk.address).toBe("/desk/staff");
      for (const to of [
        "//elsewhere.example",
        "https://elsewhere.example",
        "/idp",
        "/desk/../outside",
        "/desk/x?a=b#c",
      ]) {
        await desk.open(`/desk/sign-in?to=${encodeURIComponent(to)}`);
        expect(desk.formOf("Sign in").fields["to"]).toBe("/desk");
      }
    });

    it("ends when unused for half as long as a member's, and after the same hours when used (DESK-02)", async () => {
      const desk = new DeskBrowser(await atFirst());
      await desk.signIn();
      pass(14);
      await desk.open("/desk/staff");
      expect(desk.words).toContain("Accounts of staff");
      pass(16);
      await desk.open("/desk/staff");
      expect(desk.words).toContain("Sign in to the desk");
      await desk.signIn();
      for (let used = 0; used < 60; used += 1) {
        await desk.open("/desk/staff");
        expect(desk.words).toContain("Accounts of staff");
        pass(12);
      }
      await desk.open("/desk/staff");
      expect(desk.words).toContain("Sign in to the desk");
    });

    it("has a cookie that scripts and other sites cannot use, and pages that nobody keeps or frames (DESK-02)", async () => {
      const institute = await atFirst();
      const form = { email: "rosa.registrar@example.org", password: "Ledger-2026" };
      const { headers } = await institute.app.inject({
        method: "POST",
        url: "/desk/sign-in",
        headers: { origin: publicUrl, "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams(form).toString(),
      });
      expect(headers["set-cookie"]?.[0]).toMatch(/^desk=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict$/);
      const desk = new DeskBrowser(institute);
      await desk.signIn();
      expect(desk.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "same-origin" });
      expect(desk.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(desk.headers["content-security-policy"]).not.toMatch(/unsafe|sha256/);
    });

    it("is not begun or used by a form of another site (DESK-02)", async () => {
      const { app } = await atFirst();
      for (const origin of [undefined, "null", "https://elsewhere.example"]) {
        const { statusCode } = await app.inject({
          method: "POST",
          url: "/desk/sign-in",
          headers: { ...(origin === undefined ? {} : { origin }), "content-type": "application/x-www-form-urlencoded" },
          payload: "email=rosa.registrar%40example.org&password=Ledger-2026",
        });
        expect(statusCode).toBe(403);
      }
    });

    it("is on record with its refusals, and tries are limited (DESK-02, DESK-10)", async () => {
      const institute = await atFirst();
      const desk = new DeskBrowser(institute, "198.51.100.7");
      for (let tried = 0; tried < 10; tried += 1) await desk.signIn(undefined, "wrong");
      expect(desk.status).toBe(401);
      await desk.signIn();
      expect([desk.status, desk.headers["retry-after"]]).toEqual([429, "60"]);
      const elsewhere = new DeskBrowser(institute);
      await elsewhere.signIn();
      expect(elsewhere.words).toContain("Sign out");
      // All at the same moment, so that they have no order.
      const actions = await recorded(institute);
      expect(actions.filter((action) => action === "was refused a sign-in")).toHaveLength(10);
      expect(actions.filter((action) => action === "signed in")).toHaveLength(1);
    });

    it("ends with the theft of the database (VERI-04)", async () => {
      const institute = await atFirst();
      const desk = new DeskBrowser(institute);
      await desk.signIn();
      await registrarAt(institute.database)("rotate-keys", "--compromised", "--apply");
      await desk.open("/desk/staff");
      expect(desk.words).toContain("Sign in to the desk");
    });
  });

  describe("a passkey of staff", () => {
    const clerk = async (institute: TestInstitute) => {
      const { database } = institute;
      const given = { email: "Lena.Park@example.org", name: "Lena Park", role: "clerk" } as const;
      const { staffId } = await storeStaff(database, given, now);
      return { staffId, link: `/desk/passkey/${await newStaffLink(database, staffId, now.getTime() + minute)}` };
    };

    it("is registered by one of two who use a link at once (DESK-02)", async () => {
      const institute = await atFirst();
      const { link } = await clerk(institute);
      const desks = [new DeskBrowser(institute), new DeskBrowser(institute)];
      await Promise.all(desks.map((desk) => desk.registerPasskey(link)));
      expect(new Set(desks.map(({ status }) => status))).toEqual(new Set([200, 410]));
      expect(await institute.database.selectFrom("staffPasskeys").select("staffId").execute()).toHaveLength(1);
    });

    it("that is not accepted registers nothing, and the link still works (DESK-02)", async () => {
      const institute = await atFirst();
      const { link } = await clerk(institute);
      const desk = new DeskBrowser(institute);
      for (const response of ["", "{}", "not JSON"]) {
        await desk.open(link, { response });
        expect([desk.status, desk.words.includes("Your passkey was not accepted")]).toEqual([400, true]);
      }
      await desk.registerPasskey(link);
      expect(desk.words).toContain("Your passkey is registered");
    });

    it("still signs in after the theft of the database, which holds no secret of it (VERI-04)", async () => {
      const storage = await fresh();
      const institute = await openInstitute(storage);
      const { link } = await clerk(institute);
      const desk = new DeskBrowser(institute);
      await desk.registerPasskey(link);
      await registrarAt(institute.database)("rotate-keys", "--compromised", "--apply");
      await institute.close();
      const started = await openInstitute(storage);
      opened.push(started);
      const again = desk.at(started);
      await again.signInWithPasskey();
      expect(again.words).toContain("Lena Park");
    });

    it("signs in once for each challenge, and no member's passkey does (DESK-02)", async () => {
      const institute = await atFirst();
      const { link } = await clerk(institute);
      const desk = new DeskBrowser(institute);
      await desk.registerPasskey(link);
      await desk.open("/desk/sign-in");
      const [, options = ""] = /data-options="([^"]*)"/.exec(desk.markup) ?? [];
      const challenge = JSON.parse(options.replaceAll("&quot;", '"')) as { challenge: string };
      const send = (response: object) => desk.open("/desk/sign-in/passkey", { response: JSON.stringify(response) });
      await send(desk.authenticator.get(challenge, { origin: "https://elsewhere.example" }));
      expect(desk.status).toBe(401);
      await desk.signInWithPasskey();
      expect(desk.words).toContain("Lena Park");
      await send(desk.authenticator.get(challenge));
      expect(desk.status).toBe(401);
      await send(new DeskBrowser(institute).authenticator.get(challenge));
      expect(desk.status).toBe(401);
    });
  });

  describe("a clerk", () => {
    it("is refused each screen and action of admins, and changes nothing (DESK-02)", async () => {
      const institute = await atFirst();
      const { database } = institute;
      const given = { email: "lena.park@example.org", name: "Lena Park", role: "clerk" } as const;
      const { staffId } = await storeStaff(database, given, now);
      const desk = new DeskBrowser(institute);
      await desk.registerPasskey(`/desk/passkey/${await newStaffLink(database, staffId, now.getTime() + minute)}`);
      await desk.signInWithPasskey();
      const ofAdmins = [
        ...["suspend", "reinstate", "leave", "readmit", "merge", "erase"].map(
          (action) => `/desk/people/AAAA/${action}`,
        ),
        "/desk/year/undo",
        "/desk/money/fees",
        "/desk/files/AAAA/import",
        "/desk/files/1/undo",
      ];
      for (const address of [
        "/desk/staff",
        "/desk/staff/AAAA",
        "/desk/record",
        "/desk/year/undo",
        "/desk/money/fees",
        ...ofAdmins,
      ]) {
        await desk.open(address);
        expect([desk.status, desk.words.includes("Ask Rosa Registrar.")]).toEqual([403, true]);
      }
      const form = { name: "N", email: "n@example.org", role: "admin" };
      for (const address of [
        "/desk/staff/add",
        "/desk/staff/AAAA/reset",
        "/desk/staff/AAAA/remove",
        "/desk/year/suspend",
        ...ofAdmins,
      ]) {
        await desk.open(address, form);
        expect(desk.status).toBe(403);
      }
      expect(await database.selectFrom("staff").select("email").where("email", "=", "n@example.org").execute()).toEqual(
        [],
      );
    });
  });

  describe("the desk of another installation", () => {
    const open = async (options: Parameters<typeof openInstitute>[1]) => {
      const institute = await openInstitute(await empty(), { seedPeople: false, ...options });
      opened.push(institute);
      return institute;
    };

    it("takes no password in production (DESK-02)", async () => {
      const institute = await open({ production: true });
      await storeStaff(institute.database, { email: "rosa.registrar@example.org", name: "R", role: "admin" }, now);
      const desk = new DeskBrowser(institute);
      await desk.open("/desk/sign-in");
      expect(desk.words).not.toContain("Password");
      await desk.open("/desk/sign-in", { email: "rosa.registrar@example.org", password: "Ledger-2026" });
      expect(desk.status).toBe(404);
    });

    it("is not there when it is off (DESK-01)", async () => {
      const institute = await open({ deskUrl: undefined });
      for (const url of ["/desk", "/desk/sign-in", "/desk/style.css", "/desk/staff"])
        expect((await institute.app.inject({ url, headers: { accept: "text/html" } })).statusCode).toBe(404);
    });

    it("answers at its own host alone, over TLS with a cookie of that host (DESK-01)", async () => {
      const institute = await open({ deskUrl: "https://desk.body.example", seedPeople: true });
      const ask = (host: string) =>
        institute.app.inject({
          method: "POST",
          url: "/desk/sign-in",
          headers: {
            host,
            origin: "https://desk.body.example",
            "content-type": "application/x-www-form-urlencoded",
          },
          payload: "email=rosa.registrar%40example.org&password=Ledger-2026",
        });
      expect((await ask("localhost:4200")).statusCode).toBe(404);
      const { statusCode, headers } = await ask("desk.body.example");
      expect(statusCode).toBe(303);
      expect(headers["set-cookie"]?.[0]).toMatch(/^__Host-desk=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
    });

    it("says so when its database fails, and works again afterwards (DESK-11)", async () => {
      const institute = await atFirst();
      const desk = new DeskBrowser(institute);
      await desk.signIn();
      const { database } = institute;
      await database.schema.alterTable("staffRecords").renameTo("awayRecords").execute();
      await desk.open("/desk/staff");
      await database.schema.alterTable("awayRecords").renameTo("staffRecords").execute();
      expect([desk.status, desk.words.includes("Back to the desk")]).toEqual([500, true]);
      await desk.open("/desk/staff");
      expect(desk.words).toContain("Accounts of staff");
    });

    it("keeps what was typed when its database fails, and does a confirmed change once (DESK-03, DESK-11)", async () => {
      const institute = await atFirst();
      const { database } = institute;
      const desk = new DeskBrowser(institute);
      await desk.signIn();
      desk.fill("Find a person, a reference or a code", "4100114");
      await desk.press("Find");
      await desk.follow("Post a payment");
      desk.fill("Amount", "260.00");
      await database.schema.alterTable("transactions").renameTo("awayTransactions").execute();
      await desk.press("See what will happen");
      expect([desk.status, desk.words.includes("What you typed has been kept.")]).toEqual([500, true]);
      await database.schema.alterTable("awayTransactions").renameTo("transactions").execute();
      await desk.follow("Try again");
      expect(desk.words).toContain("Owes £268.50 £8.50");
      await database.schema.alterTable("staffRecords").renameTo("awayRecords").execute();
      await desk.press("Post the payment");
      await database.schema.alterTable("awayRecords").renameTo("staffRecords").execute();
      await desk.press("Send it again");
      await desk.sendAgain();
      expect(desk.words).toContain("Owes £8.50");
    });
  });
});
