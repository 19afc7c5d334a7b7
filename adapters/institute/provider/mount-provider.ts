import type { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";

import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { KoaContextWithOIDC, Provider } from "oidc-provider";

import type { AssertWithinLimit } from "./begun-sign-ins.ts";

const methods = ["GET", "HEAD", "POST", "OPTIONS"];

/** Has the provider handle a request as if it came to another address below /idp, without a body. */
export type ForwardTo = (request: FastifyRequest, reply: FastifyReply, address: string) => void;

/**
 * Passes every other request below /idp to the provider before its body is read. The provider builds its addresses from
 * the request, so the request is rewritten to the public address.
 */
export const mountProvider = (
  app: FastifyInstance,
  provider: Provider,
  publicUrl: string,
  assertTurn: AssertWithinLimit,
): ForwardTo => {
  const { host, protocol } = new URL(publicUrl);
  const answer = provider.callback();
  const logs = new WeakMap<IncomingMessage, FastifyBaseLogger>();

  const passToProvider = ({ raw, log }: FastifyRequest, reply: FastifyReply): void => {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    logs.set(raw, log);
    raw.headers.host = host;
    raw.headers["x-forwarded-host"] = host;
    raw.headers["x-forwarded-proto"] = protocol.slice(0, -1);
    Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? "").slice(app.prefix.length) || "/" });
    answer(raw, reply.raw).catch((error: unknown) => log.error({ err: error }, "the provider failed"));
  };

  const forwardTo: ForwardTo = (request, reply, address) => {
    for (const name of ["content-type", "content-length", "transfer-encoding"])
      Reflect.deleteProperty(request.raw.headers, name);
    Object.assign(request.raw, { method: "GET", url: `${app.prefix}${address}` });
    passToProvider(request, reply);
  };

  // A sign-out may be a form post, so no address contains the id token. oidc-provider accepts a post only with its
  // cookie, which other sites may not send: the post is handled like a GET. Obsolete once oidc-provider treats both
  // alike. SIGN-06
  app.post("/session/end", async (request, reply) => {
    await assertTurn(request, reply, "/session/end");
    const query = request.body instanceof URLSearchParams ? request.body.toString() : "";
    forwardTo(request, reply, `/session/end?${query}`);
  });

  void app.register((mount, _options, done) => {
    mount.addHook("onRequest", async (request, reply) => {
      await assertTurn(request, reply, request.url.slice(app.prefix.length));
      passToProvider(request, reply);
    });
    mount.route({ method: methods, url: "/*", handler: () => undefined });
    done();
  });

  const logOf = (context: KoaContextWithOIDC) => logs.get(context.req) ?? app.log;
  // Koa, on which oidc-provider is based, prints errors during a response, such as a closed connection, to stderr
  // unless there is a listener.
  const koa: EventEmitter = provider;
  koa.on("error", (error: Error, context?: KoaContextWithOIDC) =>
    (context ? logOf(context) : app.log).info({ err: error }, "an answer of the provider did not arrive"),
  );
  provider.on("server_error", (context, error) => logOf(context).error({ err: error }, "the provider failed"));
  const tellRefused = (context: KoaContextWithOIDC, error: Error) =>
    logOf(context).info({ reason: error.message }, "the provider refused a request");
  provider.on("authorization.error", tellRefused);
  provider.on("grant.error", tellRefused);
  provider.on("end_session.error", tellRefused);
  return forwardTo;
};
