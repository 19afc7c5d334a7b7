import { parentPort } from "node:worker_threads";

import type { Drawing, Drawn } from "./draw.ts";
import { layOutCertificate, layOutLetter } from "./layouts.ts";
import { Unprintable } from "./paper.ts";

const tell = (drawn: Drawn): void => parentPort?.postMessage(drawn);

parentPort?.on("message", (drawing: Drawing) => {
  const { id, body, check } = drawing;
  const drawn =
    drawing.layout === "letter"
      ? layOutLetter(body, drawing.content, check)
      : layOutCertificate(body, drawing.content, check);
  drawn.then(
    (bytes) => tell({ id, bytes }),
    (error: unknown) => tell(error instanceof Unprintable ? { id, lacking: error.lacking } : { id, error }),
  );
});
