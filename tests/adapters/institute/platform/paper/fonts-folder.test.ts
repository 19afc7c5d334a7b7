import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, expect, test } from "vitest";

import { typefacesInFolder } from "../../../../../adapters/institute/platform/paper/fonts-folder.ts";
import { layOutLetter } from "../../../../../adapters/institute/platform/paper/letter.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import { readPdf, tagsIn } from "../../../support/pdf-reader.ts";

// A font with signs that the shipped ones lack, such as ♥.
const fontOf = (style: "Regular" | "Bold" | "Italic"): string =>
  fileURLToPath(import.meta.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`));

/** A collection of one font: its tables are the font's, further down in the file. */
const collectionOf = (font: Buffer): Buffer => {
  const header = Buffer.alloc(16);
  header.write("ttcf");
  header.writeUInt32BE(0x00_01_00_00, 4);
  header.writeUInt32BE(1, 8);
  header.writeUInt32BE(header.length, 12);
  const moved = Buffer.from(font);
  for (let table = 0; table < font.readUInt16BE(4); table += 1) {
    const offset = 12 + 16 * table + 8;
    moved.writeUInt32BE(font.readUInt32BE(offset) + header.length, offset);
  }
  return Buffer.concat([header, moved]);
};

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "guildhall-fonts-"));
});

afterEach(() => rm(folder, { recursive: true }));

const readName = async (name: string, fontsFolder: string): Promise<string | undefined> => {
  const letter = { title: "Receipt", paragraphs: [], facts: [["Name", name]] as const, closing: [] };
  const { tags } = await readPdf(await layOutLetter({ ...trialBody, fontsFolder }, letter));
  return tagsIn(tags).find(({ role }) => role === "TD")?.text;
};

test("letters that no shipped typeface has are drawn in those of the folder (REAL-03)", async () => {
  await expect(readName("Maya ♥", folder)).rejects.toMatchObject({ lacking: "♥" });
  const other = await mkdtemp(join(tmpdir(), "guildhall-fonts-"));
  await copyFile(fontOf("Regular"), join(other, "Liberation.ttf"));
  await copyFile(fontOf("Bold"), join(other, "Liberation-Bold.TTF"));
  expect(await readName("Maya ♥", other)).toBe("Maya ♥");
  await rm(other, { recursive: true });
});

test("a collection of fonts is read as fonts are (REAL-03)", async () => {
  await writeFile(join(folder, "Liberation.ttc"), collectionOf(await readFile(fontOf("Regular"))));
  expect(await readName("Maya ♥", folder)).toBe("Maya ♥");
});

test("a typeface has its regular and its bold font, and no italic one (REAL-03)", async () => {
  for (const style of ["Regular", "Bold", "Italic"] as const)
    await copyFile(fontOf(style), join(folder, `${style}.ttf`));
  await writeFile(join(folder, "README.txt"), "Fonts of our own");
  const [typeface, ...others] = typefacesInFolder(folder);
  expect(others).toEqual([]);
  expect([typeface?.files.regular.path, typeface?.files.bold.path]).toEqual([
    join(folder, "Regular.ttf"),
    join(folder, "Bold.ttf"),
  ]);
});

test("a file that is no font is named (REAL-03)", async () => {
  await writeFile(join(folder, "Broken.otf"), "not a font");
  expect(() => typefacesInFolder(folder)).toThrow("Broken.otf cannot be read as a font: ");
});
