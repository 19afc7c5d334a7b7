import { expect, test } from "vitest";

import { certificateFileName } from "../../../domain/documents/certificates.ts";

test.each([
  ["PRACTISING", "UK 123/45", "PRACTISING_UK-123-45_4100107.pdf"],
  ["MEMBERSHIP", "M1", "MEMBERSHIP_M1_4100107.pdf"],
  ["../etc", "..\\\\..", "etc__4100107.pdf"],
])("the certificate %s %s is saved as %s (DOCS-06)", (certificateType, certificateNumber, name) => {
  expect(certificateFileName({ certificateNumber, certificateType }, "4100107")).toBe(name);
});
