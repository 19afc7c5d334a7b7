import { createRequire } from "node:module";

import type { Page } from "playwright-core";

const { resolve } = createRequire(import.meta.url);

interface PdfPage {
  getViewport(options: { readonly scale: number }): { readonly width: number; readonly height: number };
  render(options: object): { readonly promise: Promise<void> };
}

interface Pdf {
  readonly numPages: number;
  getPage(number: number): Promise<PdfPage>;
}

interface PdfReader {
  getDocument(options: object): { readonly promise: Promise<Pdf> };
}

/** Draws the pages of a PDF below each other in a window, by pdf.js. */
export const drawPdf = async (page: Page, file: Uint8Array): Promise<void> => {
  await page.setContent(`<body style="margin: 1rem; background: #777"></body>`);
  for (const script of ["pdfjs-dist/build/pdf.worker.mjs", "pdfjs-dist/build/pdf.mjs"])
    await page.addScriptTag({ path: resolve(script), type: "module" });
  await page.waitForFunction(() => "pdfjsLib" in globalThis);
  await page.evaluate(async (base64) => {
    const { pdfjsLib } = globalThis as unknown as { readonly pdfjsLib: PdfReader };
    const data = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
    const pdf = await pdfjsLib.getDocument({ data }).promise;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const sheet = await pdf.getPage(number);
      const viewport = sheet.getViewport({ scale: 1.4 });
      const canvas = document.createElement("canvas");
      canvas.style.cssText = "display: block; margin: 0 auto 1rem";
      Object.assign(canvas, { width: viewport.width, height: viewport.height });
      document.body.append(canvas);
      await sheet.render({ canvas, viewport }).promise;
    }
  }, Buffer.from(file).toString("base64"));
};
