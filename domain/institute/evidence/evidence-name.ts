import { extensions, type EvidenceType } from "../../evidence/evidence-types.ts";

const longest = 100;

/** Control characters, separators of lines, characters that turn the direction of writing, and lone surrogates. */
const unshown = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;
const reserved = /[<>:"|?*\u2044\u2215]/g;
const knownExtension = /\.(?:pdf|jpe?g|png)$/i;

/**
 * The name that a file is shown and downloaded by: without folders, control characters and leading dots, with the
 * extension of its type. "C:\\scans\\..\\certificate.PDF.exe" becomes "certificate.PDF.exe.pdf". LOG-02
 */
export const evidenceNameOf = (given: string, type: EvidenceType): string => {
  const last = given.normalize("NFC").replace(unshown, "").split(/[/\\]/).at(-1) ?? "";
  const cleaned = last.replace(reserved, "").replace(/\s+/g, " ");
  const bare = cleaned.replace(knownExtension, "").replace(/^[.\s]+|[.\s]+$/g, "");
  const letters = Array.from(bare)
    .slice(0, longest - extensions[type].length - 1)
    .join("")
    .trimEnd();
  return `${letters === "" ? "file" : letters}.${extensions[type]}`;
};
