import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import type { DeskBrowser } from "../actors/desk-browser.ts";
import type { PortalWorld } from "../actors/world.ts";
import { Authenticator } from "../adapters/support/authenticator.ts";
import { publicUrl } from "../adapters/support/open-institute.ts";
import { idOf, run } from "./registrar-runs.ts";
import { note } from "./rules/notes.ts";
import { vocabulary, words } from "./rules/words.ts";

// What staff do at the desk, and what they read there.

words("staff", ["Rosa", "Lena", "Ines"]);
vocabulary<boolean>("choosing", { chooses: true, unticks: false });
vocabulary<string>("accountAction", { resets: "reset", removes: "remove" });

const atDesk = note<DeskBrowser>("a browser at the desk", "When Rosa signs in at the desk");

/** The browser of one of the staff, which the next steps read. */
const deskOf = async (world: PortalWorld, who: string): Promise<DeskBrowser> => {
  const desk = (await world.coreActor()).institute.deskOf(who);
  atDesk.take(world, desk);
  return desk;
};

When("{staff} signs in at the desk", async function (this: PortalWorld, who: string) {
  await (await deskOf(this, who)).signIn();
});

When(
  "{string} signs in at the desk with the password {string}",
  async function (this: PortalWorld, email: string, password: string) {
    await (await deskOf(this, email)).signIn(email, password);
  },
);

When("{staff} signs in at the desk with the passkey", async function (this: PortalWorld, who: string) {
  await (await deskOf(this, who)).signInWithPasskey();
});

When("{staff} registers a passkey by the latest link in a letter", async function (this: PortalWorld, who: string) {
  const letters = await (await this.coreActor()).institute.letters();
  const links = letters.flatMap(({ text }) => /\S+\/desk\/passkey\/\S+/.exec(text) ?? []);
  const link = links.at(-1) ?? "";
  await (await deskOf(this, who)).registerPasskey(link);
});

When("{staff} registers another passkey on this page", async function (this: PortalWorld, who: string) {
  await (await deskOf(this, who)).registerPasskeyHere(new Authenticator(publicUrl));
});

When("{staff} opens {string} at the desk", async function (this: PortalWorld, who: string, address: string) {
  await (await deskOf(this, who)).open(address);
});

When("{staff} presses {string} at the desk", async function (this: PortalWorld, who: string, button: string) {
  await (await deskOf(this, who)).press(button);
});

When("{staff} looks for {string} at the desk", async function (this: PortalWorld, who: string, text: string) {
  const desk = await deskOf(this, who);
  desk.fill("Find a person, a reference or a code", text);
  await desk.press("Find");
});

When("{staff} follows {string} at the desk", async function (this: PortalWorld, who: string, link: string) {
  const desk = await deskOf(this, who);
  await desk.follow(link);
  await desk.untilDone();
});

When(
  "{staff} opens {string} of {person} at the desk",
  async function (this: PortalWorld, who: string, title: string, firstName: string) {
    const desk = await deskOf(this, who);
    desk.fill("Find a person, a reference or a code", idOf(firstName));
    await desk.press("Find");
    await desk.follow(title);
  },
);

When(
  "{staff} {choosing} {string} at the desk",
  async function (this: PortalWorld, who: string, isChosen: boolean, label: string) {
    (await deskOf(this, who)).choose(label, isChosen);
  },
);

When(
  "{staff} gives the file {string} at the desk",
  async function (this: PortalWorld, who: string, name: string, content: string) {
    await (await deskOf(this, who)).give("See what will happen", name, content);
  },
);

When(
  "{staff} fills in {string} with these lines at the desk",
  async function (this: PortalWorld, who: string, label: string, lines: string) {
    (await deskOf(this, who)).fill(label, lines);
  },
);

When(
  "{staff} fills in {string} with {string} at the desk",
  async function (this: PortalWorld, who: string, label: string, value: string) {
    (await deskOf(this, who)).fill(label, value);
  },
);

When("another tab of {staff} signs in at the desk", async function (this: PortalWorld, who: string) {
  await (await deskOf(this, who)).anotherTab().signIn();
});

When("{staff} sends the form again", async function (this: PortalWorld, who: string) {
  await (await deskOf(this, who)).sendAgain();
});

Then("{string} at the desk holds {string}", function (this: PortalWorld, label: string, value: string) {
  assert.equal(atDesk.of(this).valueOf(label), value);
});

Then("the desk does not show {string}", function (this: PortalWorld, text: string) {
  const desk = atDesk.of(this);
  assert.ok(!desk.words.includes(text), `The desk shows "${text}":\n${desk.words}`);
});

Then("no address of the desk holds {string}", function (this: PortalWorld, text: string) {
  const addresses = atDesk.of(this).addresses.map((address) => decodeURIComponent(address).toLowerCase());
  const found = addresses.filter((address) => address.includes(text.toLowerCase()));
  assert.deepEqual(found, []);
});

Then(
  "it is on record that {staff} {string} with the number {int}",
  async function (this: PortalWorld, who: string, action: string, number: number) {
    const records = await (await this.coreActor()).institute.staffRecords();
    const found = records.filter((record) => record.name.startsWith(who) && record.customerId === String(number));
    assert.ok(
      found.some((record) => record.action === action),
      `On record is: ${records.map((record) => `${record.name} ${record.action}`).join(", ")}.`,
    );
  },
);

Then("the desk shows {string}", function (this: PortalWorld, text: string) {
  const desk = atDesk.of(this);
  assert.ok(desk.words.includes(text), `The desk does not show "${text}". It shows:\n${desk.words}`);
});

When(
  "the registrar adds {string} to the staff as clerk {string}",
  async function (this: PortalWorld, email: string, name: string) {
    await run(this, "staff", "add", email, "--name", name, "--role", "clerk", "--apply");
  },
);

Given("the mail server refuses the latest letter", async function (this: PortalWorld) {
  await (await this.coreActor()).institute.refuseLatestLetter();
});

When(
  "the registrar {accountAction} the staff account {string}",
  async function (this: PortalWorld, command: string, email: string) {
    await run(this, "staff", command, email, "--apply");
  },
);
