import qrcode from "qrcode-generator";

import { decorate, type Paper } from "./sheet.ts";

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/**
 * Draws an address as a QR code without a quiet zone, because the paper around it is blank. It is marked as decoration,
 * because the text next to it gives the address.
 */
export const drawQrCode = (paper: Paper, address: string, { left, top, width }: Place): void => {
  const code = qrcode(0, "M");
  code.addData(address);
  code.make();
  const count = code.getModuleCount();
  const side = width / count;
  const places = Array.from({ length: count }, (_, index) => index);
  decorate(paper, () => {
    // One path, because adjacent squares show hairlines on some screens.
    for (const row of places)
      for (const column of places)
        if (code.isDark(row, column)) paper.pdf.rect(left + column * side, top + row * side, side, side);
    paper.pdf.fill("#000000");
  });
};
