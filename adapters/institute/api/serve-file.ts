import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Call, QueryOf } from "../../contract/call.ts";
import type { CheckAccess } from "../identity/access.ts";
import { RateLimit } from "../rate-limit.ts";
import { Refused } from "../refused.ts";
import { fitting, urlOf } from "./serve.ts";

/** A file as it is handed out. */
export interface ServedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Whose file it is, and which. */
export interface AskedFile<C extends Call> {
  readonly customerId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: QueryOf<C>;
}

interface FileServer {
  readonly api: FastifyInstance;
  readonly checkAccess: CheckAccess;
  readonly now: () => Date;
}

/** Serves a call whose answer is a file, drawn for whoever asks. DOCS-06 */
export const serveFilesBy = ({ api, checkAccess, now }: FileServer) => {
  // Drawing is the dearest thing that anyone can ask for.
  const limit = new RateLimit({ times: 60, within: 60_000 });
  return <C extends Call & { readonly file: string }>(call: C, draw: (asked: AskedFile<C>) => Promise<ServedFile>): void => {
    api.route({
      method: call.method,
      url: urlOf(call),
      onRequest: (request) => checkAccess(request, call),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const params = request.params as Record<string, string>;
        const customerId = params["id"] ?? "";
        const query = fitting(call.query, request.query, "query") as QueryOf<C>;
        if (!limit.takes(customerId, now()))
          throw new Refused(429, "TOO_MANY_REQUESTS", "Too many downloads. Try again in a minute.");
        const { name, bytes } = await draw({ customerId, params, query });
        return reply.type(call.file).header("content-disposition", `attachment; filename="${name}"`).send(bytes);
      },
    });
  };
};
