import { trialPassword } from "../../adapters/institute/people/person.ts";
import type { Deployment } from "./deployment.ts";
import { measureStep, watch, type PageLoad } from "./page-load.ts";
import type { UnwatchedChromium, UnwatchedTab } from "./unwatched.ts";

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
const send = (): void => document.querySelector<HTMLButtonElement>("form button")?.click();

const fillIn = async (tab: UnwatchedTab, email: string): Promise<void> => {
  await tab.inPage(focusOn, "email");
  await tab.type(email);
  await tab.inPage(focusOn, "password");
  await tab.type(trialPassword);
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
  const tab = await chromium.open();
  try {
    const prepare = async (opened: UnwatchedTab): Promise<void> => {
      await opened.runFirst(watch);
      if (isSlow) await opened.slowDown();
    };
    await prepare(tab);
    const form = await measureStep(tab, () => tab.go(url), "^/idp/");
    await fillIn(tab, "maya.member@example.org");
    // The code loads while the form is filled in.
    const dashboard = await measureStep(tab, () => tab.inPage(send), "^/$", form.readyAt);
    const reload = await measureStep(tab, () => tab.reload(), "^/$");
    const other = await tab.openBeside();
    await prepare(other);
    const deepLink = await measureStep(other, () => other.go(`${url}/#/fees-and-transactions`), "^/$");
    await changeWord(word);
    const deployed = await measureStep(tab, () => tab.reload(), "^/$");
    return {
      [states[0]]: form,
      [states[1]]: dashboard,
      [states[2]]: reload,
      [states[3]]: deepLink,
      [states[4]]: deployed,
    };
  } finally {
    await tab.close();
  }
};
