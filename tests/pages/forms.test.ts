import { expect, test } from "vitest";

import type { Call } from "../../adapters/contract/call.ts";
import { saveContactDetails } from "../../adapters/contract/my-details-contact.contract.ts";
import { saveEmployment } from "../../adapters/contract/my-details-employment.contract.ts";
import type { CoreActor } from "../actors/core.ts";
import { Screens } from "./accessible-page.ts";
import { readerOf } from "./readers.ts";

// Each form of My details as Maya reads it: open, with an empty mandatory field, and each outcome of a save.

interface Form {
  readonly page: string;
  readonly section: string;
  readonly field: string;
  readonly typed: string;
  readonly call: string;
  /** Further fields to fill in. */
  readonly besides?: readonly (readonly [field: string, typed: string])[];
  /** A conflicting change on another device, for versioned forms. */
  readonly elsewhere?: { readonly call: Call; readonly body: object };
}

const forms: readonly Form[] = [
  {
    page: "/my-details/contact-details",
    section: "Email",
    field: "Email address",
    typed: "maya@elsewhere.example",
    call: "/contactMechanisms",
    elsewhere: { call: saveContactDetails, body: { email: { address: "maya@on-my-phone.example" } } },
  },
  {
    page: "/my-details/contact-details",
    section: "Phone",
    field: "Phone number",
    typed: "0141 582 2000",
    call: "/contactMechanisms",
  },
  {
    page: "/my-details/contact-details",
    section: "Mailing address",
    field: "Address line 1",
    typed: "3 Countinghouse Close",
    call: "/contactMechanisms",
  },
  {
    page: "/my-details/employment-details",
    section: "Your employment",
    field: "Job title",
    typed: "Finance director",
    call: "/employer",
    elsewhere: {
      call: saveEmployment,
      body: { companyName: "Quill and Ledger LLP", jobTitle: "Auditor", jobCategory: "FINANCIAL" },
    },
  },
  {
    page: "/my-details/login-details",
    section: "Sign-in email",
    field: "New email",
    typed: "maya@elsewhere.example",
    call: "/sign-in/email",
    besides: [["Current password", "Ledger-2026"]],
  },
  {
    page: "/my-details/login-details",
    section: "Password",
    field: "New password",
    typed: "correct horse battery",
    call: "/sign-in/password",
    besides: [["Current password", "Ledger-2026"]],
  },
];

const edit = async ({ page, section }: Form): Promise<CoreActor> => {
  const actor = await readerOf("Maya");
  await actor.session.arrive(page);
  await actor.forms.edit(section);
  return actor;
};

const fill = async (actor: CoreActor, { field, typed, besides = [] }: Form): Promise<void> => {
  await actor.forms.fill(field, typed);
  for (const [other, words] of besides) await actor.forms.fill(other, words);
};

test.each(forms)("$section", async (form) => {
  const screens = new Screens();
  let actor = await edit(form);
  await screens.add("open", actor);
  await actor.forms.fill(form.field, "");
  await actor.forms.press("Save changes");
  await screens.add("saved with an empty field", actor);
  await actor.end();

  actor = await edit(form);
  await fill(actor, form);
  await actor.faults.disturb("held", form.call);
  await actor.forms.press("Save changes");
  await screens.add("saving", actor);
  await actor.clock.passSeconds(10);
  await screens.add("saving, after 10 seconds", actor);
  await actor.end();

  actor = await edit(form);
  await fill(actor, form);
  await actor.faults.disturb("broken", form.call);
  await actor.forms.press("Save changes");
  await screens.add("not answered by the institute", actor);
  await actor.faults.mendCalls();
  await actor.forms.press("Save changes");
  await screens.add("saved", actor);
  await actor.end();

  if (form.elsewhere) {
    actor = await edit(form);
    await fill(actor, form);
    await actor.institute.onAnotherDevice("Maya", form.elsewhere.call, { body: form.elsewhere.body });
    await actor.forms.press("Save changes");
    await screens.add("changed on another device", actor);
    await actor.end();
  }
  await expect(screens.toString()).toMatchFileSnapshot(
    `snapshots/form-${form.section.toLowerCase().replaceAll(" ", "-")}.txt`,
  );
});

test("a switch", async () => {
  const screens = new Screens();
  const actor = await readerOf("Maya");
  await actor.session.arrive("/my-details/communication-preferences");
  await actor.faults.disturb("held", "/consents");
  await actor.forms.turn("Third-party marketing");
  await screens.add("saving", actor);
  await actor.clock.passSeconds(5);
  await screens.add("saving, after 5 seconds", actor);
  await actor.faults.giveUpCalls();
  await screens.add("not answered by the institute", actor);
  await actor.faults.mendCalls();
  await actor.forms.turn("Third-party marketing");
  await screens.add("saved", actor);
  await expect(screens.toString()).toMatchFileSnapshot("snapshots/form-switch.txt");
});

test("an address search that finds one address", async () => {
  const screens = new Screens();
  const actor = await readerOf("Maya");
  await actor.session.arrive("/my-details/contact-details");
  await actor.forms.edit("Mailing address");
  await actor.forms.fill("Find an address", "12 Abacus");
  await actor.clock.passSeconds(1);
  await screens.add("found", actor);
  await expect(screens.toString()).toMatchFileSnapshot("snapshots/form-address-search.txt");
});
