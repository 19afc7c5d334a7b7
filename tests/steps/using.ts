import { When } from "@cucumber/cucumber";

import type { NamedFile } from "../actors/screen.ts";
import type { PortalWorld } from "../actors/world.ts";
import { contentOf } from "../adapters/support/sample-files.ts";
import { form, vocabulary, words } from "./rules/words.ts";

words("key", ["Enter", "Escape", "Tab"]);
vocabulary<boolean>("ticking", { tick: true, untick: false });
form<NamedFile>("addedFile", [/the file "[^"]*"/, /the file "[^"]*" of \d+ MB/], (said) => {
  const [, name = "", size] = said.split('"');
  const megabytes = /\d+/.exec(size ?? "")?.[0];
  const content = contentOf(name);
  return { name, bytes: megabytes === undefined ? content : Buffer.alloc(Number(megabytes) * 1024 * 1024, content) };
});

// Buttons, fields and the keyboard.

When("I press {string}", async function (this: PortalWorld, button: string) {
  await (await this.actor()).forms.press(button);
});

When("I press {string} twice", async function (this: PortalWorld, button: string) {
  await (await this.actor()).forms.pressTwice(button);
});

When("I press the {key} key", async function (this: PortalWorld, key: string) {
  await (await this.actor()).forms.pressKey(key);
});

When("I edit {string}", async function (this: PortalWorld, section: string) {
  await (await this.actor()).forms.edit(section);
});

When("I answer {string} with {string}", async function (this: PortalWorld, question: string, answer: string) {
  await (await this.actor()).forms.choose(question, answer);
});

When("I {ticking} {string}", async function (this: PortalWorld, ticked: boolean, statement: string) {
  await (await this.actor()).forms.check(statement, ticked);
});

When("I turn the switch {string}", async function (this: PortalWorld, name: string) {
  await (await this.actor()).forms.turn(name);
});

When("I fill in {string} with {string}", async function (this: PortalWorld, field: string, typed: string) {
  await (await this.actor()).forms.fill(field, typed);
});

When("I add {addedFile}", async function (this: PortalWorld, file: NamedFile) {
  await (await this.actor()).forms.addFiles([file]);
});

When("I select {string} as {string}", async function (this: PortalWorld, option: string, field: string) {
  await (await this.actor()).forms.select(field, option);
});
