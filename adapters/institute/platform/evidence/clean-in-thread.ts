import { bufferOf } from "../threads/buffer-of.ts";
import { runInThread } from "../threads/in-thread.ts";
import { ThreadEnded } from "../threads/thread-pool.ts";
import type { CleanedEvidence } from "./clean-evidence.ts";
import type { run } from "./clean.thread.ts";

/** Cleans a person's file in a thread; one that takes too long or too much memory counts as damaged. LOG-02 */
export const cleanInThread = async (bytes: Uint8Array, customerId: string): Promise<CleanedEvidence> => {
  try {
    const module = new URL("clean.thread.ts", import.meta.url);
    const cleaned = await runInThread<typeof run>({ module, input: bytes, owner: customerId });
    return "refused" in cleaned ? cleaned : { ...cleaned, bytes: bufferOf(cleaned.bytes) };
  } catch (error) {
    if (error instanceof ThreadEnded) return { refused: "damaged" };
    throw error;
  }
};
