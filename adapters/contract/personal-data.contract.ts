import type { Call } from "./call.ts";

/** All data held about the customer, by the schema PersonalData. Available during a suspension. DATA-01 */
export const personalDataFile = {
  failure: "PERSONAL_DATA_DOWNLOAD_ERROR",
  summary: "All that is held about the customer, as JSON by the schema PersonalData.",
  method: "GET",
  path: "/customers/{id}/personal-data",
  access: "open account",
  isAddition: true,
  // A media type of its own keeps other JSON from being saved as personal data.
  file: "application/vnd.guildhall.personal-data+json",
} as const satisfies Call;

export const personalDataDocument = {
  failure: "PERSONAL_DATA_DOCUMENT_DOWNLOAD_ERROR",
  summary: "The same data as a PDF to read.",
  method: "GET",
  path: "/customers/{id}/personal-data/document",
  access: "open account",
  isAddition: true,
  file: "application/pdf",
} as const satisfies Call;
