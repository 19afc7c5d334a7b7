import { expect, test } from "vitest";

import { certificateFileName, membershipCertificateNumber } from "../../../domain/documents/certificates.ts";
import { fc } from "../support/fast-check.ts";

test.each([
  ["PRACTISING", "UK 123/45", "PRACTISING_UK-123-45_4100107.pdf"],
  ["MEMBERSHIP", "M1", "MEMBERSHIP_M1_4100107.pdf"],
  ["../etc", "..\\\\..", "etc__4100107.pdf"],
])("the certificate %s %s is saved as %s (DOCS-06)", (certificateType, certificateNumber, name) => {
  expect(certificateFileName({ certificateNumber, certificateType }, "4100107")).toBe(name);
});

test("no two people share the number of a membership certificate (MEMB-02)", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{1,40}$/), fc.stringMatching(/^[\w-]{1,40}$/), (one, other) => {
      expect(membershipCertificateNumber(one) === membershipCertificateNumber(other)).toBe(one === other);
      expect(membershipCertificateNumber(one)).toContain(one);
    }),
  );
});
