import { describe, expect, test } from "vitest";

import { formatMessage } from "../../../domain/kernel/message.ts";
import { normaliseInput } from "../../../domain/kernel/typed-text.ts";
import type { AccountDetails } from "../../../domain/my-details/account.ts";
import { accountRows, cameForRegister, ineligibleNoteFor } from "../../../domain/my-details/account.ts";
import type { Employment, EmploymentField } from "../../../domain/my-details/employment.ts";
import {
  employmentFields,
  employmentLimits,
  employmentProblems,
  employmentSaveOf,
  fieldsShown,
  isFieldDisabled,
} from "../../../domain/my-details/employment.ts";
import { consentRefusalOf, contactRefusalOf, refusalMessages } from "../../../domain/my-details/save-refusals.ts";
import {
  savedOxfordBrookes,
  selectedTransfer,
  transferOptions,
  transferShownAs,
} from "../../../domain/my-details/transfer.ts";
import { mayJoinRegister } from "../../../domain/retirement/register-card.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { fc } from "../support/fast-check.ts";
import { anyRecentDay } from "../support/people.ts";

const anyText = fc.constantFrom("", "  ", "Something", undefined);
const anyDate = fc.option(anyRecentDay, { nil: undefined });
const anyAccount: fc.Arbitrary<AccountDetails> = fc.record({
  uln: anyText,
  fullname: anyText,
  birthDate: anyDate,
  honours: anyText,
  fellowDate: anyDate,
  memberQualifications: fc.array(
    fc.constantFrom({ code: "A", codeDescription: "Actuary" }, { code: "T", codeDescription: "" }),
    { maxLength: 2 },
  ),
});

describe("account details", () => {
  test("have no empty line, and always a line for qualifications", () => {
    fc.assert(
      fc.property(anyAccount, (account) => {
        const rows = accountRows(account, defaultRules);
        for (const { shown } of rows)
          expect((typeof shown === "string" ? shown : formatMessage(shown)).trim()).not.toBe("");
        expect(rows.at(-1)?.field).toBe("memberQualifications");
        expect(new Set(rows.map(({ field }) => field)).size).toBe(rows.length);
      }),
    );
  });

  test("the note about ineligible retirement says that fellows may join only to those who may", () => {
    const facts = fc.record({
      cameForRegister: fc.boolean(),
      userType: fc.constant("member" as const),
      status: fc.constantFrom("Fellow", "Active"),
      isRetired: fc.boolean(),
      isFellow: fc.boolean(),
      retirementCriteria: fc.constantFrom("NON-STANDARD", "STANDARD", "non-standard", undefined),
    });
    fc.assert(
      fc.property(facts, (said) => {
        const note = ineligibleNoteFor(said);
        const isFellow = said.isFellow || said.status === "Fellow";
        expect(note !== undefined).toBe(said.cameForRegister && (said.isRetired || isFellow));
        if (note) expect(note === "retired").toBe(said.isRetired);
        if (note && !said.isRetired) expect(note === "fellow").toBe(mayJoinRegister(said));
      }),
    );
  });

  test("retirementRegister is recognised at any position in the query string", () => {
    const other = fc.constantFrom("a=b", "retirementRegisters=1", "x=retirementRegister", "");
    fc.assert(
      fc.property(fc.array(other), fc.array(other), fc.constantFrom("", "=", "=true"), (before, after, value) => {
        const path = "/my-details/account-details";
        expect(cameForRegister(`${path}?${[...before, ...after].join("&")}`)).toBe(false);
        expect(cameForRegister(`${path}?${[...before, `retirementRegister${value}`, ...after].join("&")}`)).toBe(true);
        expect(cameForRegister(path)).toBe(false);
      }),
    );
  });

  test("exactly the available transfers are offered, with not transferring first and styled differently", () => {
    const options = fc.shuffledSubarray(["disable", "transferDiploma", "transferPapers", "other"]);
    fc.assert(
      fc.property(options, fc.constantFrom("disable", "transferPapers", "", undefined), (values, selectedOption) => {
        const transfer = { availableOptions: values.map((value) => ({ value, contentKey: value })), selectedOption };
        const offered = transferOptions(transfer);
        expect(offered.map(({ value }) => value).toSorted()).toEqual(values.toSorted());
        if (values.includes("disable")) expect(offered[0]?.value).toBe("disable");
        for (const { value, style } of offered) expect(style === "warning").toBe(value === "disable");
        expect(selectedTransfer(transfer)?.value).toBe(values.find((value) => value === selectedOption));
      }),
    );
  });

  test("a transfer can be chosen only by students who may transfer, and only from available options", () => {
    const availableOptions = fc.array(fc.record({ value: fc.string(), contentKey: fc.string() }), { maxLength: 2 });
    fc.assert(
      fc.property(fc.option(fc.boolean(), { nil: undefined }), availableOptions, (canTransfer, options) => {
        const shown = transferShownAs({ canTransfer, transferFIAToAcca: { availableOptions: options } });
        expect(shown === "editable").toBe(canTransfer === true && options.length > 0);
        expect(transferShownAs({ canTransfer })).toBe("hidden");
      }),
    );
  });

  test("the Oxford Brookes answer is yes only for the text true", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom("true", "True", "1")), (status) => {
        expect(savedOxfordBrookes(status)).toEqual({ status: status === "true" });
      }),
    );
  });
});

