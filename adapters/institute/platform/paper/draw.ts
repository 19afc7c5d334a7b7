import { Worker } from "node:worker_threads";

import type { OrganisationSettings } from "../body/body.ts";
import { wordedRefusal } from "../http/refusal-texts.ts";
import type { Check } from "./bands.ts";
import type { CertificateContent } from "./certificate.ts";
import type { LetterContent } from "./letter.ts";

/** What a paper says, by its layout. */
export type PaperContent =
  | { readonly layout: "letter"; readonly content: LetterContent }
  | { readonly layout: "certificate"; readonly content: CertificateContent };

/** A sheet to draw; `id` matches it with its result. */
export type DrawingJob = PaperContent & {
  readonly id: number;
  readonly body: OrganisationSettings;
  readonly check: Check | undefined;
};

/** A drawn sheet, or the reason for the failure: characters that the fonts lack, or an unexpected error. */
export type DrawingResult = { readonly id: number } & (
  | { readonly bytes: Uint8Array }
  | { readonly lacking: string }
  | { readonly error: unknown }
);

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

const waiting = new Map<number, Waiting>();
let count = 0;
let thread: Worker | undefined;

const cannotBePrinted = (characters: string) =>
  wordedRefusal("unacceptable", "CANNOT_BE_PRINTED", { values: { characters } });

const settle = (result: DrawingResult): void => {
  const { resolve, reject } = waiting.get(result.id) ?? {};
  waiting.delete(result.id);
  if ("bytes" in result) resolve?.(Buffer.from(result.bytes.buffer, result.bytes.byteOffset, result.bytes.byteLength));
  else reject?.("lacking" in result ? cannotBePrinted(result.lacking) : result.error);
  // An idle thread does not keep the process alive.
  if (waiting.size === 0) thread?.unref();
};

const giveUp = (error: unknown): void => {
  thread = undefined;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
};

/** The drawing thread. It starts with the first sheet; a failed one is replaced with the next. */
const drawingThread = (): Worker => {
  thread ??= new Worker(new URL("./drawing-thread.ts", import.meta.url)).on("message", settle).on("error", giveUp);
  return thread;
};

const draw = (drawing: DrawingJob): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    waiting.set(drawing.id, { resolve, reject });
    const at = drawingThread();
    at.ref();
    at.postMessage(drawing);
  });

/** Draws a paper as a PDF in a worker thread, because drawing would block the event loop. */
export const drawPaper = (body: OrganisationSettings, paper: PaperContent, check?: Check): Promise<Buffer> =>
  draw({ id: (count += 1), body, check, ...paper });
