import type { Check } from "../../../adapters/institute/platform/paper/bands.ts";
import type { PageNumber } from "../../../adapters/institute/platform/paper/paper.ts";

/** What a paper says of how it is checked, and what it is filed under. */
export const check: Check = {
  address: "https://portal.body.example/verify/7KX3-M9QF-2B8D-0VWTH",
  checkAt: "Check this document at",
  page: "https://portal.body.example/verify",
  code: "Code 7KX3-M9QF-2B8D-0VWTH",
  issued: "Issued on 4 March 2026",
  references: [
    ["Our reference", "7KX3-M9QF-2B8D-0VWTH"],
    ["Issued on", "4 March 2026"],
    ["Name", "Maya Member"],
    ["ID", "4100107"],
  ],
  pageNumber: "Page {page} of {pages}" as unknown as PageNumber,
};
