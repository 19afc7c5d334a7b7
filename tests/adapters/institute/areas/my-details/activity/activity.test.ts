import { describe, expect, it } from "vitest";

import "../../../../../../adapters/institute/platform/customers/activity-counts.store.ts";
import { balance } from "../../../../../../adapters/contract/customer.contract.ts";
import {
  activity,
  signOutDevice,
  signOutElsewhere,
} from "../../../../../../adapters/contract/my-details-activity.contract.ts";
import { recordWaiver } from "../../../../../../adapters/institute/areas/cpd/waivers/record.ts";
import { sweep } from "../../../../../../adapters/institute/main/retention.ts";
import { createLog } from "../../../../../../adapters/institute/platform/logging.ts";
import { deviceOf } from "../../../../../../adapters/institute/provider/device-of.ts";
import { personNamed } from "../../../../../../adapters/institute/trial/everyone.ts";
import { dayOf } from "../../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../../domain/rules/organisation-rules.ts";
import { atOnce } from "../../../../support/at-once.ts";
import { Browser, SignIn } from "../../../../support/browser.ts";
import { onEachDatabase } from "../../../../support/databases.ts";
import { institutePutBack } from "../../../../support/fixture.ts";
import { ask, openInstitute } from "../../../../support/open-institute.ts";
import type { TestInstitute } from "../../../../support/test-institute.ts";

const maya = "maya.member@example.org";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

const signInWith = async (institute: TestInstitute, userAgent?: string) => {
  const browser = new Browser(institute, undefined, undefined, undefined, userAgent);
  const signIn = new SignIn(browser);
  const { access_token: token } = await signIn.complete(maya);
  const headers = { authorization: `Bearer ${token}` };
  const renews = async () => (await signIn.returned(await signIn.begin({ prompt: "none" }))).searchParams.has("code");
  return { headers, renews };
};

const statusOf = async (institute: TestInstitute, headers: Record<string, string>): Promise<number> =>
  (await ask(institute, "Maya", balance, { query: { report: "full" }, headers })).status;

