import type { OrganisationSettings } from "../body/body.ts";
import type { Check } from "./bands.ts";
import { layOutCertificate } from "./certificate.ts";
import { layOutLetter } from "./letter.ts";
import type { PaperContent } from "./paper-content.ts";
import { Unprintable } from "./paper.ts";

interface PaperToDraw {
  readonly body: OrganisationSettings;
  readonly paper: PaperContent;
  readonly check: Check | undefined;
  readonly language: string | undefined;
}

/** Draws a paper; answers with its bytes, or with the characters that the fonts lack. */
export const run = async ({
  body,
  paper,
  check,
  language,
}: PaperToDraw): Promise<{ readonly bytes: Uint8Array } | { readonly lacking: string }> => {
  try {
    const bytes =
      paper.layout === "letter"
        ? await layOutLetter(body, paper.content, check, language)
        : await layOutCertificate(body, paper.content, check, language);
    return { bytes };
  } catch (error) {
    if (error instanceof Unprintable) return { lacking: error.lacking };
    throw error;
  }
};
