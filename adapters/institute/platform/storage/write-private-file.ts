import { randomUUID } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";

/**
 * Writes a file that only its owner can read. It replaces an existing file, so nothing is written through a link, and
 * no earlier mode stays.
 */
export const writePrivateFile = (path: string, content: string | Uint8Array): void => {
  const part = `${path}.${randomUUID()}.part`;
  try {
    writeFileSync(part, content, { mode: 0o600, flag: "wx" });
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
};
