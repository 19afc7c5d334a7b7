import { parentPort } from "node:worker_threads";

import type { DrawingJob, DrawingResult } from "./draw.ts";
import { layOutCertificate, layOutLetter } from "./layouts.ts";
import { Unprintable } from "./paper.ts";

const postResult = (drawn: DrawingResult): void => parentPort?.postMessage(drawn);

parentPort?.on("message", (drawing: DrawingJob) => {
  const { id, body, check } = drawing;
  const drawn =
    drawing.layout === "letter"
      ? layOutLetter(body, drawing.content, check)
      : layOutCertificate(body, drawing.content, check);
  drawn.then(
    (bytes) => postResult({ id, bytes }),
    (error: unknown) => postResult(error instanceof Unprintable ? { id, lacking: error.lacking } : { id, error }),
  );
});
