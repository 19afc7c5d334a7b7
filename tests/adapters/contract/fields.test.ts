import { describe, expect, it } from "vitest";
import * as z from "zod";

import { passkeys } from "../../../adapters/contract/credentials-passkeys.contract.ts";
import { activity } from "../../../adapters/contract/my-details-activity.contract.ts";
import { saveContactDetails } from "../../../adapters/contract/my-details-contact.contract.ts";
import { saveEmployment } from "../../../adapters/contract/my-details-employment.contract.ts";
import { readTolerantly } from "../../../adapters/contract/tolerant-reading.ts";
import { contractCalls as calls } from "../../../adapters/institute/main/contract-calls.ts";
import { trialInstitute } from "../../actors/trial-institute.ts";
import { ask } from "../support/open-institute.ts";
import { ofSeveralLines } from "../support/several-lines.ts";

interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly allOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly additionalProperties?: Shape;
}

/** Every free text of a shape with its path. */
const textsIn = (shape: Shape, where: string): readonly (readonly [where: string, text: Shape])[] => {
  const inner = [
    ...Object.entries(shape.properties ?? {}).flatMap(([name, property]) => textsIn(property, `${where}.${name}`)),
    ...[shape.items, shape.additionalProperties, ...(shape.anyOf ?? [])].flatMap((part) =>
      part ? textsIn(part, where) : [],
    ),
  ];
  const isFree = shape.type === "string" && !shape.enum && shape.const === undefined && shape.format === undefined;
  return isFree ? [...inner, [where, shape]] : inner;
};

const sent = calls.flatMap(({ method, path, body }) =>
  body
    ? textsIn(z.toJSONSchema(body) as Shape, "body").map(([where, text]) => ({
        title: `${method} ${path}, ${where}`,
        text,
      }))
    : [],
);

describe("every text of a request body", () => {
  it("is found", () => expect(sent.length).toBeGreaterThan(25));

  it.each(sent)("has a maximum length, and rejects line breaks and control characters: $title", ({ title, text }) => {
    const takesLines = ofSeveralLines.includes(title.replace(", ", ": "));
    expect(text.maxLength).toBeLessThanOrEqual(takesLines ? 2_000 : 400);
    const { pattern } = { ...text, ...text.allOf?.find((part) => part.pattern !== undefined) };
    const allowed = new RegExp(pattern ?? "", "u");
    for (const fine of ["Áine O'Shea-李", "", "12 High St."]) expect(allowed.test(fine)).toBe(true);
    for (const lineBreak of ["a\nb", "a\r"]) expect(allowed.test(lineBreak)).toBe(takesLines);
    for (const odd of ["\u0000", "tab\there", "\u007f", "\u0085", "\u2028"])
      expect(allowed.test(odd), JSON.stringify(odd)).toBe(false);
  });

  it.each([
    ["a line break", "1 Ledger Lane\nGlasgow"],
    ["a null character", "1 Ledger\u0000 Lane"],
    ["more than anybody writes", "x".repeat(5_000)],
  ])("with %s is refused, and its field is named", async (_, odd) => {
    const institute = await trialInstitute();
    const refusalOf = async (body: object) => (await ask(institute, "Maya", saveContactDetails, { body })).refusal;
    const home = { country: "France", addressLine1: odd, city: "Paris", purpose: ["HOME"] };
    expect(await refusalOf({ mailingAddress: home })).toMatchObject({
      code: "INVALID_REQUEST",
      description: expect.stringMatching(/^body\.mailingAddress\.addressLine1: /) as string,
    });
    expect(
      (await refusalOf({ primaryPhoneNumber: { number: "5822000", countryCode: "44", lineType: odd } })).description,
    ).toMatch(/^body\.primaryPhoneNumber\.lineType: /);
    const { refusal } = await ask(institute, "Maya", saveEmployment, {
      body: { companyName: odd, jobTitle: "", jobCategory: "TAX" },
    });
    expect(refusal.description).toMatch(/^body\.companyName: /);
    await institute.close();
  });
});

describe("an instant that no date can hold", () => {
  it.each([1e308, -1e308, 8.64e15 + 1])("is left out of an answer, with what has it: %d", (at) => {
    const device = { key: "a", startedAt: 0, lastUsedAt: 0, isThisOne: true };
    const entry = { kind: "signedIn", at: 8.64e15, count: 1 };
    const read = readTolerantly(activity.answer, {
      devices: [device, { ...device, lastUsedAt: at }],
      entries: [entry, { ...entry, at }],
    });
    expect(read).toMatchObject({ value: { devices: [device], entries: [entry] } });
    const passkey = { key: "a", name: "Phone", addedAt: 0 };
    const answer = { passkeys: [passkey, { ...passkey, addedAt: at }], hasPassword: true, canAdd: true };
    expect(readTolerantly(passkeys.answer, answer)).toMatchObject({ value: { passkeys: [passkey] } });
  });
});
