import { userTypes } from "../../../../domain/customer/user-type.ts";
import type { PersonChange } from "../../../../domain/institute/kernel/change-set.ts";
import { addressTypes } from "../../../../domain/my-details/address-type.ts";
import { contactEmailChangedMail } from "../../areas/my-details/contact/contact-mail.ts";
import { contactRecords } from "../../areas/my-details/contact/contact.store.ts";
import { personalRecordOf } from "../../areas/my-details/my-details.store.ts";
import { customerById, customerOf } from "../../platform/customers/customers.store.ts";
import { nextCustomerId } from "../../platform/customers/find-customers.ts";
import { putForBothAddresses } from "../../platform/mail/mail-outbox.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import type { FormError } from "../../platform/pages/pages.ts";
import { subjectOf, valueInWords } from "../../platform/storage/change-words.ts";
import { followEmailChange } from "../../provider/credentials/email-changes.ts";
import type { ChangeForm, Subject } from "../change-form.ts";
import { table } from "../components.ts";
import type { Field, Values } from "../fields.ts";
import { formActions } from "../form-actions.ts";
import type { Visit } from "../visit.ts";
import { putRecord, recordFaults, storedColumns } from "./one-record.ts";
import { personAddress } from "./people.ts";
import { personForm, type PersonForm } from "./person-forms.ts";

/** Changes of a record, value by value, in the words of the form; undefined without any. */
const changesTable = (
  { rules }: Visit,
  changes: readonly PersonChange[],
  fields: readonly Field[],
): Html | undefined => {
  const labelOf = ({ column }: PersonChange) => fields.find(({ name }) => name === column)?.label;
  return changes.length === 0
    ? undefined
    : table(
        "Changes",
        [["What", "first"], ["Before"], ["After"]],
        changes.map((change) => [
          labelOf(change) ?? subjectOf(change),
          valueInWords(change.before, rules),
          valueInWords(change.after, rules),
        ]),
      );
};

/** Problems of a record, at the fields of its form. */
const problemsOf = async (
  visit: Visit,
  kind: string,
  typed: Values,
  fields: readonly Field[],
): Promise<readonly FormError[]> =>
  (await recordFaults(visit, kind, typed)).map(({ column = "", reason: given }) => {
    // A name such as "email" is a word of the reason as well.
    const columns = fields.filter(({ name }) => /[A-Z.]/.test(name));
    const reason = columns.reduce((words, { name, label }) => words.replaceAll(name, `“${label}”`), given);
    const isField = fields.some(({ name }) => name === column);
    // Some reasons are sentences that members read too.
    const message = /^[A-Z]/.test(reason) ? reason : `${isField ? "This" : column} ${reason}.`;
    return { field: isField ? column : (fields[0]?.name ?? ""), message };
  });

/** The emails of a person; the old and the new address get a mail when one changes. MAIL-02 */
const emailsOf = async ({ database }: Visit, customerId: string) => {
  const { details } = await personalRecordOf(database, contactRecords, customerId);
  return { signIn: (await customerOf(database, customerId)).email, contact: details.email?.address };
};

/** A field with what is stored, which a choice offers as well, whatever it is. */
const withStored = (field: Field, value: string): Field => {
  const { options } = field;
  const isOffered = options === undefined || options.some(([known]) => known === value);
  return { ...field, value, ...(isOffered ? {} : { options: [...options, [value, value] as const] }) };
};

/** A form of columns of a record that a person has once; it opens with what is stored. */
const recordForm = (
  kind: string,
  {
    fields,
    ...form
  }: Omit<PersonForm, "fields" | "use" | "problems" | "whyNot"> & { readonly fields: readonly Field[] },
): PersonForm =>
  personForm({
    ...form,
    fields: async ({ database }, { customerId }) => {
      const stored = await storedColumns(database, kind, customerId);
      return fields.map((field) => withStored(field, stored.get(field.name) ?? ""));
    },
    problems: (visit, { customerId }, values) => problemsOf(visit, kind, { customerId, ...values }, fields),
    use: async (context, { customerId }, values) => {
      const before = await emailsOf(context, customerId);
      const changes = await putRecord(context, kind, { customerId, ...values });
      const after = await emailsOf(context, customerId);
      if (after.signIn !== before.signIn)
        await followEmailChange(context.database, customerId, { before: before.signIn, after: after.signIn }, context);
      if (after.contact !== undefined) {
        const mail = contactEmailChangedMail(context.mails, before.contact, after.contact);
        const change = { customerId, before: before.contact, after: after.contact, mail };
        await putForBothAddresses(context.database, change, context.now);
      }
      return changesTable(context, changes, fields);
    },
  });

const line = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  name,
  label,
  kind: "line",
  isOptional: true,
  ...more,
});

