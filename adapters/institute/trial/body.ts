import { readFileSync } from "node:fs";
import { join } from "node:path";

import { madeUpOrganisation, shippedDrawing, type OrganisationSettings } from "../platform/body/body.ts";

const signature = readFileSync(join(import.meta.dirname, "signature.png"));

/** The made-up organisation of a trial. */
export const trialBody: OrganisationSettings = {
  ...madeUpOrganisation,
  shortName: madeUpOrganisation.name,
  languages: ["en-GB", "fr"],
  signatory: { name: "Eleanor Whitcombe", office: "Secretary" },
  invoices: {
    tax: "Exempt from VAT: a subscription to a professional body. VAT number GB 999 0000 00 (made up)",
    transfer: [
      { label: "Account holder", value: "Institute of Professional Accountants" },
      { label: "Sort code", value: "00-00-00" },
      { label: "Account number", value: "00000000 (made up)" },
    ],
  },
  links: {},
  drawings: { mark: shippedDrawing("mark.svg"), seal: shippedDrawing("seal.svg"), signature },
};
