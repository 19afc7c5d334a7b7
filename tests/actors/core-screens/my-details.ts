import type { Container } from "inversify";
import type { AddressForm } from "../../../application/my-details/contact-details.ts";
import { partOf } from "../../../application/my-details/employment-details.ts";
import { accountRows } from "../../../domain/my-details/account.ts";
import { addressParts } from "../../../domain/my-details/address.ts";
import { consentSections, lockMessages, type ConsentSection } from "../../../domain/my-details/consents.ts";
import { fieldsShown } from "../../../domain/my-details/employment.ts";
import { refusalMessages } from "../../../domain/my-details/save-refusals.ts";
import { notYetSelected, selectedTransfer, transferOptions } from "../../../domain/my-details/transfer.ts";
import {
  ACCOUNT,
  bindMyDetails,
  CONSENTS,
  CONTACT_DETAILS,
  EMPLOYMENT_DETAILS,
  MEMBER_NETWORKS,
} from "../../../ui/composition/bindings/my-details.ts";
import { CONTENT, CUSTOMER } from "../../../ui/composition/bindings/shell.ts";
import { plainText } from "../plain-text.ts";
import type { CorePage } from "../screen.ts";
import { formScreen, type SectionScreen } from "./form-screen.ts";
import { loaded } from "./loaded.ts";

/** The landing page of My details at core level. */
export const myDetails = (container: Container): CorePage => {
  const content = container.get(CONTENT).page("my-details");
  return {
    open: () => content.ensure(),
    screen: () => {
      const { heading, sections } = loaded(content);
      return { heading, words: sections.flatMap(({ heading, cards }) => [heading, ...cards.map((card) => card.heading)]), buttons: {} };
    },
  };
};

/** Login details at core level. */
export const loginDetails = (container: Container): CorePage => {
  const content = container.get(CONTENT).page("login-details");
  return {
    open: () => content.ensure(),
    screen: () => {
      const { heading, card } = loaded(content);
      return { heading, words: [card.heading, card.link?.text ?? ""], buttons: {} };
    },
  };
};

const partLabels = ["Addressee", "Address line 1", "Address line 2", "Address line 3", "Address line 4", "City", "Province", "State", "Postcode"];

/** Contact details at core level. */
export const contactDetails = (container: Container): CorePage => {
  bindMyDetails(container);
  const contact = container.get(CONTACT_DETAILS);
  const content = container.get(CONTENT).page("contact-details");

  const address = (heading: string, { form, search }: AddressForm, mayEdit: boolean): SectionScreen => ({
    heading,
    form,
    edit: mayEdit ? () => contact.sections.edit(form) : undefined,
    rows: [...Object.values(form.stored ?? {}), ...search.found.map(({ text }) => text)],
    fields: Object.fromEntries(
      addressParts.map((part, place) => [
        partLabels[place] ?? part,
        (typed: string) => {
          form.change({ [part]: typed });
          form.leave(part);
        },
      ]),
    ),
    selects: { Country: Object.fromEntries(contact.countriesByName.map(({ name }) => [name, () => form.change({ country: name })])) },
    choices: {
      "Address type": { Home: () => form.change({ type: "HOME" }), Business: () => form.change({ type: "BUSINESS" }) },
    },
  });

  return {
    open: async () => {
      await Promise.all([content.ensure(), contact.record.ensure(), contact.countries.ensure()]);
      contact.sections.watch();
    },
    screen: () => {
      const texts = loaded(content);
      const { email, phone } = contact;
      const shown = formScreen([
        {
          heading: texts.email.heading,
          form: email,
          edit: contact.mayEdit("email") ? () => contact.sections.edit(email) : undefined,
          rows: [email.stored?.address ?? ""],
          fields: {
            "Email address": (address) => {
              email.change({ address });
              email.leave("address");
            },
          },
        },
        {
          heading: texts.phone.heading,
          form: phone,
          edit: contact.mayEdit("phone") ? () => contact.sections.edit(phone) : undefined,
          rows: [`${phone.stored?.countryCode} ${phone.stored?.number}`],
          fields: {
            "Phone number": (number) => {
              phone.change({ number });
              phone.leave("number");
            },
          },
          selects: {
            "Area code": Object.fromEntries(contact.areaCodes.map((code) => [code, () => phone.change({ countryCode: code })])),
          },
        },
        address(texts.mailingAddress.heading, contact.mailingAddress, contact.mayEdit("mailingAddress")),
        address(texts.secondaryAddress.heading, contact.secondaryAddress, contact.mayEdit("secondaryAddress")),
      ]);
      return { ...shown, heading: texts.heading };
    },
  };
};