const anyLength = fc.integer({ min: 0, max: 80 }).map((length) => "x".repeat(length));
const anyEmployment: fc.Arbitrary<Employment> = fc.record({
  companyName: fc.option(anyLength, { nil: undefined }),
  jobTitle: fc.option(anyLength, { nil: undefined }),
  businessCategory: anyText,
  employmentCategory: anyText,
  organisationSize: anyText,
  jobCategory: anyText,
  businessAddressAvailable: fc.constantFrom("Y" as const, "N" as const),
});

describe("employment details", () => {
  test("show the fields that content lists, each once", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...employmentFields), fc.string())), (keys) => {
        const shown = fieldsShown(keys);
        expect(new Set(shown)).toEqual(new Set(keys.filter((key) => employmentFields.some((field) => field === key))));
        expect(new Set(shown).size).toBe(shown.length);
      }),
    );
  });

  test("validate limits and the required category independently, for visible and editable fields", () => {
    fc.assert(
      fc.property(anyEmployment, fc.subarray([...employmentFields]), (employment, shown) => {
        const problems = employmentProblems(employment, shown, {});
        const isLocked = employment.businessAddressAvailable === "N";
        const fits = (field: EmploymentField, text = "", limit: number) =>
          isLocked || !shown.includes(field) || text.length <= limit;
        expect(problems.companyName === undefined).toBe(
          fits("CompanyName", employment.companyName, employmentLimits.companyName),
        );
        expect(problems.jobTitle === undefined).toBe(fits("JobTitle", employment.jobTitle, employmentLimits.jobTitle));
        expect(problems.jobCategory !== undefined).toBe(
          shown.includes("JobCategory") && (employment.jobCategory ?? "").trim() === "",
        );
      }),
    );
  });

  test("a choice is valid if and only if it is offered, or empty and not required, or nothing is offered", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (chosen, offered) => {
        const employment: Employment = { businessCategory: chosen, jobCategory: chosen, businessAddressAvailable: "Y" };
        const problems = employmentProblems(employment, employmentFields, {
          businessCategory: offered,
          jobCategory: offered,
        });
        const meant = normaliseInput(chosen);
        const isFree = offered.length === 0;
        expect(problems.businessCategory === undefined).toBe(isFree || meant === "" || offered.includes(meant));
        expect(problems.jobCategory === undefined).toBe(isFree || (meant !== "" && offered.includes(meant)));
      }),
    );
  });

  test("the payload always has both texts and no empty choice, and is idempotent", () => {
    fc.assert(
      fc.property(anyEmployment, (employment) => {
        const saved = employmentSaveOf(employment);
        expect(typeof saved.companyName).toBe("string");
        expect(typeof saved.jobTitle).toBe("string");
        const { companyName: _, jobTitle: __, ...choices } = saved;
        for (const chosen of Object.values<string>(choices)) expect(chosen.trim()).not.toBe("");
        expect(employmentSaveOf({ ...saved, businessAddressAvailable: "Y" })).toEqual(saved);
      }),
    );
  });

  test("only company name and job title can be locked", () => {
    fc.assert(
      fc.property(anyEmployment, fc.constantFrom(...employmentFields), (employment, field) => {
        const isEmployer = field === "CompanyName" || field === "JobTitle";
        expect(isFieldDisabled(field, employment)).toBe(isEmployer && employment.businessAddressAvailable === "N");
      }),
    );
  });
});

describe("rejected saves", () => {
  test("every description has one reason, and every reason a message", () => {
    const description = fc.oneof(
      fc.string(),
      fc.constantFrom("Duplicate Contact Mechanism", "please PROVIDE a valid value for email now"),
    );
    fc.assert(
      fc.property(description, (said) => {
        expect(refusalMessages[contactRefusalOf(said)]).not.toBe("");
        expect(refusalMessages[consentRefusalOf(said)]).not.toBe(refusalMessages.INVALID_EMAIL);
      }),
    );
  });
});
