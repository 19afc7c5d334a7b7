import { expect, test } from "vitest";

import { fixedWords } from "./fixed-words.ts";
import { sources } from "./working-tree.ts";

interface Exception {
  readonly because: string;
  readonly files: readonly string[];
}

/** The files that hold English words, and why these cannot come from a content file. RULE-04 */
const exceptions: readonly Exception[] = [
  {
    because: "shows before there is content, or when content cannot be loaded",
    files: [
      "ui/boot/error-texts.ts",
      "ui/boot/fatal-error.ts",
      "ui/boot/leaving.ts",
      "ui/boot/logged-out.ts",
      "ui/components/page-loader.tsx",
      "ui/composition/guard.ts",
      "ui/shell/error-screen.tsx",
      "ui/shell/portal.tsx",
    ],
  },
  { because: "redirects customers of another portal without loading content", files: ["ui/shell/redirect.tsx"] },
  {
    because: "is the name of an error, for logs",
    files: ["application/shell/chunk-load-error.ts", "ui/composition/fetched-configuration.ts", "ui/shell/sections.ts"],
  },
  {
    because: "is a message that the requirements quote, which stays in the domain",
    files: [
      "domain/kernel/field-rules.ts",
      "domain/my-details/account.ts",
      "domain/my-details/consents.ts",
      "domain/my-details/save-refusals.ts",
      "domain/my-details/transfer.ts",
      "domain/qualifications/page.ts",
    ],
  },
  {
    because: "is a validation message or refusal that form and server share",
    files: [
      "domain/cpd/waiver.ts",
      "domain/customer/passkeys.ts",
      "domain/customer/password.ts",
      "domain/my-details/address.ts",
      "domain/my-details/sign-in-email.ts",
      "domain/retirement/register.ts",
    ],
  },
  {
    because: "is read by staff, or stored in the register",
    files: [
      "domain/customer/erasure.ts",
      "domain/customer/standing.ts",
      "domain/kernel/decision.ts",
      "domain/membership/eligibility.ts",
      "domain/submissions/events.ts",
      "domain/submissions/request.ts",
    ],
  },
  {
    because: "is the name of a country in the register, or the key of a text",
    files: [
      "domain/customer/countries.ts",
      "domain/customer/local-offices.ts",
      "domain/customer/suspension-text.ts",
      "domain/qualifications/membership-cards.ts",
    ],
  },
];

/** Files of the layers that members see through. */
const isVisible = (file: string): boolean => /^(?:ui|application|domain)\//.test(file);

const found = new Map(
  [...sources].flatMap(([file, text]) => {
    const words = isVisible(file) ? fixedWords(file, text) : [];
    return words.length === 0 ? [] : [[file, words] as const];
  }),
);

test("what members read comes from content files, apart from the exceptions (RULE-04)", () => {
  const excepted = exceptions.flatMap(({ files }) => files);
  const others = [...found].filter(([file]) => !excepted.includes(file));
  expect(others, "move these words to a content file, or give the reason for an exception").toEqual([]);
});

test("no file is excepted without need, or twice", () => {
  const excepted = exceptions.flatMap(({ files }) => files);
  expect(excepted.filter((file) => !found.has(file))).toEqual([]);
  expect(new Set(excepted).size).toBe(excepted.length);
});

test("planted words are found wherever members would see them", () => {
  const planted = `
    import { text } from "Some module";
    type Kind = "Planted kind";
    const label = "Planted constant";
    const said = isLate ? "Overdue" : \`Planted \${count} times\`;
    toasts.show("Planted call");
    if (country === "Malta") throw new Error("Planted error for a log");
    export const Part = () => <p title="planted title" className="planted-look" aria-label={"Planted name"}>Planted text<b label="Edit">{text}</b></p>;
  `;
  expect(fixedWords("planted.tsx", planted)).toEqual([
    "Planted constant",
    "Overdue",
    "Planted … times",
    "Planted call",
    "planted title",
    "Planted name",
    "Planted text",
    "Edit",
  ]);
});