/** Account details at core level. */
export const accountDetails = (container: Container): CorePage => {
  bindMyDetails(container);
  const account = container.get(ACCOUNT);
  const customer = container.get(CUSTOMER);
  const content = container.get(CONTENT).page("account-details");
  return {
    open: async () => {
      await Promise.all([content.ensure(), customer.notifications.ensure()]);
      if (account.isWithheld) return;
      await account.record.ensure();
      account.sections.watch();
    },
    screen: () => {
      const texts = loaded(content);
      if (account.isWithheld) return { heading: texts.heading, words: [texts.withheld.heading], buttons: {} };
      const record = loaded(account.record);
      const transfer = record.transferFIAToAcca;
      const labelOf = (key: string): string => texts.transfer.options[key]?.label ?? key;
      const selected = transfer && selectedTransfer(transfer);
      const form = account.transfer;
      const shown = formScreen(
        transfer
          ? [
              {
                heading: texts.transfer.heading,
                form,
                edit: () => account.sections.edit(form),
                rows: [selected ? labelOf(selected.contentKey) : notYetSelected],
                choices: {
                  [texts.transfer.question]: Object.fromEntries(
                    transferOptions(transfer).map(({ value, contentKey }) => [
                      labelOf(contentKey),
                      () => form.change({ selectedOption: value }),
                    ]),
                  ),
                },
              },
            ]
          : [],
      );
      const rows = accountRows(record).flatMap(({ field, shown }) => [texts.record.labels[field] ?? field, shown]);
      return { ...shown, heading: texts.heading, words: [...rows, texts.learningRecord.heading, ...shown.words] };
    },
  };
};

/** Employment details at core level. */
export const employmentDetails = (container: Container): CorePage => {
  bindMyDetails(container);
  const employment = container.get(EMPLOYMENT_DETAILS);
  const content = container.get(CONTENT).page("employment-details");
  return {
    open: async () => {
      await Promise.all([content.ensure(), employment.record.ensure(), employment.lookups.ensure()]);
      employment.ask(fieldsShown(loaded(content).fields));
      employment.sections.watch();
    },
    screen: () => {
      const texts = loaded(content);
      const { form } = employment;
      const typed = fieldsShown(texts.fields).filter((field) => field === "CompanyName" || field === "JobTitle");
      const shown = formScreen([
        {
          heading: texts.section,
          form,
          edit: () => employment.sections.edit(form),
          rows: [
            ...Object.values(form.stored ?? {}),
            ...(form.isOpen && employment.isEmployerLocked ? [plainText(texts.employerLocked)] : []),
          ],
          fields: Object.fromEntries(
            typed
              .filter((field) => !employment.isDisabled(field))
              .map((field) => [texts.labels[field] ?? field, (text: string) => form.change({ [partOf(field)]: text })]),
          ),
        },
      ]);
      return { ...shown, heading: texts.heading };
    },
  };
};

/** Communication preferences at core level. */
export const communicationPreferences = (container: Container): CorePage => {
  bindMyDetails(container);
  const consents = container.get(CONSENTS);
  const networks = container.get(MEMBER_NETWORKS);
  const customer = container.get(CUSTOMER);
  const content = container.get(CONTENT).page("communication-preferences");
  return {
    open: async () => {
      await Promise.all([content.ensure(), customer.notifications.ensure(), consents.record.ensure()]);
      if (!networks.isShown) return;
      await Promise.all([networks.all.ensure(), networks.record.ensure()]);
      networks.sections.watch();
    },
    screen: () => {
      const texts = loaded(content);
      if (customer.notifications.hasFailed)
        return {
          heading: texts.heading,
          words: ["We couldn't load your communication preferences"],
          buttons: { Reload: customer.notifications.load },
        };
      const asked = (Object.keys(consentSections) as ConsentSection[]).flatMap((section) => consents.asked(section));
      const labelOf = (consent: string): string => texts.consents[consent]?.label ?? consent;
      const open = asked.filter((consent) => consents.lockOf(consent) === undefined && !consents.isDisabled(consent));
      const shown = formScreen(
        (networks.isShown ? (["regional", "employment"] as const) : []).map((kind): SectionScreen => {
          const form = networks[kind];
          const offered = networks.offered(kind);
          const codes = form.draft?.codes ?? [];
          return {
            heading: texts.networks[kind].heading,
            form,
            edit: () => networks.sections.edit(form),
            rows: offered.filter(({ code }) => form.stored?.codes.includes(code)).map(({ name }) => name),
            ...(kind === "regional"
              ? {
                  selects: {
                    [texts.networks.regional.heading]: Object.fromEntries(
                      offered.map(({ name, code }) => [name, () => form.change({ codes: [code] })]),
                    ),
                  },
                }
              : {
                  statements: Object.fromEntries(
                    offered.map(({ name, code }) => [name, () => form.change({ codes: [...codes, code] })]),
                  ),
                }),
          };
        }),
      );
      return {
        ...shown,
        heading: texts.heading,
        words: [
          ...asked.flatMap((consent) => {
            const lock = consents.lockOf(consent);
            const { refusal } = consents.stateOf(consent);
            return [
              labelOf(consent),
              lock ? lockMessages[lock] : "",
              refusal ? refusalMessages[refusal] : "",
              consents.isSaved(consent) ? "Saved" : "",
            ];
          }),
          ...shown.words,
        ],
        switches: Object.fromEntries(
          open.map((consent) => [
            labelOf(consent),
            { isOn: consents.stateOf(consent).value, move: () => consents.move(consent) },
          ]),
        ),
      };
    },
  };
};
