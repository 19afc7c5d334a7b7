import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

import type { BodyColours } from "../../../contract/organisation.ts";
import { fileErrorReason } from "../messages.ts";
import { readSettingsFile, settingsErrors } from "../read-settings-file.ts";
import { whyNoLocale } from "../rules/regional.ts";
import {
  bodyFile,
  drawingOf,
  exampleOrganisation,
  isExampleAddress,
  madeUpOrganisation,
  shippedDrawing,
  signatureOf,
  type Drawing,
  type OrganisationSettings,
} from "./body.ts";

type Theme = "light" | "dark";

/** Backgrounds of the portal's text: page, raised and sunk surfaces, and warnings. As in the portal's tokens. */
export const surfaces: Readonly<Record<Theme, readonly string[]>> = {
  light: ["#fcfaf4", "#ffffff", "#f4f0e4", "#fdf3dd", "#fbeceb"],
  dark: ["#10161f", "#18202b", "#0b1017", "#2a2113", "#2c1719"],
};

/** Colour of a main button's text on the accent. */
export const onAccent: Readonly<Record<Theme, string>> = { light: "#ffffff", dark: "#09211a" };

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours (#rrggbb) by WCAG, from 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const least = 4.5;

/** Text that these colours make unreadable, one sentence each; empty when all is readable. */
const unreadable = (colours: BodyColours): readonly string[] =>
  (["light", "dark"] as const).flatMap((theme) =>
    (["accent", "ink"] as const).flatMap((name) => {
      const colour = colours[name]?.[theme];
      if (colour === undefined) return [];
      const backgrounds = [...surfaces[theme], ...(name === "accent" ? [onAccent[theme]] : [])];
      const worst = backgrounds.toSorted((one, other) => contrast(colour, one) - contrast(colour, other))[0] ?? "";
      const found = contrast(colour, worst);
      if (found >= least) return [];
      const way = theme === "light" ? "darker" : "lighter";
      return [
        `colours.${name}.${theme}: ${colour} has a contrast of ${found.toFixed(2)} to ${worst}, and needs ${least}: take a ${way} one`,
      ];
    }),
  );

/** Tags that are no languages, and an own language that is said twice in different ways. */
const unspoken = ({
  language,
  languages = [],
}: Pick<OrganisationSettings, "language" | "languages">): readonly string[] => [
  ...languages.flatMap((tag) => {
    const problem = whyNoLocale(tag);
    return problem === undefined ? [] : [`languages: ${problem}`];
  }),
  ...(language !== undefined && languages.length > 0 && languages[0] !== language
    ? [`languages: the first is the organisation's own, which language says is ${language}`]
    : []),
];

const madeUp = (body: Pick<OrganisationSettings, "name" | "telephone" | "address" | "invoices">): readonly string[] => [
  ...(body.name === exampleOrganisation.name ? ["name: that is the example's; write your organisation's"] : []),
  ...(body.invoices?.transfer.some(({ value }) => value === exampleOrganisation.account) === true
    ? ["invoices.transfer: that is the example's account; write your organisation's, or leave out invoices"]
    : []),
  ...(body.name === madeUpOrganisation.name ? ["name: that is the made-up institute's"] : []),
  ...(body.telephone.replaceAll(/\D/g, "") === madeUpOrganisation.telephone.replaceAll(/\D/g, "")
    ? ["telephone: that is the made-up institute's"]
    : []),
  ...(body.address.join() === madeUpOrganisation.address.join() ? ["address: that is the made-up institute's"] : []),
];

/**
 * Reads the file that BODY_FILE names; throws a SettingsError that lists the errors. In production it may have neither name
 * nor account of a made-up organisation, and its links to one are left out and passed to `ignored`.
 */
export const readBodyFile = (
  path: string,
  production: boolean,
  ignored: (field: string) => void = () => undefined,
): OrganisationSettings => {
  const name = `BODY_FILE ${path}`;
  const { mark, seal, signature, colours, ...named } = readSettingsFile(name, path, bodyFile);
  const problems = [...unreadable(colours ?? {}), ...unspoken(named), ...(production ? madeUp(named) : [])];
  const drawn = <Kind>(field: string, file: string, kindOf: (content: Buffer) => Kind): Kind | undefined => {
    try {
      return kindOf(readFileSync(resolve(dirname(path), file)));
    } catch (error) {
      problems.push(`${field}: ${resolve(dirname(path), file)}: ${fileErrorReason(error)}`);
      return undefined;
    }
  };
  const drawing = (field: string, file: string): Drawing | undefined =>
    drawn(field, file, (content) => drawingOf(content.toString("utf8")));
  const markDrawing = mark === undefined ? shippedDrawing("mark.svg") : drawing("mark", mark);
  // The shipped seal bears the made-up institute's name.
  const drawings = { mark: markDrawing, seal: seal === undefined ? markDrawing : drawing("seal", seal) };
  const hand = signature === undefined ? undefined : drawn("signature", signature, signatureOf);
  if (problems.length > 0 || !drawings.mark || !drawings.seal) throw settingsErrors(name, problems);
  const isLeft = ([link, address]: readonly [string, string]) => {
    const isExample = production && isExampleAddress(address);
    if (isExample) ignored(`links.${link}`);
    return !isExample;
  };
  return {
    ...named,
    links: Object.fromEntries(Object.entries(named.links).filter(isLeft)),
    ...(colours ? { colours } : {}),
    mark: "/body/mark.svg",
    seal: "/body/seal.svg",
    drawings: { mark: drawings.mark, seal: drawings.seal, ...(hand ? { signature: hand } : {}) },
  };
};
