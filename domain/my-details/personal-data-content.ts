import { line, object, richText, type ContentOf } from "../kernel/content.ts";

const format = object({ label: line, help: line });

/** Texts of the download of personal data. DATA-01 */
export const personalDataTexts = object({
  heading: line,
  introduction: richText,
  format: line,
  formats: object({ document: format, file: format }),
  button: line,
});
export type PersonalDataContent = ContentOf<typeof personalDataTexts>;
