import { Busboy } from "@fastify/busboy";
import type { FastifyRequest } from "fastify";

import { RefusalError } from "../platform/http/refusal-error.ts";
import type { SentFile } from "./visit.ts";

/** Bytes of a form with a file, at most: a bank's file of 20,000 lines, or 50,000 records. */
export const maxFileBytes = 16 * 1024 * 1024;

/** A form with a file. */
class SentForm {
  readonly sent: SentFile;

  constructor(sent: SentFile) {
    this.sent = sent;
  }
}

/** Reads one file and a few fields; rejects when the form is not whole. */
const sentIn = (body: Buffer, contentType: string): Promise<SentFile> =>
  new Promise((resolve, reject) => {
    const typed = new URLSearchParams();
    const chunks: Buffer[] = [];
    let name: string | undefined;
    new Busboy({ headers: { "content-type": contentType }, limits: { files: 1, fields: 10 } })
      .on("field", (field, value) => typed.append(field, value))
      .on("file", (_field, stream, fileName) => {
        name = fileName;
        stream.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
      })
      .on("error", reject)
      .on("finish", () =>
        resolve({ file: name === undefined ? undefined : { name, bytes: Buffer.concat(chunks) }, typed }),
      )
      .end(body);
  });

/** Reads the body of a form with a file. */
export const readMultipart = async (request: FastifyRequest, body: Buffer): Promise<SentForm> => {
  try {
    return new SentForm(await sentIn(body, request.headers["content-type"] ?? ""));
  } catch {
    throw new RefusalError("malformed", "INVALID_REQUEST", "The file did not arrive whole. Choose it again.");
  }
};

/** The form with a file of a request. */
export const sentFile = ({ body }: FastifyRequest): SentFile =>
  body instanceof SentForm ? body.sent : { file: undefined, typed: new URLSearchParams() };
