/** The tag of the orientation in Exif, and its field type of 16 bits. */
const orientationTag = 0x0112;
const short = 3;

/**
 * How an image has to be turned, 1 to 8, by its Exif data in TIFF form; 1, as it is, when they do not say. All else in
 * them (place, time, device, preview) is not read. LOG-02
 */
export const orientationIn = (tiff: Uint8Array): number => {
  if (tiff.length < 8) return 1;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = view.getUint16(0) === 0x4949;
  if (!isLittle && view.getUint16(0) !== 0x4d4d) return 1;
  const first = view.getUint32(4, isLittle);
  if (first + 2 > tiff.length) return 1;
  const entries = view.getUint16(first, isLittle);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    if (view.getUint16(at, isLittle) !== orientationTag || view.getUint16(at + 2, isLittle) !== short) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
};

/** Exif data in TIFF form that hold an orientation and nothing else. */
export const exifWithOrientation = (orientation: number): Buffer => {
  const data = Buffer.alloc(26);
  data.write("MM");
  data.writeUInt16BE(42, 2);
  data.writeUInt32BE(8, 4);
  data.writeUInt16BE(1, 8);
  data.writeUInt16BE(orientationTag, 10);
  data.writeUInt16BE(short, 12);
  data.writeUInt32BE(1, 14);
  data.writeUInt16BE(orientation, 18);
  return data;
};
