import { parentPort } from "node:worker_threads";

import { layOutCertificate } from "./certificate.ts";
import type { DrawingJob, DrawingResult } from "./draw.ts";
import { layOutLetter } from "./letter.ts";
import { Unprintable } from "./paper.ts";

const postResult = (result: DrawingResult): void => parentPort?.postMessage(result);

parentPort?.on("message", (drawing: DrawingJob) => {
  const { id, body, check } = drawing;
  const result =
    drawing.layout === "letter"
      ? layOutLetter(body, drawing.content, check)
      : layOutCertificate(body, drawing.content, check);
  result.then(
    (bytes) => postResult({ id, bytes }),
    (error: unknown) => postResult(error instanceof Unprintable ? { id, lacking: error.lacking } : { id, error }),
  );
});
