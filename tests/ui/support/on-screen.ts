import { fireEvent } from "@testing-library/react";

import type { Problem } from "../../../domain/kernel/field-rules.ts";
import { formatMessage } from "../../../domain/kernel/message.ts";
import { errorEntry, type FieldName } from "../../../ui/components/error-words.ts";
import { textsOf } from "./texts.ts";

const { form } = (await textsOf("page-framework")).components;

/** The visible state of a control: checked, or its value. */
export type ControlState = boolean | string;

/** The text of an element as announced. */
const announced = (element: Element): string => {
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
  const legend =
    group?.querySelector("legend") ??
    control.ownerDocument.getElementById(group?.getAttribute("aria-labelledby") ?? "");
  const name = control.ownerDocument.getElementById(control.getAttribute("aria-labelledby") ?? "") ?? label;
  return [legend, name].flatMap((element) => (element ? [announced(element)] : [])).join(": ");
};

const shownIn = (control: Control): ControlState =>
  control instanceof HTMLInputElement && ["radio", "checkbox"].includes(control.type) ? control.checked : control.value;

const controlsOn = (screen: Element): readonly Control[] => [...screen.querySelectorAll<Control>("input, select")];

/** The first heading: a question or an outcome. */
export const headingOn = (screen: Element): string | undefined => {
  const heading = [...screen.querySelectorAll("h1, h2")].find((element) => !isWithinSummary(element));
  return heading && announced(heading);
};

/** All buttons, in order. */
export const buttonsOn = (screen: Element): readonly string[] => [...screen.querySelectorAll("button")].map(announced);

/** All controls by name, with their state. */
export const fieldsOn = (screen: Element): Readonly<Record<string, ControlState>> =>
  Object.fromEntries(controlsOn(screen).map((control) => [nameOf(control), shownIn(control)]));

/** Disabled buttons that stay focusable. */
export const unavailableOn = (screen: Element): readonly string[] =>
  [...screen.querySelectorAll("button[aria-disabled=true]")].map(announced);

/** The entries of the error summary. */
export const messagesOn = (screen: Element): readonly string[] =>
  [...screen.querySelectorAll(`${summary} a`)].map(announced);

/** A step's errors as worded in the summary. */
export const listed = <Field extends string>(
  problems: Readonly<Partial<Record<Field, Problem>>>,
  fields: Readonly<Record<Field, FieldName>>,
): readonly string[] =>
  (Object.entries(problems) as [Field, Problem][]).map(([field, problem]) =>
    errorEntry(problem, fields[field], (words) => formatMessage(words), form),
  );

/** Clicks the button with a name. */
export const press = (screen: Element, name: string): void => {
  const button = [...screen.querySelectorAll("button")].find((element) => announced(element) === name);
  if (!button) throw new Error(`There is no button "${name}" on screen.`);
  fireEvent.click(button);
};

/** Operates a control like a user: toggles it, selects an option, or types. Returns the new state. */
export const use = (screen: Element, name: string, choice: number, typed: string): ControlState => {
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
