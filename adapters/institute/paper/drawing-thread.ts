import { parentPort } from "node:worker_threads";
import type { Drawing, Drawn } from "./draw.ts";
import { layOutCertificate, layOutLetter } from "./layouts.ts";

const tell = (drawn: Drawn): void => parentPort?.postMessage(drawn);

parentPort?.on("message", (drawing: Drawing) => {
  const { id } = drawing;
  const drawn = drawing.layout === "letter" ? layOutLetter(drawing.content) : layOutCertificate(drawing.content);
  drawn.then(
    (bytes) => tell({ id, bytes }),
    (error: unknown) => tell({ id, error }),
  );
});
