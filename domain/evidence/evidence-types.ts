import { pdfHeaderAt } from "./pdf.ts";

/** Types of files that prove something, each detected by its content alone. LOG-02 */
export const evidenceTypes = ["pdf", "jpeg", "png"] as const;
export type EvidenceType = (typeof evidenceTypes)[number];

/** The media type of each type. */
export const mediaTypes = {
  pdf: "application/pdf",
  jpeg: "image/jpeg",
  png: "image/png",
} as const satisfies Record<EvidenceType, string>;

/** The extension that a file of each type is shown with. */
export const extensions = { pdf: "pdf", jpeg: "jpg", png: "png" } as const satisfies Record<EvidenceType, string>;

/** The first bytes of each type of image. */
const signatures: Readonly<Record<Exclude<EvidenceType, "pdf">, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

const imageTypes = ["jpeg", "png"] as const;

/** The type by the first bytes; undefined for any other. Neither name nor claimed type counts. LOG-02 */
export const evidenceTypeOf = (bytes: Uint8Array): EvidenceType | undefined =>
  imageTypes.find((type) => signatures[type].every((byte, index) => bytes[index] === byte)) ??
  (pdfHeaderAt(bytes) === undefined ? undefined : "pdf");

/** Bytes at the beginning in which readers look for a type. */
const readersLookAt = 1024;

/** Beginnings by which readers take a file for a document of another kind. */
const otherBeginnings = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)|^.+%pdf-/is;

/** Whether a file also announces itself as a document of another kind, so that some reader could take it for one. */
export const isOfTwoKinds = (bytes: Uint8Array): boolean =>
  otherBeginnings.test(String.fromCharCode(...bytes.subarray(0, readersLookAt)));
