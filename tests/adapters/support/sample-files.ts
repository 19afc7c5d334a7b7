import { crc32, deflateSync } from "node:zlib";

const chunk = (type: string, content: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(content.length);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
};

const pngSignature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

interface PngParts {
  readonly width?: number;
  readonly height?: number;
  /** The rows, compressed; black ones by default. */
  readonly data?: Uint8Array;
  readonly beside?: readonly (readonly [type: string, content: Uint8Array])[];
  readonly after?: Uint8Array;
}

/** A PNG of 8-bit greys, with further chunks and bytes after its end. */
export const samplePng = ({
  width = 3,
  height = 2,
  data = deflateSync(Buffer.alloc(height * (width + 1))),
  beside = [],
  after = Buffer.alloc(0),
}: PngParts = {}): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    pngSignature,
    chunk("IHDR", head),
    ...beside.map(([type, content]) => chunk(type, content)),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
    after,
  ]);
};

/** A segment of a JPEG. */
export const segment = (code: number, content: Uint8Array): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** Exif data as a phone writes them: little-endian, with the orientation, and a place in words. */
export const exifWith = (orientation: number, place: string): Buffer => {
  const tiff = Buffer.alloc(26);
  tiff.write("II");
  tiff.writeUInt16LE(42, 2);
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff, Buffer.from(place)]);
};

interface JpegParts {
  readonly width?: number;
  readonly height?: number;
  readonly beside?: readonly Uint8Array[];
  readonly after?: Uint8Array;
}

/** A grey JPEG of one colour, of up to 8 by 8 pixels, with further segments and bytes after its end. */
export const sampleJpeg = ({ width = 8, height = 8, beside = [], after = Buffer.alloc(0) }: JpegParts = {}): Buffer => {
  const frame = Buffer.from([8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0]);
  const huffman = (kind: number) => Buffer.from([kind, 1, ...Array.from({ length: 15 }, () => 0), 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from("JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "latin1")),
    ...beside,
    segment(0xdb, Buffer.from([0, ...Array.from({ length: 64 }, () => 1)])),
    segment(0xc0, frame),
    segment(0xc4, huffman(0x00)),
    segment(0xc4, huffman(0x10)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x3f]),
    Buffer.from([0xff, 0xd9]),
    after,
  ]);
};

/** A PDF of one empty page, with bytes within it and after its end. */
export const samplePdf = ({
  within = "",
  after = "",
}: { readonly within?: string | Uint8Array; readonly after?: string } = {}): Buffer =>
  Buffer.concat([
    Buffer.from(
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n",
    ),
    Buffer.from(within),
    Buffer.from(`trailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n${after}`),
  ]);

/** A file by its extension; of an unknown one an archive, as a word processor saves it. */
export const contentOf = (name: string): Buffer => {
  if (name.endsWith(".pdf")) return samplePdf();
  if (name.endsWith(".png")) return samplePng();
  if (/\.jpe?g$/.test(name)) return sampleJpeg({ beside: [segment(0xe1, exifWith(6, "51.5074 N"))] });
  return Buffer.from("PK\u0003\u0004 an archive");
};
