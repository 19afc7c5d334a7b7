import { readFileSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod";

import { portalBody, type PortalOrganisation } from "../../../contract/organisation.ts";

/** A drawing in one colour: paths within a square. */
export interface Drawing {
  readonly side: number;
  readonly paths: readonly string[];
  readonly svg: string;
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0z`;

const allowedElements = new Set(["svg", "g", "path", "circle", "title", "desc", "style"]);

/** Parses a drawing; throws an Error that says why it cannot be drawn on paper. */
export const drawingOf = (svg: string): Drawing => {
  const side = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  if (!side || side[1] !== side[2]) throw new Error(`has to be an SVG with a square viewBox that begins at 0 0`);
  const others = [...svg.matchAll(/<([a-z][\w:-]*)/gi)]
    .map(([, name = ""]) => name)
    .filter((name) => !allowedElements.has(name));
  if (others.length > 0) throw new Error(`holds <${others[0]}>; only filled <path> and <circle> can be drawn on paper`);
  if (/\stransform=/.test(svg))
    throw new Error("holds a transform, which cannot be drawn on paper: apply it to the paths");
  if (/\son\w+=|javascript:/i.test(svg)) throw new Error("holds a script");
  const paths = [
    ...[...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = ""]) => path),
    ...[...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map(([, x, y, r]) =>
      dot(Number(x), Number(y), Number(r)),
    ),
  ];
  if (paths.length === 0) throw new Error("holds no <path> and no <circle>");
  return { side: Number(side[1]), paths, svg };
};

/** A person who signs for the organisation. */
export interface Signatory {
  readonly name: string;
  readonly office: string;
}

/** The content of invoices besides name and address of the organisation. */
export interface InvoiceSettings {
  /** The line about tax, such as why none is charged. */
  readonly tax: string;
  /** Where to transfer money: the account's holder and number, line by line. */
  readonly transfer: readonly { readonly label: string; readonly value: string }[];
}

/** The organisation as the institute's own pages, papers and letters name it. */
export interface OrganisationSettings extends PortalOrganisation {
  /** Postal address, one item per line. */
  readonly address: readonly string[];
  /** Real targets of links to /outside/NAME in texts, by name. */
  readonly links: Readonly<Record<string, string>>;
  /** Signs letters and certificates; the Council by default. */
  readonly signatory?: Signatory | undefined;
  /** There are no invoices without them. FEES-03 */
  readonly invoices?: InvoiceSettings | undefined;
  /** A folder of further typefaces for papers. REAL-03 */
  readonly fontsFolder?: string | undefined;
  readonly drawings: {
    readonly mark: Drawing;
    readonly seal: Drawing;
    /** The signatory's signature, a PNG or JPEG. */
    readonly signature?: Uint8Array | undefined;
  };
}

const outwards = z
  .string()
  .regex(
    /^https:\/\/[\w.-]+\.[a-z]{2,}(?:[/?#]\S*)?$|^mailto:[^\s@]+@[^\s@]+$|^tel:\+?[\d-]+$/i,
    "has to be an address that begins with https://, mailto: or tel:",
  );

const text = z.string().min(1, "has to be given");

const { name, shortName, telephone, language, languages, colours } = portalBody.shape;

/** Schema of the file that describes an organisation. */
export const bodyFile = z.strictObject({
  name,
  shortName,
  telephone,
  language,
  languages,
  address: z.array(text).min(1, "has to have a line at least"),
  signatory: z
    .strictObject({ name, office: name })
    .optional()
    .describe("Who signs its letters and certificates, and in which office; the Council by default."),
  invoices: z
    .strictObject({
      tax: text.describe("The line about tax: why none is charged, or what the amounts include; with your tax number."),
      transfer: z
        .array(z.strictObject({ label: text, value: text }))
        .min(1, "has to have a line at least")
        .describe("Where to transfer money: the account's holder and number."),
    })
    .optional()
    .describe("What invoices say besides name and address. Without it there are no invoices."),
  colours,
  mark: z.string().optional().describe("The file of its mark, an SVG in one colour, beside this one."),
  seal: z.string().optional().describe("The file of its seal, likewise; the mark by default."),
  signature: z
    .string()
    .optional()
    .describe("The file of the signatory's signature, a PNG or JPEG; without one the name is printed alone."),
  links: z
    .record(z.string(), outwards)
    .default({})
    .describe("Where links of the texts to /outside/NAME lead, by that name."),
});

const imageStarts = ["89504e470d0a1a0a", "ffd8ff"];

/** Checks that a file is an image that papers can hold; throws an Error that says why not. */
export const signatureOf = (file: Buffer): Uint8Array => {
  if (!imageStarts.some((start) => file.subarray(0, 8).toString("hex").startsWith(start)))
    throw new Error("has to be a PNG or a JPEG");
  return file;
};

/** A drawing that is shipped with the portal, by its file's name. */
export const shippedDrawing = (file: string): Drawing =>
  drawingOf(readFileSync(join(import.meta.dirname, "../../../../ui/boot", file), "utf8"));

/** The name, bank account and addresses of the example files, which production does not use. */
export const exampleOrganisation = {
  name: "Harbour Society of Accountants",
  account: "IE00 EXAM 0000 0000 0000 00",
  domain: "harbour-society.example",
};

/** Whether an address is still the example's; in production it counts as absent. */
export const isExampleAddress = (address: string): boolean => address.includes(exampleOrganisation.domain);

/** How the made-up organisation of a trial is named and reached; refused in production. */
export const madeUpOrganisation = {
  name: "Institute of Professional Accountants",
  telephone: "+44 20 7946 0123",
  address: ["1 Counting House Yard", "London EC9 9ZZ"],
};
