import { didYouMean } from "../../cucumber/nearest.ts";
import { nameOf, type Control, type Screen } from "../screen.ts";

/** Names of roles in analysts' words, where they differ. */
const inAnalystsWords: Readonly<Record<string, string>> = {
  radio: "answer",
  checkbox: "statement",
  group: "question",
  textbox: "field",
  combobox: "select",
  region: "section",
};

/** Where a person looks, in words. */
const placeOf = async (screen: Screen): Promise<string> => {
  const heading = await screen.inPage(() =>
    document.querySelector("dialog[open]") ? "" : (document.querySelector("h1")?.textContent ?? ""),
  );
  return heading === "" ? "here" : `on the page "${heading}"`;
};

/** At most 30 names, and how many others there are. */
const inShort = (names: readonly string[]): string => {
  const others = names.length - 30;
  return others > 0 ? `${names.slice(0, 30).join(", ")} and ${String(others)} others` : names.join(", ") || "none";
};

/** Error for a missing control, which names the page and lists what is on it. */
export const notOffered = async (
  screen: Screen,
  role: string,
  name: string,
  found: readonly string[],
): Promise<Error> => {
  const [wording = name] = screen.wordingsOf(name);
  const offered = [...new Set(found.map((one) => one.replaceAll(/\s+/g, " ").trim()))].filter((one) => one !== "");
  return new Error(
    `There is no ${inAnalystsWords[role] ?? role} "${wording}" ${await placeOf(screen)}.${didYouMean(wording, offered)} Offered: ${inShort(offered)}.`,
  );
};

const ambiguous = (role: string, name: string): Error =>
  new Error(`There are several of the name "${name}" here (${inAnalystsWords[role] ?? role}): say more closely which.`);

const namesOf = (controls: readonly Control[]): Promise<readonly string[]> =>
  Promise.all(controls.map((control) => control.read(nameOf)));

/** The only control with a role and name. Throws when there is none or several, and lists what there is. */
export const findOne = async (screen: Screen, role: string, name: string, within?: Control): Promise<Control> => {
  const [found, another] = await screen.find(role, name, within);
  if (!found) throw await notOffered(screen, role, name, await namesOf(await screen.find(role, undefined, within)));
  if (another) throw ambiguous(role, name);
  return found;
};

/** A link by its name. Several are allowed when they have the same target. */
export const findLink = async (screen: Screen, name: string): Promise<Control> => {
  const [found, ...others] = await screen.find("link", name);
  if (!found) throw await notOffered(screen, "link", name, await namesOf(await screen.find("link")));
  const target = (control: Control) => control.read((link) => link.getAttribute("href"));
  const own = others.length > 0 ? await target(found) : undefined;
  for (const other of others) if ((await target(other)) !== own) throw ambiguous("link", name);
  return found;
};

/** A text field by its label. */
export const findField = async (screen: Screen, label: string): Promise<Control> => {
  const [found, another] = await screen.fields(label);
  if (!found) throw await notOffered(screen, "field", label, await namesOf(await screen.fields()));
  if (another) throw ambiguous("field", label);
  return found;
};
