import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import type { Call } from "../../adapters/contract/call.ts";
import { changeActivity, removeActivity } from "../../adapters/contract/cpd-activities.contract.ts";
import { submitDeclaration } from "../../adapters/contract/cpd-declarations.contract.ts";
import { requestWaiver } from "../../adapters/contract/cpd-waivers.contract.ts";
import { saveContactDetails } from "../../adapters/contract/my-details-contact.contract.ts";
import { saveEmployment } from "../../adapters/contract/my-details-employment.contract.ts";
import { saveRegionalNetwork } from "../../adapters/contract/my-details-networks.contract.ts";
import { joinRetiredRegister } from "../../adapters/contract/retirement.contract.ts";
import type { PortalWorld } from "../actors/world.ts";
import { idOf, run } from "./registrar-runs.ts";
import { form, names, oneOf, vocabulary } from "./rules/words.ts";

// What people send, and what the registrar does with it.

/** A call with its body on a day. */
interface Sent {
  readonly call: Call;
  readonly body: (today: string) => object;
  readonly params?: Readonly<Record<string, string>>;
}

const yearOf = (today: string): number => Number(today.slice(0, 4));

vocabulary<Sent>("sent", {
  "a declaration by the unit route": {
    call: submitDeclaration,
    body: (today) => ({
      year: yearOf(today),
      isRequirementsMet: true,
      route: "UNIT_ROUTE",
      isEngagementPartner: false,
      isConfirmed: true,
    }),
  },
  "a declaration of requirements not met": {
    call: submitDeclaration,
    body: (today) => ({
      year: yearOf(today),
      isRequirementsMet: false,
      route: "NOT_MET_REQUIREMENTS",
      isEngagementPartner: false,
      isConfirmed: true,
    }),
  },
  "a request for a waiver of February and March": {
    call: requestWaiver,
    body: (today) => ({
      year: yearOf(today),
      startDate: `${String(yearOf(today))}-02-01`,
      endDate: `${String(yearOf(today))}-03-31`,
      reasonCode: "PARENTAL_LEAVE",
      reasonLabel: "Parental leave",
      adjustmentType: "waiver",
    }),
  },
  "a retirement": { call: joinRetiredRegister, body: (today) => ({ retirementDate: today }) },
  "other units of the webinar": {
    call: changeActivity,
    // Maya's latest, which the trial has logged.
    params: { activityId: "A4100107-1" },
    body: (today) => ({ title: "Tax update webinar", date: today, units: 7, isVerifiable: true }),
  },
  "the removal of the webinar": {
    call: removeActivity,
    params: { activityId: "A4100107-1" },
    body: () => ({}),
  },
  "another job title": {
    call: saveEmployment,
    body: () => ({
      companyName: "Ledger and Daughters",
      jobTitle: "Finance director",
      businessCategory: "PRACTICE",
      employmentCategory: "FT",
      organisationSize: "SMALL",
      jobCategory: "AUDIT",
    }),
  },
  "another regional network": { call: saveRegionalNetwork, body: () => ({ regionalNetworkCode: "SCOTLAND" }) },
  "a landline": {
    call: saveContactDetails,
    body: () => ({ primaryPhoneNumber: { number: "1415822003", countryCode: "44", lineType: "LANDLINE" } }),
  },
});

When("{person} sends {sent} from another device", async function (this: PortalWorld, firstName: string, sent: Sent) {
  const { institute, portal } = await this.coreActor();
  await institute.onAnotherDevice(firstName, sent.call, {
    body: sent.body(portal.clock.now().toISOString().slice(0, 10)),
    headers: { "idempotency-key": `${firstName}-${sent.call.path}` },
    ...(sent.params ? { params: sent.params } : {}),
  });
});

Given("{person} has changed their email ten times within a minute", async function (this: PortalWorld, who: string) {
  const { institute } = await this.coreActor();
  for (let count = 0; count < 10; count += 1) {
    const body = { email: { address: `${who.toLowerCase()}.${String(count)}@elsewhere.example` } };
    await institute.onAnotherDevice(who, saveContactDetails, { body });
  }
});

When(
  "{person} removes the file {string} on another device",
  async function (this: PortalWorld, firstName: string, name: string) {
    await (await this.coreActor()).institute.removeFile(firstName, name);
  },
);

