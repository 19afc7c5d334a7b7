import { readFileSync } from "node:fs";
import * as z from "zod";
import { madeUpBody, portalBody, type PortalBody } from "../../contract/body.ts";
import { drawingOf, type Drawing } from "./drawing.ts";

/** The body that the institute is of, as its own pages, papers and letters name it. */
export interface InstituteBody extends PortalBody {
  /** Its postal address, a line each. */
  readonly address: readonly string[];
  /** Where links of the texts lead that lead to /outside/NAME in a trial, by that name. */
  readonly links: Readonly<Record<string, string>>;
  readonly drawings: { readonly mark: Drawing; readonly seal: Drawing };
}

const outwards = z
  .string()
  .regex(/^https:\/\/[\w.-]+\.[a-z]{2,}(?:[/?#]\S*)?$|^mailto:[^\s@]+@[^\s@]+$|^tel:\+?[\d-]+$/i, "has to be an address that begins with https://, mailto: or tel:");

const { name, shortName, telephone, colours } = portalBody.shape;

/** The form of the file that names a body. */
export const bodyFile = z
  .strictObject({
    name,
    shortName,
    telephone,
    address: z.array(z.string().min(1, "has to be given")).min(1, "has to have a line at least"),
    colours,
    mark: z.string().optional().describe("The file of its mark, an SVG in one colour, beside this one."),
    seal: z.string().optional().describe("The file of its seal, likewise; the mark by default."),
    links: z.record(z.string(), outwards).default({}).describe("Where links of the texts to /outside/NAME lead, by that name."),
  });

const shipped = (file: string): Drawing => drawingOf(readFileSync(new URL(`../../../ui/boot/${file}`, import.meta.url), "utf8"));

export const trialBody: InstituteBody = {
  ...madeUpBody,
  address: ["1 Counting House Yard", "London EC9 9ZZ"],
  links: {},
  drawings: { mark: shipped("mark.svg"), seal: shipped("seal.svg") },
};
