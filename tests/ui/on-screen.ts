import { fireEvent } from "@testing-library/react";
import { errorEntry, type FieldName } from "../../ui/parts/error-words.ts";

/** What is on screen of a control: whether it is ticked, or what it holds. */
export type Shown = boolean | string;

/** The words of an element as they are read out. */
const wordsOf = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return copy.textContent.trim();
};

const summary = "#error-summary";

const isWithinSummary = (element: Element): boolean => element.closest(summary) !== null;

type Control = HTMLInputElement | HTMLSelectElement;

const nameOf = (control: Control): string => {
  const label = control.closest("label") ?? control.ownerDocument.querySelector(`label[for="${control.id}"]`);
  const group = control.closest("fieldset");
  const legend = group?.querySelector("legend") ?? control.ownerDocument.getElementById(group?.getAttribute("aria-labelledby") ?? "");
  const name = control.ownerDocument.getElementById(control.getAttribute("aria-labelledby") ?? "") ?? label;
  return [legend, name].flatMap((element) => (element ? [wordsOf(element)] : [])).join(": ");
};

const shownIn = (control: Control): Shown =>
  control instanceof HTMLInputElement && ["radio", "checkbox"].includes(control.type) ? control.checked : control.value;

const controlsOn = (screen: Element): readonly Control[] => [...screen.querySelectorAll<Control>("input, select")];

/** The first heading: what the person is asked, or told. */
export const headingOn = (screen: Element): string | undefined => {
  const heading = [...screen.querySelectorAll("h1, h2")].find((element) => !isWithinSummary(element));
  return heading && wordsOf(heading);
};

/** Every button, in order. */
export const buttonsOn = (screen: Element): readonly string[] =>
  [...screen.querySelectorAll("button")].map(wordsOf);

/** Every control by its name, with what it shows. */
export const fieldsOn = (screen: Element): Readonly<Record<string, Shown>> =>
  Object.fromEntries(controlsOn(screen).map((control) => [nameOf(control), shownIn(control)]));

/** The buttons that stay where they are, and do nothing but say why. */
export const unavailableOn = (screen: Element): readonly string[] =>
  [...screen.querySelectorAll("button[aria-disabled=true]")].map(wordsOf);

/** What the error summary lists. */
export const messagesOn = (screen: Element): readonly string[] =>
  [...screen.querySelectorAll(`${summary} a`)].map(wordsOf);

/** What is wrong at a step as the summary lists it, each entry to be understood by itself. */
export const listed = <Field extends string>(
  problems: Readonly<Partial<Record<Field, string>>>,
  fields: Readonly<Record<Field, FieldName>>,
): readonly string[] =>
  (Object.entries(problems) as [Field, string][]).map(([field, message]) =>
    errorEntry(message, fields[field]),
  );

/** Presses the button of this name. */
export const press = (screen: Element, name: string): void => {
  const button = [...screen.querySelectorAll("button")].find((element) => wordsOf(element) === name);
  if (!button) throw new Error(`There is no button "${name}" on screen.`);
  fireEvent.click(button);
};

/** Uses a control as a person would: ticks or unticks it, picks an option, or types. Tells what it was used to say. */
export const use = (screen: Element, name: string, choice: number, typed: string): Shown => {
  const control = controlsOn(screen).find((element) => nameOf(element) === name);
  if (!control) throw new Error(`There is no field "${name}" on screen.`);
  if (control instanceof HTMLSelectElement) {
    const values = [...control.options].map(({ value }) => value).filter((value) => value !== "");
    const value = values[choice % values.length] ?? "";
    fireEvent.change(control, { target: { value } });
    return value;
  }
  if (control.type === "radio" || control.type === "checkbox") {
    const isTicked = control.type === "radio" || !control.checked;
    if (isTicked !== control.checked) fireEvent.click(control);
    return isTicked;
  }
  fireEvent.change(control, { target: { value: typed } });
  return typed;
};
