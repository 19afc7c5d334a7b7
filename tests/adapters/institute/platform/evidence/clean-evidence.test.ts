import { deflateRawSync, deflateSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import { cleanEvidence } from "../../../../../adapters/institute/platform/evidence/clean-evidence.ts";
import { cleanJpeg } from "../../../../../adapters/institute/platform/evidence/clean-jpeg.ts";
import { cleanPng } from "../../../../../adapters/institute/platform/evidence/clean-png.ts";
import { orientationIn } from "../../../../../adapters/institute/platform/evidence/orientation.ts";
import { exifWith, sampleJpeg, samplePdf, samplePng, segment } from "../../../support/sample-files.ts";

const place = "GPS 51.5074 N 0.1278 W";
const bytesOf = async (bytes: Buffer): Promise<Buffer> => {
  const cleaned = await cleanEvidence(bytes);
  if ("refused" in cleaned) throw new Error(`refused: ${cleaned.refused}`);
  return cleaned.bytes;
};
const refusalOf = async (bytes: Buffer) => {
  const cleaned = await cleanEvidence(bytes);
  return "refused" in cleaned ? cleaned.refused : undefined;
};

describe("a cleaned image (LOG-02)", () => {
  it.each([
    ["Exif", sampleJpeg({ beside: [segment(0xe1, exifWith(1, place))] })],
    ["XMP", sampleJpeg({ beside: [segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${place}`))] })],
    ["IPTC", sampleJpeg({ beside: [segment(0xed, Buffer.from(`Photoshop 3.0\0${place}`))] })],
    ["a colour profile", sampleJpeg({ beside: [segment(0xe2, Buffer.from(`ICC_PROFILE\0${place}`))] })],
    ["a comment", sampleJpeg({ beside: [segment(0xfe, Buffer.from(place))] })],
    ["bytes after its end", sampleJpeg({ after: Buffer.from(place) })],
    ["a text", samplePng({ beside: [["tEXt", Buffer.from(`Location\0${place}`)]] })],
    ["Exif of a PNG", samplePng({ beside: [["eXIf", exifWith(1, place).subarray(6)]] })],
    ["bytes after the end of a PNG", samplePng({ after: Buffer.from(place) })],
    [
      "bytes after its compressed data",
      samplePng({ data: Buffer.concat([deflateSync(Buffer.alloc(8)), Buffer.from(place)]) }),
    ],
    ["a palette that is too long", samplePng({ beside: [["tRNS", Buffer.from(place.repeat(20))]] })],
  ])("holds no place that it had in %s", async (_, sent) => {
    expect(sent.includes(place)).toBe(true);
    const cleaned = await bytesOf(sent);
    expect(cleaned.includes("GPS")).toBe(false);
    expect((await bytesOf(cleaned)).equals(cleaned)).toBe(true);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "is turned as it was, by orientation %d, and keeps nothing else of Exif",
    async (orientation) => {
      const jpeg = await bytesOf(sampleJpeg({ beside: [segment(0xe1, exifWith(orientation, place))] }));
      const at = jpeg.indexOf("Exif\0\0");
      expect(at === -1 ? 1 : orientationIn(jpeg.subarray(at + 6, at + 32))).toBe(orientation);
      const png = await bytesOf(samplePng({ beside: [["eXIf", exifWith(orientation, place).subarray(6)]] }));
      const inPng = png.indexOf("eXIf");
      expect(inPng === -1 ? 1 : orientationIn(png.subarray(inPng + 4, inPng + 30))).toBe(orientation);
    },
  );

  it("is the image that it was, where it held nothing else", async () => {
    for (const image of [sampleJpeg(), samplePng()]) expect((await bytesOf(image)).equals(image)).toBe(true);
  });
});

const sRgb = ["sRGB", Buffer.alloc(1)] as const;
const many = <Part>(part: Part): Part[] => Array.from({ length: 20_000 }, () => part);
const archive = Buffer.concat([Buffer.from("PK\u0003\u0004 evil.html PK\u0005\u0006"), Buffer.alloc(18)]);
/** Bytes of a table of quantisation that hold others. */
const tablesLike = (within: Buffer): Buffer =>
  Buffer.concat([Buffer.alloc(1), within, Buffer.alloc(64 - within.length)]);

it("a file of as many parts as programs write is taken (LOG-02)", async () => {
  const parts = Array.from({ length: 5_000 }, () => 0);
  const texts = samplePng({ beside: parts.map(() => ["tEXt", Buffer.from("a\0b")] as const) });
  expect((await bytesOf(texts)).equals(samplePng())).toBe(true);
  const intervals = sampleJpeg({ beside: parts.map(() => segment(0xdd, Buffer.alloc(2))) });
  expect((await bytesOf(intervals)).equals(intervals)).toBe(true);
});

describe("a file is refused (LOG-02)", () => {
  it.each([
    ["a page", Buffer.from("<html><script>alert(1)</script></html>"), "type"],
    ["an archive", Buffer.from("PK\u0003\u0004"), "type"],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "type"],
    ["nothing", Buffer.alloc(0), "type"],
    ["a protected PDF", samplePdf({ within: "trailer<</Encrypt 5 0 R>>\n" }), "protected"],
    ["a PDF within a PDF's beginning", Buffer.concat([Buffer.from("%PDF-1.4 "), samplePdf()]), "type"],
    ["half a JPEG", sampleJpeg().subarray(0, 60), "damaged"],
    ["half a PNG", samplePng().subarray(0, 50), "damaged"],
    ["half a PDF", samplePdf().subarray(0, 100), "damaged"],
    ["a JPEG without a frame", Buffer.from([0xff, 0xd8, 0xff, 0xd9]), "damaged"],
    ["a JPEG of too many pixels", sampleJpeg({ width: 65_000, height: 65_000 }), "damaged"],
    ["a PNG of too many pixels", samplePng({ width: 100_000, height: 100_000, data: deflateSync("") }), "damaged"],
    ["a PNG that holds less than it says", samplePng({ data: deflateSync(Buffer.alloc(7)) }), "damaged"],
    ["a PNG whose data are no image", samplePng({ data: deflateRawSync(Buffer.alloc(8)) }), "damaged"],
    ["a PNG with an unknown chunk that changes it", samplePng({ beside: [["CgBI", Buffer.alloc(4)]] }), "damaged"],
    ["a PNG that says twice how its colours are meant", samplePng({ beside: [sRgb, sRgb] }), "damaged"],
    ["a PNG of too many texts", samplePng({ beside: many(["tEXt", Buffer.from("a\0b")]) }), "damaged"],
    ["a JPEG of too many segments", sampleJpeg({ beside: many(segment(0xdd, Buffer.alloc(2))) }), "damaged"],
    ["a PDF that is an archive as well", samplePdf({ within: archive }), "type"],
    ["a JPEG that is an archive as well", sampleJpeg({ beside: [segment(0xdb, tablesLike(archive))] }), "type"],
    ["a PDF that is a page as well", Buffer.from("%PDF-1.4\n<html><script>1</script>\nstartxref\n0\n%%EOF"), "type"],
  ])("that is %s", async (_, bytes, why) => {
    expect(await refusalOf(bytes)).toBe(why);
  });

  it("that is a bomb, after no more than it claims to hold", async () => {
    const bomb = samplePng({ width: 4, height: 4, data: deflateSync(Buffer.alloc(200 * 1024 * 1024), { level: 9 }) });
    expect(bomb.length).toBeLessThan(400_000);
    const before = process.memoryUsage().rss;
    expect(await refusalOf(bomb)).toBe("damaged");
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
  });

  it("whose check sums are wrong", async () => {
    const png = samplePng();
    png[png.length - 20] = (png.at(-20) ?? 0) ^ 1;
    expect(await cleanPng(png)).toBeUndefined();
  });

  it("whose tables do not fill their segment", () => {
    for (const odd of [
      segment(0xdb, Buffer.alloc(70)),
      segment(0xc4, Buffer.alloc(20, 9)),
      segment(0xdd, Buffer.alloc(3)),
      segment(0xcc, Buffer.alloc(2)),
    ])
      expect(cleanJpeg(sampleJpeg({ beside: [odd] }))).toBeUndefined();
  });
});

describe("a polyglot comes out clean (LOG-02)", () => {
  it.each([
    ["a page after a JPEG", sampleJpeg({ after: Buffer.from("<html>") }), "<html>"],
    ["a page after a PNG", samplePng({ after: Buffer.from("<script>1</script>") }), "<script>"],
    ["a PDF in a comment of a JPEG", sampleJpeg({ beside: [segment(0xfe, samplePdf())] }), "%PDF-"],
    ["an archive after a PDF", samplePdf({ after: "PK\u0003\u0004 archive PK\u0005\u0006" }), "PK"],
  ])("of %s", async (_, sent, other) => {
    expect((await bytesOf(sent)).includes(other)).toBe(false);
  });
});

it.each(["\n", "Content-Type: application/pdf\r\n\r\n", "\u00ef\u00bb\u00bf", "<html>", " ".repeat(1019)])(
  "a PDF after %j begins with its header (LOG-02)",
  async (before) => {
    const pdf = samplePdf();
    expect((await bytesOf(Buffer.concat([Buffer.from(before, "latin1"), pdf]))).equals(pdf)).toBe(true);
  },
);

it("a PDF that packs a bomb stays packed (LOG-02)", async () => {
  const packed = deflateSync(Buffer.alloc(100 * 1024 * 1024), { level: 9 });
  const bomb = samplePdf({
    within: Buffer.concat([
      Buffer.from(`4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`),
      packed,
      Buffer.from("\nendstream endobj\n"),
    ]),
  });
  expect((await bytesOf(bomb)).length).toBe(bomb.length);
});