/** The reference of a person's submission with this title that is in force. */
const referenceOf = async (world: PortalWorld, firstName: string, title: string): Promise<string> => {
  const found = await run(world, "find", idOf(firstName));
  const lines = found.split("\n").map((line) => line.trim().split("  "));
  const [reference] = lines.find(([, name, , state]) => name?.startsWith(title) && state !== "taken back") ?? [];
  assert.ok(reference !== undefined, `${firstName} has sent nothing called "${title}":\n${found}`);
  return reference;
};

/** The lines of a person in the inbox. */
const waitingOf = async (world: PortalWorld, firstName: string): Promise<readonly string[]> =>
  (await run(world, "inbox")).split("\n").filter((line) => line.includes(`(${idOf(firstName)})`));

/** The reference of what a person asked for last, which the inbox lists last. */
const askedFor = async (world: PortalWorld, firstName: string): Promise<string> => {
  const last = (await waitingOf(world, firstName)).at(-1);
  assert.ok(last !== undefined, `${firstName} has asked for nothing that waits for a decision.`);
  return last.trim().split(" ")[0] ?? "";
};

When("the registrar reads {person}'s {string}", async function (this: PortalWorld, firstName: string, title: string) {
  await run(this, "show", await referenceOf(this, firstName, title));
});

When("the registrar grants what {person} asked for", async function (this: PortalWorld, firstName: string) {
  await run(this, "decide", await askedFor(this, firstName), "--grant", "--apply");
});

When(
  "the registrar refuses what {person} asked for because {string}",
  async function (this: PortalWorld, firstName: string, reason: string) {
    await run(this, "decide", await askedFor(this, firstName), "--refuse", "--reason", reason, "--apply");
  },
);

const person = oneOf(names);

/** A person, and what they sent where it is not what waits for a decision. */
interface Asked {
  readonly firstName: string;
  readonly title: string | undefined;
}

form<Asked>("asked", [new RegExp(person), new RegExp(`(?:${person}) about their "[^"]*"`)], (said) => ({
  firstName: said.split(" ")[0] ?? "",
  title: said.split('"')[1],
}));

When(
  "the registrar asks {asked} for {string} by {day}",
  async function (this: PortalWorld, { firstName, title }: Asked, wanted: string, day: string) {
    const reference = await (title === undefined ? askedFor(this, firstName) : referenceOf(this, firstName, title));
    await run(this, "decide", reference, "--ask", wanted, "--by", day, "--apply");
  },
);

When(
  "the registrar takes back {person}'s {string} because {string}",
  async function (this: PortalWorld, firstName: string, title: string, reason: string) {
    await run(this, "reopen", await referenceOf(this, firstName, title), "--reason", reason, "--apply");
  },
);

form<readonly string[]>("sampleDrawn", [/the sample of \d{4}/, /a further sample of \d{4} because "[^"]*"/], (said) => [
  /\d{4}/.exec(said)?.[0] ?? "",
  ...(said.includes(" because ") ? ["--reason", said.split('"')[1] ?? ""] : []),
]);

When(
  "the registrar draws {sampleDrawn}",
  async function (this: PortalWorld, [year = "", ...reason]: readonly string[]) {
    await run(this, "review", year, "--draw", ...reason, "--apply");
  },
);

When(
  "the registrar asks the sample of {int} for {string} by {day}",
  async function (this: PortalWorld, year: number, wanted: string, day: string) {
    await run(this, "review", String(year), "--ask", wanted, "--by", day, "--apply");
  },
);

form<readonly string[]>("finding", [/sufficient/, /not sufficient because "[^"]*"/], (said) =>
  said === "sufficient" ? ["--grant"] : ["--refuse", "--reason", said.split('"')[1] ?? ""],
);

When(
  "the registrar finds the evidence of {person}'s {string} {finding}",
  async function (this: PortalWorld, firstName: string, title: string, finding: readonly string[]) {
    await run(this, "decide", await referenceOf(this, firstName, title), ...finding, "--apply");
  },
);

Then(
  "the inbox lists {string} of {person}'s: {string}",
  async function (this: PortalWorld, what: string, firstName: string, waits: string) {
    const lines = await waitingOf(this, firstName);
    const line = lines.find((each) => each.includes(what));
    assert.ok(line !== undefined, `The inbox does not list "${what}" of ${firstName}'s:\n${lines.join("\n")}`);
    assert.ok(line.endsWith(waits) || line.endsWith(waits.replace(", ", "  ")), `It says something else: ${line}`);
  },
);
