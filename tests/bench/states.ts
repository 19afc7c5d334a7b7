import { trialPassword } from "../../adapters/institute/trial/person.ts";
import type { Deployment } from "./deployment.ts";
import { measureStep, type PageLoad } from "./page-load.ts";
import { inPage, type UnwatchedChromium, type UnwatchedTab } from "./unwatched.ts";

/** States of a member's visit, in this order. */
export const states = [
  "first visit to the sign-in form",
  "form to dashboard",
  "reload",
  "deep link in another tab",
  "reload after a deployment",
] as const;
export type State = (typeof states)[number];

/** Runs in the page: moves the focus to a field. */
const focusOn = (field: string): void => document.querySelector<HTMLInputElement>(`input[name=${field}]`)?.focus();

/** Runs in the page: submits the form. */
const submit = (): void => document.querySelector<HTMLButtonElement>("form button[type=submit]")?.click();

const fillForm = async (tab: UnwatchedTab, email: string): Promise<void> => {
  await inPage(tab, focusOn, "email");
  await tab.session.send("Input.insertText", { text: email });
  await inPage(tab, focusOn, "password");
  await tab.session.send("Input.insertText", { text: trialPassword });
};

interface Options {
  /** On a slow phone with a slow line. */
  readonly isSlow: boolean;
  /** Replaces a word of the dashboard in the deployment. */
  readonly word: string;
}

/** Takes a member through every state in a browser with an empty cache. */
export const visitStates = async (
  chromium: UnwatchedChromium,
  { url, changeWord }: Deployment,
  { isSlow, word }: Options,
): Promise<Readonly<Record<State, PageLoad>>> => {
  const profile = await chromium.openProfile(isSlow);
  try {
    const tab = await profile.openTab();
    const { session } = tab;
    const form = await measureStep(tab, () => session.send("Page.navigate", { url }), "^/idp/");
    await fillForm(tab, "maya.member@example.org");
    // The code loads while the form is filled in.
    const dashboard = await measureStep(tab, () => inPage(tab, submit), "^/$", form.readyAt);
    const reload = await measureStep(tab, () => session.send("Page.reload"), "^/$");
    const other = await profile.openTab();
    const address = { url: `${url}/#/fees-and-transactions` };
    const deepLink = await measureStep(other, () => other.session.send("Page.navigate", address), "^/$");
    await changeWord(word);
    const deployed = await measureStep(tab, () => session.send("Page.reload"), "^/$");
    return {
      [states[0]]: form,
      [states[1]]: dashboard,
      [states[2]]: reload,
      [states[3]]: deepLink,
      [states[4]]: deployed,
    };
  } finally {
    await profile.close();
  }
};

/** Opens an address in a browser with an empty cache, and reloads it, on a slow phone and a slow line. */
export const loadTwice = async (
  chromium: UnwatchedChromium,
  url: string,
): Promise<{ readonly first: PageLoad; readonly reload: PageLoad }> => {
  const profile = await chromium.openProfile(true);
  try {
    const tab = await profile.openTab();
    const first = await measureStep(tab, () => tab.session.send("Page.navigate", { url }), ".");
    return { first, reload: await measureStep(tab, () => tab.session.send("Page.reload"), ".") };
  } finally {
    await profile.close();
  }
};
