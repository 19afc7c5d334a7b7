import { beginPayment, onlinePayment } from "../../../adapters/contract/fees-payments.contract.ts";
import { fees } from "../../../adapters/contract/fees.contract.ts";
import { paymentChoices } from "../../../domain/fees/paying.ts";
import { ask } from "./open-institute.ts";
import type { TestInstitute } from "./test-institute.ts";

/** How far a person can pay, everything first. */
export const choicesOf = async (institute: TestInstitute, person: string) =>
  paymentChoices((await ask(institute, person, fees)).answer.owed ?? []);

/** Begins to pay everything, or a shorter choice by its place. */
export const begin = async (institute: TestInstitute, person: string, place = 0) => {
  const { upTo = "", amount = 0 } = (await choicesOf(institute, person))[place] ?? {};
  return ask(institute, person, beginPayment, { body: { upTo, amount } });
};

/** What the portal learns of a payment. */
export const outcome = async (institute: TestInstitute, person: string, reference: string) =>
  ask(institute, person, onlinePayment, { params: { reference } });

/** Presses a button of the trial's payment centre; resolves to where it leads. */
export const atCentre = async ({ app }: Pick<TestInstitute, "app">, address: string, choice: string) => {
  const { headers } = await app.inject({
    method: "POST",
    url: new URL(address).pathname,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ choice }).toString(),
  });
  return headers.location ?? "";
};
