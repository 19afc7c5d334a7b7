import { When } from "@cucumber/cucumber";

import type { TransactionType } from "../../domain/fees/account.ts";
import type { PortalWorld } from "../actors/world.ts";
import { idOf, run } from "./registrar-runs.ts";
import { vocabulary } from "./rules/words.ts";

// Charges, and putting money right.

vocabulary<TransactionType>("posting", {
  charge: "CHARGE",
  payment: "PAYMENT",
  "credit note": "CREDIT_NOTE",
  "take-back": "REVERSAL",
});
vocabulary<readonly string[]>("suspensionAnswer", {
  "lets the suspension return": ["--suspension", "returns"],
  "leaves the suspension ended": ["--suspension", "ended"],
});

When(
  "the registrar charges {person} {string} for {string} by {day}",
  async function (this: PortalWorld, firstName: string, amount: string, purpose: string, due: string) {
    await run(this, "post", "charge", idOf(firstName), "--amount", amount, "--for", purpose, "--due", due, "--apply");
  },
);

vocabulary<readonly string[]>("returning", { "takes back": [], "pays back": ["--paid-out"] });

const reverse = async (
  world: PortalWorld,
  firstName: string,
  type: TransactionType,
  reason: string,
  options: readonly string[],
): Promise<void> => {
  const reference = await (await world.coreActor()).institute.latestPosting(firstName, type);
  await run(world, "post", "reverse", reference, "--reason", reason, ...options, "--apply");
};

When(
  "the registrar {returning} {person}'s latest {posting} because {string}",
  function (this: PortalWorld, options: readonly string[], firstName: string, type: TransactionType, reason: string) {
    return reverse(this, firstName, type, reason, options);
  },
);

When(
  "the registrar takes back {person}'s latest payment because {string}, and {suspensionAnswer}",
  function (this: PortalWorld, firstName: string, reason: string, answer: readonly string[]) {
    return reverse(this, firstName, "PAYMENT", reason, answer);
  },
);

When(
  "the registrar pays back {string} of {person}'s credit because {string}",
  async function (this: PortalWorld, amount: string, firstName: string, reason: string) {
    await run(this, "post", "refund", idOf(firstName), "--amount", amount, "--reason", reason, "--apply");
  },
);

/** The bank line whose words are these, as the registrar's list has it. */
const lineWith = async (world: PortalWorld, words: string): Promise<string> => {
  const row = (await run(world, "unmatched")).split("\n").find((each) => each.includes(words));
  return /^BANK-[0-9A-F]+/.exec(row ?? "")?.[0] ?? `the line with ${words}`;
};

When(
  "the registrar matches the credit {string} to {string}",
  async function (this: PortalWorld, words: string, who: string) {
    await run(this, "unmatched", "match", await lineWith(this, words), who, "--apply");
  },
);

When(
  "the registrar divides the credit {string} into {string}",
  async function (this: PortalWorld, words: string, parts: string) {
    await run(this, "unmatched", "split", await lineWith(this, words), ...parts.split(", "), "--apply");
  },
);

When("the registrar divides the credit {string} among those named", async function (this: PortalWorld, words: string) {
  await run(this, "unmatched", "split", await lineWith(this, words), "--apply");
});

When(
  "the registrar puts the credit {string} aside because {string}",
  async function (this: PortalWorld, words: string, reason: string) {
    await run(this, "unmatched", "leave", await lineWith(this, words), "--reason", reason, "--apply");
  },
);
