import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Call } from "../../../adapters/contract/call.ts";
import { readTolerantly } from "../../../adapters/contract/tolerant-reading.ts";
import { contractCalls as calls } from "../../../adapters/institute/main/contract-calls.ts";
import { hidesFrame, takesOver } from "../../../domain/shell/failure.ts";
import { trialInstitute } from "../../actors/trial-institute.ts";
import { damagesOf } from "../support/damages.ts";
import type { TestInstitute } from "../support/test-institute.ts";

const people = ["Maya", "Stella", "Ada", "Grace", "Owen"];
const query: Readonly<Record<string, string>> = {
  report: "full",
  adjustmentStatuses: "AWARDED,PENDING",
  customerType: "member",
  expand: "consents,primaryContactMechanisms",
  text: "london",
};
/** Calls that the portal makes for an answer about a person or for everyone. */
const read = calls.filter(
  ({ method, answer, path }) =>
    method === "GET" && answer && !/\{(?!id\})/.test(path) && !/\/info$|\/encrypt$|\/exams$/.test(path),
);

let institute: TestInstitute;
beforeAll(async () => {
  institute = await trialInstitute({ now: () => new Date("2026-06-15T12:00:00Z") });
  // A list of one entry would go with that entry.
  for (const name of people) await institute.accessTokenFor(institute.person(name).customerId);
});
afterAll(() => institute.close());

/** The answers of a call to different people. */
const answersOf = async ({ path }: Call): Promise<readonly object[]> => {
  const answers = await Promise.all(
    people.map(async (name) => {
      const { customerId } = institute.person(name);
      const headers = {
        authorization: `Bearer ${await institute.accessTokenFor(customerId)}`,
        "x-client-id": "guildhall-portal",
      };
      const url = `/api${path.replace("{id}", customerId)}?${new URLSearchParams(query)}`;
      const answer = await institute.app.inject({ url, headers });
      return answer.statusCode === 200 ? [answer.json<object>()] : [];
    }),
  );
  return answers.flat();
};

/** What a damage takes away: nothing, what does not fit, a part in its place, or more. */
type Fate = "shows" | "shows less" | "fails its part" | "fails the page" | "fails the portal";

const fateOf = ({ answer: schema, failure }: Call, damaged: unknown): Fate => {
  if (!schema) return "shows";
  const found: unknown = JSON.parse(JSON.stringify(damaged), (_, value: unknown) => value ?? undefined);
  const { value, misfits } = readTolerantly(schema, found);
  if (misfits.some(({ fate }) => fate === "part fails")) return "fails its part";
  if (value !== undefined) return misfits.length > 0 ? "shows less" : "shows";
  if (!takesOver(failure)) return "fails its part";
  return hidesFrame(failure) ? "fails the portal" : "fails the page";
};

/** The fields whose damage takes away a page or the portal: what they cannot do without. */
const needed: Readonly<Record<string, readonly string[]>> = {
  PROFILE_FETCH_ERROR: ["customerType", "status", "suspensionDetails.gracePeriod"],
  DEADLINES_FETCH_ERROR: ["deadlines", "deadlines.*", "deadlines.*.by", "deadlines.*.key", "deadlines.*.title"],
  SIGN_IN_DETAILS_FETCH_ERROR: ["email"],
  CONSENTS_FETCH_ERROR: ["customer"],
};

describe.each(read)("$failure", (call) => {
  test("damage takes away a page only where the page cannot do without (CONF-01)", async () => {
    const answers = await answersOf(call);
    expect(answers).not.toEqual([]);
    const taken = answers
      .flatMap(damagesOf)
      .filter(({ answer }) => ["fails the page", "fails the portal"].includes(fateOf(call, answer)))
      .map(({ name }) => name.replace(/: .*$/, ""));
    expect([...new Set(taken)].toSorted()).toEqual(needed[call.failure] ?? []);
  });
});

/** The fates of a call's answers with a damage, which names its place. */
const fatesOf = async (failure: string, damage: RegExp): Promise<readonly Fate[]> => {
  const call = read.find((each) => each.failure === failure);
  if (!call) throw new Error(`There is no ${failure}.`);
  const damages = (await answersOf(call)).flatMap(damagesOf).filter(({ name }) => damage.test(name));
  return [...new Set(damages.map(({ answer }) => fateOf(call, answer)))];
};

test.each<[string, string, RegExp, readonly Fate[]]>([
  ["a date with a time in a transaction", "FEES_FETCH_ERROR", /^transactions.*with time/, ["shows less"]],
  ["a bad transaction among good ones", "FEES_FETCH_ERROR", /^transactions: (bad|null) entry/, ["shows less"]],
  ["an unknown state of the subscription", "FEES_FETCH_ERROR", /^subscription\.status: unknown/, ["fails its part"]],
  ["a letter without its eligibility", "DOCUMENTS_FETCH_ERROR", /goodStanding\.eligible: absent/, ["fails its part"]],
  ["no list of certificates", "DOCUMENTS_FETCH_ERROR", /^practisingCertificates: null/, ["shows", "shows less"]],
  ["facts of another shape", "NOTIFICATIONS_FETCH_ERROR", /^facts\.\w+: bad entry/, ["shows less"]],
  ["an unreadable code", "NOTIFICATIONS_FETCH_ERROR", /^notifications: bad entry/, ["fails its part"]],
  [
    "an unknown declaration status",
    "CPD_HISTORY_FETCH_ERROR",
    /^annualDeclarations\.\*\.status: unknown/,
    ["shows less"],
  ],
  ["an amount as text", "BALANCE_FETCH_ERROR", /^amount: text/, ["fails its part"]],
  ["a flag of the profile", "PROFILE_FETCH_ERROR", /^is\w+: (absent|null|text)/, ["shows", "shows less"]],
  ["a field that nothing reads", "PROFILE_FETCH_ERROR", /^(perSupervisor|eligible\w+|initials): absent/, ["shows"]],
  ["negative days of grace", "PROFILE_FETCH_ERROR", /remainingDays: negative/, ["shows less"]],
  ["an eleventh consent", "CONSENTS_FETCH_ERROR", /customer\.consents: extra key/, ["shows less"]],
  ["no read-only flags", "CONTACT_DETAILS_FETCH_ERROR", /^readOnly: absent/, ["shows"]],
])("%s: what remains (CONF-01, D-12, D-36)", async (_, failure, damage, fates) => {
  expect(await fatesOf(failure, damage)).toEqual(fates);
});
