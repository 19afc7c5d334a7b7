import qrcode from "qrcode-generator";

/** A QR code as the path of an SVG, in modules, with the number of modules of a side. */
export interface QrPath {
  readonly side: number;
  readonly path: string;
}

/** Encodes an address as a QR code. */
export const qrPath = (address: string): QrPath => {
  const code = qrcode(0, "M");
  code.addData(address);
  code.make();
  const side = code.getModuleCount();
  const places = Array.from({ length: side }, (_, index) => index);
  const path = places
    .flatMap((row) => places.filter((column) => code.isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`))
    .join("");
  return { side, path };
};
