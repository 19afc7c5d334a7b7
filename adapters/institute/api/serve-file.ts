import { createHash, randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "../../contract/call.ts";
import type { CheckAccess } from "../identity/access.ts";
import { RateLimit } from "../rate-limit.ts";
import { Refused } from "../refused.ts";
import type { Database } from "../storage/storage.ts";
import { keepTicket, useTicket } from "../storage/tickets.ts";
import { fitting, urlOf } from "./serve.ts";

const ticketLasts = 60_000;

/** A file as it is handed out. */
export interface ServedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Whose file it is, and which. */
export interface AskedFile {
  readonly customerId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** A file's two calls: to prepare it, and to open it. */
interface FileCalls {
  readonly open: Call & { readonly file: string };
  readonly prepare: Call;
}

interface FileServer {
  readonly api: FastifyInstance;
  readonly checkAccess: CheckAccess;
  readonly database: Database;
  readonly now: () => Date;
}

/** What a ticket is kept as: it opens the file it was made for, and no other. */
const digestOf = (ticket: string, { path }: Call, { params, query: { ticket: _, ...query } }: AskedFile): string =>
  createHash("sha256").update(JSON.stringify([ticket, path, params, query])).digest("base64url");

const askedBy = (request: FastifyRequest, call: Call): AskedFile => {
  const params = request.params as Record<string, string>;
  const query = (fitting(call.query, request.query, "query") ?? {}) as AskedFile["query"];
  return { customerId: params["id"] ?? "", params, query };
};

/**
 * Serves a file: with a bearer token, or by an address that a browser can save from. Such an address
 * bears a ticket in place of the token. The ticket is had once the file can be drawn, opens that file
 * alone, once, within a minute, so the address is worth nothing in a history or a log. DOCS-06
 */
export const serveFilesBy =
  ({ api, checkAccess, database, now }: FileServer) =>
  ({ open, prepare }: FileCalls, drawIt: (asked: AskedFile) => Promise<ServedFile>): void => {
    // Drawing is the dearest thing that anyone can ask for.
    const limit = new RateLimit({ times: 60, within: 60_000 });
    const draw = (asked: AskedFile): Promise<ServedFile> => {
      if (limit.takes(asked.customerId, now())) return drawIt(asked);
      throw new Refused(429, "TOO_MANY_REQUESTS", "Too many downloads. Try again in a minute.");
    };

    const admit = async (request: FastifyRequest): Promise<void> => {
      const { ticket } = request.query as { readonly ticket?: unknown };
      if (typeof ticket !== "string") return checkAccess(request, open);
      if (await useTicket(database, digestOf(ticket, open, askedBy(request, open)), now())) return undefined;
      throw new Refused(410, "ADDRESS_EXPIRED", "This address has been used or has expired. Download the file again.");
    };

    api.route({
      method: open.method,
      url: urlOf(open),
      // A HEAD would use the ticket up.
      exposeHeadRoute: false,
      onRequest: admit,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { name, bytes } = await draw(askedBy(request, open));
        return reply.type(open.file).header("content-disposition", `attachment; filename="${name}"`).send(bytes);
      },
    });

    api.route({
      method: prepare.method,
      url: urlOf(prepare),
      onRequest: (request) => checkAccess(request, prepare),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const asked = askedBy(request, prepare);
        await draw(asked);
        const ticket = randomBytes(24).toString("base64url");
        await keepTicket(database, digestOf(ticket, open, asked), now().getTime() + ticketLasts, now());
        return reply.code(prepare.success).send({ ticket });
      },
    });
  };