describe("security and activity", () => {
  onEachDatabase(({ fresh }) => {
    const clock = { ahead: 0 };
    const now = () => new Date(Date.now() + clock.ahead);
    const atFirst = institutePutBack(fresh, { now });
    const opened = async () => {
      clock.ahead = 0;
      return atFirst();
    };

    it("lists sign-ins with their device in words, and marks the current one (ACTV-01)", async () => {
      const institute = await opened();
      const here = await signInWith(institute, firefox);
      await signInWith(institute, safari);
      await signInWith(institute);
      const { answer } = await ask(institute, "Maya", activity, { headers: here.headers });
      const signIns = answer.entries.filter(({ kind }) => kind === "signedIn");
      expect(new Set(signIns.map(({ device, isThisOne }) => `${String(device)}, ${String(isThisOne)}`))).toEqual(
        new Set(["undefined, false", "Safari on iOS, false", "Firefox on Windows, true"]),
      );
      expect(signIns).toHaveLength(3);
      expect(answer.devices).toHaveLength(3);
      expect(JSON.stringify(answer)).not.toContain("Mozilla");
      expect(answer.keptDays).toBe(365);
    });

    it("lists a decision before its submission, even with the same time (ACTV-01)", async () => {
      const institute = await opened();
      const { customerId } = personNamed("Maya");
      const today = dayOf(now(), defaultRules);
      const waiver = { reference: "W-1", customerId, year: 2025, reason: "Illness", units: 1 } as const;
      await recordWaiver(
        institute.database,
        { ...waiver, reasonCode: "ILLNESS", startDate: today, endDate: today, status: "AWARDED" },
        { by: "registrar: A. Clerk", now: now(), today },
      );
      const { answer } = await ask(institute, "Maya", activity);
      const granted = answer.entries.findIndex(({ kind }) => kind === "granted");
      const { at, reference } = answer.entries[granted] ?? {};
      const submitted = answer.entries.findIndex(
        (entry) => entry.kind === "submitted" && entry.reference === reference,
      );
      expect(answer.entries[submitted]?.at).toBe(at);
      expect(granted).toBeLessThan(submitted);
    });

    it("counts refused sign-ins by device and day, only for the account's owner (ACTV-01)", async () => {
      const institute = await opened();
      for (const email of [maya, maya, "nobody@example.org"]) {
        const browser = new Browser(institute, undefined, undefined, undefined, safari);
        const { location = "" } = await new SignIn(browser).begin();
        expect((await browser.visit(location, { email, password: "a wrong one" })).status).toBe(401);
      }
      const refusedOf = async (who: string) =>
        (await ask(institute, who, activity)).answer.entries
          .filter(({ kind }) => kind === "signInRefused")
          .map(({ count, device }) => [count, device]);
      await expect.poll(() => refusedOf("Maya")).toEqual([[2, "Safari on iOS"]]);
      expect(await refusedOf("Owen")).toEqual([]);
      const counted = await institute.database.selectFrom("activityCounts").select("customerId").execute();
      expect(counted).toEqual([{ customerId: institute.person("Maya").customerId }]);
    });

    it("signs out one device, whose calls and renewals then fail (ACTV-02)", async () => {
      const institute = await opened();
      const [here, phone] = [await signInWith(institute, firefox), await signInWith(institute, safari)];
      const { answer } = await ask(institute, "Maya", activity, { headers: here.headers });
      const key = answer.devices?.find(({ device }) => device === "Safari on iOS")?.key ?? "";
      const out = await ask(institute, "Maya", signOutDevice, { params: { key }, headers: here.headers });
      expect(out.status).toBe(204);
      expect(await statusOf(institute, phone.headers)).toBe(401);
      expect(await phone.renews()).toBe(false);
      expect(await statusOf(institute, here.headers)).toBe(200);
      expect(await here.renews()).toBe(true);
    });

    it("signs out every other device of the same customer only (ACTV-02)", async () => {
      const institute = await opened();
      const [here, phone] = [await signInWith(institute, firefox), await signInWith(institute, safari)];
      const owens = await ask(institute, "Owen", activity);
      const [owen] = owens.answer.devices ?? [];
      const stranger = await ask(institute, "Maya", signOutDevice, { params: { key: owen?.key ?? "" } });
      expect(stranger.status).toBe(204);
      await ask(institute, "Maya", signOutElsewhere, { headers: here.headers });
      expect(await statusOf(institute, phone.headers)).toBe(401);
      expect(await phone.renews()).toBe(false);
      expect(await statusOf(institute, here.headers)).toBe(200);
      const standing = await institute.database
        .selectFrom("signIns")
        .select("customerId")
        .where("endedAt", "is", null)
        .execute();
      expect(standing.filter(({ customerId }) => customerId === institute.person("Owen").customerId)).toHaveLength(1);
    });

    it("is deleted after its retention (KEEP-01)", async () => {
      const institute = await opened();
      await signInWith(institute, firefox);
      const rows = () => institute.database.selectFrom("signIns").select("signInId").execute();
      const sweepAfter = (days: number) =>
        sweep({
          yieldToRequests: atOnce,
          database: institute.database,
          rules: { ...defaultRules, retention: { ...defaultRules.retention, activity: 30 } },
          log: createLog("silent"),
          now: () => new Date(Date.now() + days * 86_400_000),
        });
      await sweepAfter(29);
      expect(await rows()).toHaveLength(1);
      await sweepAfter(31);
      expect(await rows()).toEqual([]);
    });

    it("ends a sign-in on every process at once (ACTV-02)", async () => {
      const storage = await fresh();
      if (storage.kind === "sqlite") return;
      const [first, second] = [await openInstitute(storage), await openInstitute(storage)];
      const [here, phone] = [await signInWith(first, firefox), await signInWith(second, safari)];
      expect(await statusOf(second, phone.headers)).toBe(200);
      await ask(first, "Maya", signOutElsewhere, { headers: here.headers });
      expect(await statusOf(second, phone.headers)).toBe(401);
      expect(await statusOf(second, here.headers)).toBe(200);
      await Promise.all([first.close(), second.close()]);
    });
  });
});

describe("the name of a device", () => {
  it("is short, without the rest of the user agent (ACTV-01)", () => {
    expect(deviceOf(firefox)).toBe("Firefox on Windows");
    expect(deviceOf("curl/8.5.0") ?? "").not.toContain("/");
    expect(deviceOf("")).toBeUndefined();
    expect(deviceOf("<script>".repeat(1000))?.length ?? 0).toBeLessThanOrEqual(60);
  });
});
