import type { OrganisationSettings } from "../body/body.ts";
import { wordedRefusal } from "../http/refusal-texts.ts";
import { bufferOf } from "../threads/buffer-of.ts";
import { runInThread } from "../threads/in-thread.ts";
import type { Check } from "./bands.ts";
import type { run } from "./draw.thread.ts";
import type { PaperContent } from "./paper-content.ts";

interface PaperOf {
  readonly body: OrganisationSettings;
  /** The ID of the person whose paper it is. */
  readonly customerId: string;
  readonly check?: Check | undefined;
  /** The language that it is written in; the organisation's own by default. LANG-07 */
  readonly language?: string | undefined;
}

/** Draws a paper as a PDF in a thread, because drawing would block the event loop. */
export const drawPaper = async (
  { body, customerId, check, language }: PaperOf,
  paper: PaperContent,
): Promise<Buffer> => {
  const drawn = await runInThread<typeof run>({
    module: new URL("draw.thread.ts", import.meta.url),
    input: { body, paper, check, language },
    owner: customerId,
  });
  if ("lacking" in drawn)
    throw wordedRefusal("unacceptable", "CANNOT_BE_PRINTED", { values: { characters: drawn.lacking } });
  return bufferOf(drawn.bytes);
};
