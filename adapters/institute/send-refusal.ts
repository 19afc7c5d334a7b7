import type { FastifyReply, FastifyRequest } from "fastify";
import type { Pages } from "./pages/page.ts";
import { refusalBody, type Refused } from "./refused.ts";

/** Answers with a refusal of the contract's shape. */
export const sendRefusal = (reply: FastifyReply, request: FastifyRequest, refused: Refused): FastifyReply => {
  if (refused.status === 401) void reply.header("www-authenticate", `Bearer error="invalid_token"`);
  if (refused.retryAfter !== undefined) void reply.header("retry-after", refused.retryAfter);
  return reply
    .code(refused.status)
    .type("application/json; charset=utf-8")
    .send(refusalBody(refused, request.id));
};

/** What a refusal is shown on, and where it leads back to. */
export interface RefusalPages {
  readonly pages: Pages;
  readonly portalUrl: string;
}

/** Answers with a page of the institute's own, which says what happened and nothing of the inside. */
export const sendRefusalPage = (
  reply: FastifyReply,
  request: FastifyRequest,
  refused: Refused,
  { pages, portalUrl }: RefusalPages,
): FastifyReply => {
  if (refused.retryAfter !== undefined) void reply.header("retry-after", refused.retryAfter);
  const heading = refused.status === 404 ? "Page not found" : "That did not work";
  const note = `${refused.message} Reference for support: ${request.id}`;
  return reply
    .code(refused.status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .send(pages.notePage(heading, refused.status === 404 ? refused.message : note, { text: "Back to the portal", href: `${portalUrl}/` }));
};
