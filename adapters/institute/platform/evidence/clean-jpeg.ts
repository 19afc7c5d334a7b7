import { maxImageParts, maxPixels } from "./image-size.ts";
import { exifWithOrientation, orientationIn } from "./orientation.ts";

const marker = 0xff;
const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const isRestart = (code: number): boolean => code >= 0xd0 && code <= 0xd7;
/** Baseline, extended and progressive frames; browsers show no others. */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2];
const huffmanTables = 0xc4;
const quantisationTables = 0xdb;
const restartInterval = 0xdd;
const comment = 0xfe;
const isApplicationData = (code: number): boolean => code >= 0xe0 && code <= 0xef;

const segmentOf = (code: number, content: Buffer): Buffer => {
  const head = Buffer.from([marker, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

const begins = (content: Buffer, name: string): boolean => content.subarray(0, name.length).toString("latin1") === name;

/** Whether a frame has a size that can be shown, and as many components as it says. */
const isFrame = (content: Buffer): boolean => {
  if (content.length < 6) return false;
  const pixels = content.readUInt16BE(1) * content.readUInt16BE(3);
  return pixels > 0 && pixels <= maxPixels && content.length === 6 + 3 * content.readUInt8(5);
};

/** Whether tables of quantisation fill their segment exactly. */
const areQuantisationTables = (content: Buffer): boolean => {
  let at = 0;
  while (at < content.length) at += 1 + (content.readUInt8(at) >> 4 === 0 ? 64 : 128);
  return at === content.length;
};

/** Whether Huffman tables fill their segment exactly. */
const areHuffmanTables = (content: Buffer): boolean => {
  let at = 0;
  while (at + 17 <= content.length) at += 17 + content.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0);
  return at === content.length;
};

/** A segment as it is kept: "nothing" when it is left out, "invalid" when the file is no image that can be shown. */
const keptSegment = (code: number, content: Buffer): Buffer | "nothing" | "invalid" => {
  const keepIf = (isValid: boolean) => (isValid ? segmentOf(code, content) : "invalid");
  if (frames.includes(code)) return keepIf(isFrame(content));
  if (code === quantisationTables) return keepIf(areQuantisationTables(content));
  if (code === huffmanTables) return keepIf(areHuffmanTables(content));
  if (code === restartInterval) return keepIf(content.length === 2);
  if (code === 0xe0 && begins(content, "JFIF\0") && content.length >= 14)
    // Without its preview.
    return segmentOf(code, Buffer.concat([content.subarray(0, 12), Buffer.from([0, 0])]));
  // Says how colours are stored, without which some images show in wrong ones.
  if (code === 0xee && begins(content, "Adobe") && content.length === 12) return segmentOf(code, content);
  return code === comment || isApplicationData(code) ? "nothing" : "invalid";
};

/** Where the data of a scan end: at the next marker that is no restart. */
const endOfScan = (bytes: Buffer, from: number): number => {
  let at = bytes.indexOf(marker, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const code = bytes.readUInt8(at + 1);
    if (code !== 0 && !isRestart(code)) return at;
    at = bytes.indexOf(marker, at + 2);
  }
  return bytes.length;
};

/**
 * A JPEG with only what showing it needs: frames, tables, scans, and how it has to be turned. Place, time, device,
 * previews, comments and whatever follows the image are left out. Undefined for a file that is no whole image of a size
 * that can be shown, or has too many segments. LOG-02
 */
export const cleanJpeg = (bytes: Buffer): Buffer | undefined => {
  const kept: Buffer[] = [];
  let orientation = 1;
  let frameCount = 0;
  let scanCount = 0;
  let segmentCount = 0;
  let at = 2;
  while (at + 2 <= bytes.length && segmentCount < maxImageParts) {
    if (bytes.readUInt8(at) !== marker) return undefined;
    const code = bytes.readUInt8(at + 1);
    if (code === marker) {
      at += 1;
      continue;
    }
    if (code === endOfImage) {
      if (frameCount !== 1 || scanCount === 0) return undefined;
      const turned =
        orientation === 1
          ? []
          : [segmentOf(0xe1, Buffer.concat([Buffer.from("Exif\0\0", "latin1"), exifWithOrientation(orientation)]))];
      return Buffer.concat([
        Buffer.from([marker, startOfImage]),
        ...turned,
        ...kept,
        Buffer.from([marker, endOfImage]),
      ]);
    }
    segmentCount += 1;
    if (at + 4 > bytes.length) return undefined;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) return undefined;
    const content = bytes.subarray(at + 4, end);
    if (code === startOfScan) {
      const endOfData = endOfScan(bytes, end);
      kept.push(bytes.subarray(at, endOfData));
      scanCount += 1;
      at = endOfData;
      continue;
    }
    if (frames.includes(code)) frameCount += 1;
    if (code === 0xe1 && begins(content, "Exif\0")) orientation = orientationIn(content.subarray(6));
    const segment = keptSegment(code, content);
    if (segment === "invalid") return undefined;
    if (segment !== "nothing") kept.push(segment);
    at = end;
  }
  return undefined;
};