/** Corrections of a person's records. CORR-04, DESK-05 */
export const recordForms: readonly PersonForm[] = [
  recordForm("people", {
    path: "details",
    heading: "Correct the register details",
    lede: "Sign-in email, nationality, country and membership date. If the email changes, both the old and the new address get an email.",
    fields: [
      line("email", "Email for signing in", { isOptional: false }),
      line("nationality", "Nationality"),
      line("countryOfResidence", "Country of residence"),
      { name: "membershipDate", label: "Member since", kind: "day", isOptional: true },
    ],
    words: () => ": details corrected",
    button: "Correct the register details",
    done: "The register details are corrected.",
    recorded: () => "corrected the details",
  }),
  recordForm("contact", {
    path: "contact",
    heading: "Correct the contact details",
    lede: "Contact email, telephone and postal address. Empty a field to remove it. If the email changes, both the old and the new address get an email.",
    fields: [
      line("email.address", "Email"),
      line("primaryPhoneNumber.countryCode", "Country code", { hint: "Digits only, such as 44." }),
      line("primaryPhoneNumber.number", "Telephone", { isBeside: true, hint: "Without the country code." }),
      line("mailingAddress.addressLine1", "Address, line 1"),
      line("mailingAddress.addressLine2", "Address, line 2"),
      line("mailingAddress.addressLine3", "Address, line 3"),
      line("mailingAddress.addressLine4", "Address, line 4"),
      line("mailingAddress.city", "City"),
      line("mailingAddress.postcode", "Postcode", { isBeside: true }),
      line("mailingAddress.province", "Province"),
      line("mailingAddress.state", "State", { isBeside: true }),
      line("mailingAddress.country", "Country"),
      line("mailingAddress.purpose", "Address type", {
        kind: "choice",
        options: [["", "Not on record"], ...addressTypes.map((type) => [type, type.toLowerCase()] as const)],
      }),
    ],
    words: () => ": contact details corrected",
    button: "Correct the contact details",
    done: "The contact details are corrected.",
    recorded: () => "corrected the contact details",
  }),
  recordForm("qualifications", {
    path: "exams",
    heading: "Enter exam results",
    lede: "Progress towards the qualification, as the student sees it.",
    fields: [
      { name: "examsCompleted", label: "Exams passed", kind: "number" },
      { name: "examsTotal", label: "Exams required", kind: "number", isBeside: true },
      line("moduleStatus", "Ethics module", {
        kind: "choice",
        options: [
          ["", "Not on record"],
          ["NOT_STARTED", "Not started"],
          ["COMPLETED", "Completed"],
        ],
      }),
      { name: "experienceAchieved", label: "Months of experience achieved", kind: "number" },
    ],
    words: () => ": exam results entered",
    button: "Enter the results",
    done: "The results are saved.",
    recorded: () => "entered exam results",
  }),
];

const addFields: readonly Field[] = [
  { name: "customerId", label: "Number", kind: "line", hint: "The next free number. You can enter another." },
  line("firstName", "First name", { isOptional: false, hint: "For people with one name only, that name." }),
  line("surname", "Surname"),
  line("email", "Email for signing in", { isOptional: false }),
  {
    name: "customerType",
    label: "Type",
    kind: "choice",
    options: userTypes.map((type) => [type, type]),
  },
  { name: "membershipDate", label: "Member since", kind: "day", isOptional: true },
  line("countryOfResidence", "Country of residence"),
];

const addition: ChangeForm<undefined> = {
  path: "add",
  heading: "Add a person",
  lede: "The person is added at once. Invite them afterwards so that they can sign in.",
  fields: async ({ database }) => {
    const next = (await nextCustomerId(database)) ?? "";
    return addFields.map((field) => (field.name === "customerId" ? { ...field, value: next } : field));
  },
  problems: async (visit, _about, values) => {
    const stored = await storedColumns(visit.database, "people", values["customerId"] ?? "");
    if (stored.size > 0) return [{ field: "customerId", message: "This number is already in use." }];
    return problemsOf(visit, "people", values, addFields);
  },
  use: async (context, _about, values) => changesTable(context, await putRecord(context, "people", values), addFields),
  words: () => "is added to the register",
  button: "Add the person",
  recorded: () => "added a person",
};

const newcomer: Subject<undefined> = {
  entry: "people",
  path: "/people",
  find: () => Promise.resolve(undefined),
  running: () => html`<a href="/desk/people">People</a>`,
  name: (_visit, _about, _people, { firstName = "", surname = "", customerId = "" }) =>
    `${[firstName, surname].join(" ").trim()}, ${customerId}`,
  people: async ({ database }, _about, { customerId = "" }) =>
    (await customerById(database, customerId)) ? [customerId] : [],
  done: (visit, _about, _form, [customerId = ""]) => `${personAddress(visit, customerId)}?done=add`,
};

/** Adds a person to the register. DESK-05 */
export const addPerson = formActions(newcomer, [addition]);
