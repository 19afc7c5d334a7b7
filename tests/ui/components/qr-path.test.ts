import readQrCode from "jsqr";
import { expect, test } from "vitest";

import { qrPath } from "../../../ui/components/qr-path.ts";

/** What a camera reads on paper: each module as a square of pixels within a blank margin. */
const scanned = ({ side, path }: ReturnType<typeof qrPath>): string | undefined => {
  const [scale, quiet] = [4, 4];
  const width = (side + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, column = "", row = ""] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let down = 0; down < scale; down += 1)
      for (let across = 0; across < scale; across += 1) {
        const [x, y] = [(Number(column) + quiet) * scale + across, (Number(row) + quiet) * scale + down];
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
  return readQrCode(pixels, width, width)?.data;
};

test.each(["https://portal.example/verify/7KX3-M9QF-2B8D-0VWTH", `https://portal.example/${"long/".repeat(40)}`])(
  "a camera reads the address: %s (VERI-02)",
  (address) => expect(scanned(qrPath(address))).toBe(address),
);
