import { expect, it } from "vitest";

import { submitDeclaration } from "../../../../adapters/contract/cpd-declarations.contract.ts";
import { applyForMembership } from "../../../../adapters/contract/membership.contract.ts";
import { submissionOf } from "../../../../adapters/institute/areas/submissions/submissions.store.ts";
import { sweep } from "../../../../adapters/institute/main/retention.ts";
import { evidenceFolder } from "../../../../adapters/institute/platform/evidence/evidence-folder.ts";
import type { EvidenceStore } from "../../../../adapters/institute/platform/evidence/evidence-store.ts";
import { createLog } from "../../../../adapters/institute/platform/logging.ts";
import { putInOutbox } from "../../../../adapters/institute/platform/mail/mail-outbox.ts";
import { anyTables } from "../../../../adapters/institute/platform/storage/any-tables.ts";
import { chunked } from "../../../../adapters/institute/platform/storage/chunked.ts";
import { latestSweep } from "../../../../adapters/institute/platform/storage/sweep-report.ts";
import { holdersOfLinks } from "../../../../adapters/institute/provider/credentials/holders-of-links.ts";
import { passwordLinkMail } from "../../../../adapters/institute/provider/credentials/password-mails.ts";
import {
  newPasswordLink,
  resetLinkLifetime,
  redeemLink,
} from "../../../../adapters/institute/provider/credentials/passwords.ts";
import { defaultRules } from "../../../../domain/rules/organisation-rules.ts";
import { atOnce } from "../../support/at-once.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { declarationOf } from "../../support/declaring.ts";
import { institutePutBack } from "../../support/fixture.ts";
import { shippedMails } from "../../support/mails.ts";
import { ask, publicUrl } from "../../support/open-institute.ts";
import { registrarAt } from "../../support/registrar.ts";
import type { TestInstitute } from "../../support/test-institute.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.now();
const at = (milliseconds: number): Date => new Date(start + milliseconds);
const headers = { "idempotency-key": "a-key-of-theirs" };
const application = {
  employmentCategory: "NE",
  professionalQualifications: ["CTA"],
  regionalNetwork: "LONDON",
  employmentNetworks: [],
  optInMemberDirectory: true,
};

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  const link = async ({ database, person }: TestInstitute, who: string): Promise<string> => {
    const { customerId } = person(who);
    const href = await newPasswordLink(database, { customerId, publicUrl, lasts: resetLinkLifetime, now: at(0) });
    await putInOutbox(
      database,
      { customerId, mail: passwordLinkMail(shippedMails, href), expiresAt: start + resetLinkLifetime },
      at(0),
    );
    return href;
  };
  const letters = async ({ database, person }: TestInstitute, who: string) =>
    database.selectFrom("mails").select(["text", "html"]).where("customerId", "=", person(who).customerId).execute();
  const sweepAt = ({ database }: TestInstitute, milliseconds: number, yieldToRequests = atOnce) =>
    sweep({ database, rules: defaultRules, log: createLog("silent"), now: () => at(milliseconds), yieldToRequests });

  it("a mail loses its link after its use or expiry, and no sooner (KEEP-01)", async () => {
    const institute = await atFirst();
    const [used, unused] = [await link(institute, "Maya"), await link(institute, "Owen")];
    await redeemLink(institute.database, used.split("/").at(-1) ?? "", at(minute));
    await sweepAt(institute, 2 * minute);
    for (const { text, html } of await letters(institute, "Maya")) {
      expect(text + html).not.toContain("/idp/");
      expect(text).toContain("(This link was used, or has expired.)");
    }
    expect((await letters(institute, "Owen"))[0]?.text).toContain(unused);
    await sweepAt(institute, 2 * minute + resetLinkLifetime + 60 * minute);
    expect(JSON.stringify(await letters(institute, "Owen"))).not.toContain("/idp/");
  });

  it.each([
    [
      "activity",
      "activityCounts",
      (customerId: string, nth: number) => ({
        kind: "checked",
        day: "2020-01-01",
        subject: String(nth),
        count: 1,
        customerId,
        latestAt: nth,
      }),
    ],
    [
      "links",
      "passwordLinks",
      (customerId: string, nth: number) => ({ digest: String(nth), customerId, expiresAt: nth }),
    ],
    [
      "used links",
      "passwordLinks",
      (customerId: string, nth: number) => ({ digest: String(nth), customerId, expiresAt: start + day, usedAt: nth }),
    ],
  ] as const)(
    "many expired rows of %s are deleted in pieces, giving way between them (KEEP-01)",
    async (_name, table, row) => {
      const institute = await atFirst();
      const { customerId } = institute.person("Maya");
      const database = anyTables(institute.database);
      const expired = Array.from({ length: 900 }, (_, index) => row(customerId, index + 1));
      await database.insertInto(table).values(expired).execute();
      const left: number[] = [];
      await sweepAt(institute, 0, async () => {
        left.push((await database.selectFrom(table).selectAll().execute()).length);
      });
      expect(left).toEqual(expect.arrayContaining([900, 699, 498, 297, 96, 0]));
    },
  );

  it.each([
    [
      "mails",
      "mails",
      (customerId: string, nth: number) => ({
        mailId: String(nth),
        customerId,
        recipient: "",
        subject: "",
        text: "",
        html: "",
        writtenAt: 1,
        attempts: 0,
        nextAttemptAt: 1,
      }),
    ],
    [
      "messages",
      "webhookMessages",
      (customerId: string, nth: number) => ({
        messageId: String(nth),
        customerId,
        position: 1_000 + nth,
        payload: "",
        writtenAt: 1,
        attempts: 0,
        nextAttemptAt: 1,
      }),
    ],
    [
      "values of changes",
      "auditEntries",
      (customerId: string, nth: number) => ({
        entryId: String(nth),
        customerId,
        changedAt: 1,
        changedBy: "an import",
        kind: "customer",
        field: "firstName",
        oldValue: "1",
        newValue: "2",
      }),
    ],
  ] as const)("many expired %s of one instant are removed in pieces, too (KEEP-01)", async (_name, table, row) => {
    const institute = await atFirst();
    const { customerId } = institute.person("Maya");
    const database = anyTables(institute.database);
    const expired = Array.from({ length: 900 }, (_, index) => row(customerId, index + 1));
    await database.deleteFrom(table).execute();
    for (const piece of chunked<object>(expired)) await database.insertInto(table).values(piece).execute();
    const left: number[] = [];
    await sweepAt(institute, 0, async () => {
      const rows = await database.selectFrom(table).selectAll().execute();
      left.push(rows.filter(({ oldValue }) => oldValue !== null).length);
    });
    expect(left).toEqual(expect.arrayContaining([900, 700, 500, 300, 100, 0]));
  });

  it("what cannot be removed keeps nothing else, and is logged (KEEP-01)", async () => {
    const institute = await atFirst();
    const { database } = institute;
    const { customerId } = institute.person("Maya");
    let said = "";
    const log = createLog("error", { write: (line) => void (said += line) });
    const gone: EvidenceStore["removeBrokenOff"] = () => Promise.reject(new Error("The folder is gone."));
    await database.insertInto("signIns").values({ signInId: "old", customerId, startedAt: 1, lastUsedAt: 1 }).execute();
    await sweep({
      database,
      rules: defaultRules,
      log,
      now: () => at(0),
      yieldToRequests: atOnce,
      evidence: { store: { ...evidenceFolder("/nowhere"), removeBrokenOff: gone } },
    });
    expect(said).toContain("The folder is gone.");
    expect(await database.selectFrom("signIns").selectAll().where("signInId", "=", "old").execute()).toEqual([]);
    expect((await latestSweep(database))?.removed).toMatchObject({ activity: 1 });
  });

  it("any number of people is asked about their links", async () => {
    const { database, person } = await atFirst();
    const ids = Array.from({ length: 70_000 }, (_, index) => String(index));
    expect(await holdersOfLinks(database, at(0), [...ids, person("Maya").customerId])).toEqual(new Set());
  });

  it("expired data is deleted and logged once an hour, however many processes sweep (KEEP-01)", async () => {
    const institute = await atFirst();
    const { database } = institute;
    const body = await declarationOf(institute, "Maya");
    await ask(institute, "Maya", submitDeclaration, { headers, body });
    const { answer } = await ask(institute, "Ada", applyForMembership, { headers, body: application });
    await registrarAt(database)(
      "decide",
      answer.reference,
      "--refuse",
      "--reason",
      "a reference is missing",
      "--apply",
    );
    await Promise.all([1, 2, 3].map(() => sweepAt(institute, 89 * day)));
    const first = await latestSweep(database);
    expect(first?.removed).toMatchObject({ mails: 0, "answers under a key": 2 });
    await sweepAt(institute, 89 * day + 30 * minute);
    expect(await latestSweep(database)).toEqual(first);
    await sweepAt(institute, 92 * day);
    expect((await latestSweep(database))?.removed["mails"]).toBeGreaterThan(0);
    expect(await database.selectFrom("mails").selectAll().execute()).toEqual([]);
    expect(await submissionOf(database, answer.reference)).toBeDefined();
    expect(await registrarAt(database)("status")).toMatch(/Old data deleted: \d+ \w+ \d{4}, \d\d:\d\d; mails: \d+/);

    await sweepAt(institute, 7 * 365 * day);
    expect(await submissionOf(database, answer.reference)).toBeUndefined();
    expect((await latestSweep(database))?.removed).toMatchObject({ "refused applications": 1 });
  });
});
