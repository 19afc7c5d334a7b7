import { crc32, createInflate } from "node:zlib";

import { maxImageParts, maxPixels } from "./image-size.ts";
import { exifWithOrientation, orientationIn } from "./orientation.ts";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks beside the image that showing needs: transparency and colours, with their bytes at most. */
const keptBeside: Readonly<Record<string, number>> = { PLTE: 768, tRNS: 256, gAMA: 4, sRGB: 1, cHRM: 32 };
/** The chunks that the format allows once. */
const once: readonly string[] =
  "IHDR PLTE tRNS gAMA sRGB cHRM eXIf iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs tIME acTL".split(" ");
/** Bits of a pixel's sample count by colour type. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** First row, first column, rows and columns between, of the passes of an interlaced image. */
const passes = [
  [0, 0, 8, 8],
  [0, 4, 8, 8],
  [4, 0, 8, 4],
  [0, 2, 4, 4],
  [2, 0, 4, 2],
  [0, 1, 2, 2],
  [1, 0, 2, 1],
] as const;

interface Chunk {
  readonly type: string;
  readonly content: Buffer;
}

const chunkOf = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
};

/**
 * The chunks up to the end of the image; undefined when one is damaged or repeated against the format, when there are too
 * many, or when the end is missing.
 */
const chunksOf = (bytes: Buffer): readonly Chunk[] | undefined => {
  const chunks: Chunk[] = [];
  const met = new Set<string>();
  let at = signature.length;
  while (at + 12 <= bytes.length && chunks.length < maxImageParts) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return undefined;
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return undefined;
    const chunk = { type: bytes.subarray(at + 4, at + 8).toString("latin1"), content: bytes.subarray(at + 8, end) };
    if (once.includes(chunk.type) && met.has(chunk.type)) return undefined;
    met.add(chunk.type);
    chunks.push(chunk);
    if (chunk.type === "IEND") return chunks;
    at = end + 4;
  }
  return undefined;
};

/** Bytes of the image's rows, each with the byte of its filter; undefined for a head that says nothing known. */
const rowBytes = (head: Buffer): number | undefined => {
  if (head.length !== 13) return undefined;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth, colours, compression, filter, interlace] = [...head.subarray(8)];
  const count = samples[colours ?? -1];
  if (count === undefined || ![1, 2, 4, 8, 16].includes(depth ?? 0)) return undefined;
  if (compression !== 0 || filter !== 0 || width === 0 || height === 0 || width * height > maxPixels) return undefined;
  const bits = count * (depth ?? 0);
  const bytesOf = (columns: number, rows: number): number =>
    columns === 0 || rows === 0 ? 0 : rows * (1 + Math.ceil((columns * bits) / 8));
  if (interlace === 0) return bytesOf(width, height);
  if (interlace !== 1) return undefined;
  return passes.reduce(
    (sum, [row, column, down, across]) =>
      sum + bytesOf(Math.ceil((width - column) / across), Math.ceil((height - row) / down)),
    0,
  );
};

/** Bytes of compressed data that make exactly `expected` bytes; undefined when they make fewer or more. */
const compressedBytes = async (data: Buffer, expected: number): Promise<number | undefined> => {
  const inflate = createInflate();
  inflate.end(data);
  let made = 0;
  try {
    for await (const chunk of inflate) {
      made += (chunk as Buffer).length;
      // Stops a bomb where it begins to be one.
      if (made > expected) return undefined;
    }
  } catch {
    return undefined;
  }
  return made === expected ? inflate.bytesWritten : undefined;
};

/**
 * A PNG with only what showing it needs: the image, its colours and transparency, and how it has to be turned. Texts,
 * times, animation, and whatever follows the image are left out. Undefined for a file that is no whole image of a size
 * that can be shown. LOG-02
 */
export const cleanPng = async (bytes: Buffer): Promise<Buffer | undefined> => {
  const chunks = chunksOf(bytes);
  const [head, ...others] = chunks ?? [];
  if (head?.type !== "IHDR") return undefined;
  // An unknown chunk with a capital changes how the image is read.
  if (others.some(({ type }) => /^[A-Z]/.test(type) && !["PLTE", "IDAT", "IEND"].includes(type))) return undefined;
  const expected = rowBytes(head.content);
  if (expected === undefined) return undefined;
  const data = Buffer.concat(others.flatMap(({ type, content }) => (type === "IDAT" ? [content] : [])));
  const used = await compressedBytes(data, expected);
  if (used === undefined) return undefined;
  const exif = others.find(({ type }) => type === "eXIf");
  const orientation = exif ? orientationIn(exif.content) : 1;
  const beside = others.filter(({ type, content }) => content.length <= (keptBeside[type] ?? -1));
  return Buffer.concat([
    signature,
    chunkOf("IHDR", head.content),
    ...(orientation === 1 ? [] : [chunkOf("eXIf", exifWithOrientation(orientation))]),
    ...beside.map(({ type, content }) => chunkOf(type, content)),
    chunkOf("IDAT", data.subarray(0, used)),
    chunkOf("IEND", Buffer.alloc(0)),
  ]);
};
