import { expect, test } from "vitest";

import { readDocumentCode } from "../../../../domain/institute/documents/document-code.ts";

test.each([
  "0123-4567-89AB-CDEFP",
  "0123456789abcdefp",
  "0123 4567 89ab cdefp",
  "OI23-4567-89AB-CDEFP",
  "Ol23-4567-89AB-CDEFP",
])("%s is read, as it is printed, read aloud or written down (VERI-01)", (typed) => {
  expect(readDocumentCode(typed)).toBe("0123456789ABCDEFP");
});

test.each([
  "0124-4567-89AB-CDEFP",
  "0132-4567-89AB-CDEFP",
  "0123-4567-89AB-CDEF",
  "0123-4567-89AB-CDEFP-1",
  "U123-4567-89AB-CDEFP",
  "",
])("%s is mistyped (VERI-03)", (typed) => {
  expect(readDocumentCode(typed)).toBeUndefined();
});
