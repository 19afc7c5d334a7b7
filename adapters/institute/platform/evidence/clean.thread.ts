import { bufferOf } from "../threads/buffer-of.ts";
import { cleanEvidence } from "./clean-evidence.ts";

/** Cleans the bytes of a file. */
export const run = (bytes: Uint8Array): ReturnType<typeof cleanEvidence> => cleanEvidence(bufferOf(bytes));
