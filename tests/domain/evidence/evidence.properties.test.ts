import { describe, expect, test } from "vitest";

import { displaySize, evidenceQuota, hasRoomFor, maxEvidenceBytes } from "../../../domain/evidence/evidence-limits.ts";
import { evidenceTypeOf, evidenceTypes, extensions, isOfTwoKinds } from "../../../domain/evidence/evidence-types.ts";
import { mayRemove } from "../../../domain/evidence/evidence.ts";
import { isProtectedPdf } from "../../../domain/evidence/pdf.ts";
import { evidenceNameOf } from "../../../domain/institute/evidence/evidence-name.ts";
import { evidenceCutoff } from "../../../domain/institute/evidence/evidence-retention.ts";
import { dayOf, yearOf } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { fc } from "../support/fast-check.ts";
import { anyRecentDay } from "../support/people.ts";

const anyType = fc.constantFrom(...evidenceTypes);
const anyName = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc
    .array(fc.constantFrom("..", "/", "\\", "C:", "\u0000", "\u202e", "a", ".pdf", " ", "é", "\ud800"), {
      maxLength: 40,
    })
    .map((parts) => parts.join("")),
);
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("the name of a file (LOG-02)", () => {
  test("has no folder, no control or turning character, and the extension of its type", () => {
    fc.assert(
      fc.property(anyName, anyType, (given, type) => {
        const name = evidenceNameOf(given, type);
        expect(name).toMatch(/^[^./\\\s][^/\\\p{Cc}\p{Bidi_Control}\p{Cs}]*$/u);
        expect(name.endsWith(`.${extensions[type]}`)).toBe(true);
        expect(Array.from(name).length).toBeLessThanOrEqual(100);
      }),
    );
  });

  test("is the same when it is cleaned again", () => {
    fc.assert(
      fc.property(anyName, anyType, (given, type) => {
        const name = evidenceNameOf(given, type);
        expect(evidenceNameOf(name, type)).toBe(name);
      }),
    );
  });

  test.each([
    ["Certificate of attendance.pdf", "pdf", "Certificate of attendance.pdf"],
    ["IMG_0412.JPEG", "jpeg", "IMG_0412.jpg"],
    ["../../etc/passwd", "pdf", "passwd.pdf"],
    ["C:\\scans\\..\\course.PDF.exe", "pdf", "course.PDF.exe.pdf"],
    ["Prüfung – Tag 2.png", "png", "Prüfung – Tag 2.png"],
    ["invoice\u202efdp.exe", "png", "invoicefdp.exe.png"],
    [".pdf", "pdf", "file.pdf"],
    ["", "jpeg", "file.jpg"],
  ] as const)("%j of type %s is shown as %j", (given, type, shown) => {
    expect(evidenceNameOf(given, type)).toBe(shown);
  });
});

describe("the type of a file (LOG-02)", () => {
  test.each([
    ["%PDF-1.7\n", "pdf"],
    ["\u00ff\u00d8\u00ff\u00e0", "jpeg"],
    ["\u0089PNG\r\n\u001a\n", "png"],
    ["GIF89a", undefined],
    ["<html>", undefined],
    ["PK\u0003\u0004", undefined],
    [" %PDF-1.7", "pdf"],
    ["Content-Type: application/pdf\r\n\r\n%PDF-1.7", "pdf"],
    [`${" ".repeat(1019)}%PDF-`, "pdf"],
    [`${" ".repeat(1020)}%PDF-`, undefined],
    ["\u00ff\u00d8\u00ff %PDF-1.7", "jpeg"],
    ["", undefined],
  ])("%j is %s by its first bytes", (content, type) => {
    expect(evidenceTypeOf(bytesOf(content))).toBe(type);
  });

  test.each([
    ["%PDF-1.7\n%\u00e2\u00e3", false],
    ["\u00ff\u00d8\u00ff\u00fe\u0000\u0010%PDF-1.4", true],
    ["\u0089PNG\r\n\u001a\n<script>alert(1)</script>", true],
    ["%PDF-1.4\n<HTML>", true],
    [`%PDF-1.4\n${" ".repeat(1100)}<html>`, false],
  ])("%j announces itself as two kinds: %s", (content, isTwo) => {
    expect(isOfTwoKinds(bytesOf(content))).toBe(isTwo);
  });
});

describe("a protected PDF (LOG-02)", () => {
  test.each([
    ["trailer<</Root 1 0 R/Encrypt 5 0 R>>\nstartxref", true],
    ["xref\ntrailer\n<<\n/Encrypt\r\n5 0 R /Root 1 0 R>>", true],
    ["trailer<</Encrypt<</Filter/Standard>>/Root 1 0 R>>", true],
    ["9 0 obj<</Type/XRef/Size 9/Encrypt 5 0 R>>stream", true],
    ["9 0 obj<</Encrypt 5 0 R/Size 9/Type /XRef>>stream", true],
    ["trailer<</Encrypt 5 0 R>>\n%%EOF\n7 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>", true],
    ["trailer<</Root 1 0 R>>", false],
    ["trailer<</EncryptMetadata true/Root 1 0 R>>", false],
    ["4 0 obj<</Length 30>>stream\n(/Encrypt 5 0 R) Tj\nendstream endobj", false],
    ["4 0 obj<</Encrypt 5 0 R>>stream\n/Type/XRef\nendstream endobj", false],
  ])("is seen in %j: %s", (part, isProtected) => {
    expect(isProtectedPdf(bytesOf(`%PDF-1.7\n${part}`))).toBe(isProtected);
  });
});

describe("room for files (LOG-02)", () => {
  test("ends at the quota, whatever is added in which order", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: maxEvidenceBytes }), { maxLength: 60 }), (sizes) => {
        const used = sizes.reduce((sum, size) => (hasRoomFor(sum, size) ? sum + size : sum), 0);
        expect(used).toBeLessThanOrEqual(evidenceQuota);
      }),
    );
  });

  test.each([
    [1, "1 KB"],
    [421_888, "412 KB"],
    [996_147, "973 KB"],
    [1_048_576, "1 MB"],
    [3_565_158, "3.4 MB"],
    [maxEvidenceBytes, "10 MB"],
  ])("%d bytes are shown as %s", (bytes, words) => {
    expect(displaySize(bytes)).toBe(words);
  });
});

describe("how long a file is kept (LOG-02)", () => {
  test("is at least the years of evidence, and less than a year more", () => {
    fc.assert(
      fc.property(anyRecentDay, fc.integer({ min: 1, max: 50 }), (today, evidenceYears) => {
        const since = dayOf(evidenceCutoff(today, { ...defaultRules, evidenceYears }), defaultRules);
        expect(since.slice(4)).toBe("-01-01");
        expect(yearOf(since)).toBe(yearOf(today) - evidenceYears);
      }),
    );
  });

  test("does not end by its person's hand once what it proves is settled", () => {
    const about = { kind: "submission", reference: "WVR-2026-ABCDEFGH" } as const;
    expect([mayRemove({}, true), mayRemove({ about }, false), mayRemove({ about }, true)]).toEqual([true, true, false]);
  });
});
