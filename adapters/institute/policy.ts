import { createHash } from "node:crypto";

/** By what a content security policy lets a script or a style that stands in a page. */
export const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
