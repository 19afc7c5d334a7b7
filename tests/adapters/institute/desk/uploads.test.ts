import { beforeEach, describe, expect, it } from "vitest";

import { deleteOldDeskFiles } from "../../../../adapters/institute/desk/desk-files.store.ts";
import { maxFileBytes } from "../../../../adapters/institute/desk/multipart.ts";
import { newStaffLink } from "../../../../adapters/institute/provider/staff/links.store.ts";
import { storeStaff } from "../../../../adapters/institute/provider/staff/staff.store.ts";
import { DeskBrowser } from "../../../actors/desk-browser.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { institutePutBack } from "../../support/fixture.ts";
import { publicUrl } from "../../support/open-institute.ts";
import type { TestInstitute } from "../../support/test-institute.ts";

const file = "Date,Details,Amount\n2026-11-20,4100114,268.50\n";
const minute = 60_000;

onEachDatabase(({ fresh }) => {
  let now = new Date();
  const atFirst = institutePutBack(fresh, { now: () => now });
  beforeEach(() => {
    now = new Date();
  });

  const given = async (institute: TestInstitute): Promise<DeskBrowser> => {
    const desk = new DeskBrowser(institute);
    await desk.signIn();
    await desk.open("/desk/money/file");
    await desk.give("See what will happen", "bank.csv", file);
    return desk;
  };
  const stored = ({ database }: TestInstitute) => database.selectFrom("deskFiles").select("name").execute();

  describe("a file given to the desk", () => {
    it("waits on the server for the one who gave it, and is gone once it is posted (DESK-07)", async () => {
      const institute = await atFirst();
      const { database } = institute;
      const desk = await given(institute);
      expect(desk.words).toContain("bank.csv is posted.");
      expect(desk.markup).not.toContain(Buffer.from(file).toString("base64"));
      const clerk = { email: "lena.park@example.org", name: "Lena Park", role: "clerk" } as const;
      const { staffId } = await storeStaff(database, clerk, now);
      const other = new DeskBrowser(institute);
      await other.registerPasskey(`/desk/passkey/${await newStaffLink(database, staffId, now.getTime() + minute)}`);
      await other.signInWithPasskey();
      await other.open(desk.address);
      expect(other.status).toBe(404);
      const { address } = desk;
      await desk.press("Post the payments");
      expect(await stored(institute)).toEqual([]);
      await desk.open(address);
      expect(desk.status).toBe(404);
    });

    it("is deleted after a day (KEEP-01)", async () => {
      const institute = await atFirst();
      await given(institute);
      const sweep = { database: institute.database, yieldToRequests: () => Promise.resolve() } as Parameters<
        typeof deleteOldDeskFiles
      >[0];
      expect(await deleteOldDeskFiles({ ...sweep, now })).toBe(0);
      expect(await deleteOldDeskFiles({ ...sweep, now: new Date(now.getTime() + 25 * 60 * minute) })).toBe(1);
    });

    it("is not read without a session, from another site, or when it is too large (DESK-02, DESK-03)", async () => {
      const institute = await atFirst();
      const form = new FormData();
      form.set("file", new File([file], "bank.csv"));
      const stranger = new DeskBrowser(institute);
      await stranger.open("/desk/money/file", form);
      expect(stranger.words).toContain("Sign in to the desk");
      const foreign = await institute.app.inject({
        method: "POST",
        url: "/desk/money/file",
        headers: { origin: "https://elsewhere.example", "content-type": "multipart/form-data; boundary=a" },
        payload: "--a--",
      });
      expect(foreign.statusCode).toBe(403);
      const desk = new DeskBrowser(institute);
      await desk.signIn();
      await desk.open("/desk/money/file");
      await desk.give("See what will happen", "bank.csv", "a".repeat(maxFileBytes));
      expect([desk.status, desk.words.includes("The request is larger than 16 MB")]).toEqual([413, true]);
      expect(await stored(institute)).toEqual([]);
    });

    it("of records is not taken from a clerk (DESK-02, DESK-09)", async () => {
      const institute = await atFirst();
      const { database } = institute;
      const clerk = { email: "lena.park@example.org", name: "Lena Park", role: "clerk" } as const;
      const { staffId } = await storeStaff(database, clerk, now);
      const desk = new DeskBrowser(institute);
      await desk.registerPasskey(`/desk/passkey/${await newStaffLink(database, staffId, now.getTime() + minute)}`);
      await desk.signInWithPasskey();
      const form = new FormData();
      form.set("file", new File(["customerId,surname\n4100114,Overton\n"], "people.csv"));
      await desk.open("/desk/files", form);
      expect([desk.status, desk.words.includes("You need the role admin for this.")]).toEqual([403, true]);
      expect(await stored(institute)).toEqual([]);
    });

    it("that did not arrive whole says so (DESK-11)", async () => {
      const { app } = await atFirst();
      const signedIn = await app.inject({
        method: "POST",
        url: "/desk/sign-in",
        headers: { origin: publicUrl, "content-type": "application/x-www-form-urlencoded" },
        payload: "email=rosa.registrar%40example.org&password=Ledger-2026",
      });
      const { statusCode, body } = await app.inject({
        method: "POST",
        url: "/desk/money/file",
        headers: {
          cookie: String(signedIn.headers["set-cookie"]).split(";")[0] ?? "",
          origin: publicUrl,
          accept: "text/html",
          "content-type": "multipart/form-data; boundary=a",
        },
        payload: "--a\r\nContent-Disposition: form-data; name=file",
      });
      expect([statusCode, body.includes("The file did not arrive whole. Choose it again.")]).toEqual([400, true]);
    });
  });
});
