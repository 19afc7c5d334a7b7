import type { IncomingMessage } from "node:http";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { KoaContextWithOIDC, Provider } from "oidc-provider";

const methods = ["GET", "HEAD", "POST", "OPTIONS"];

/**
 * Hands every other request below /idp to the provider before its body is read. The provider builds
 * its addresses from what the request says of itself, so the request is made to say the public address.
 */
export const mountProvider = (app: FastifyInstance, provider: Provider, publicUrl: string): void => {
  const { host, protocol } = new URL(publicUrl);
  const answer = provider.callback();
  const logs = new WeakMap<IncomingMessage, FastifyBaseLogger>();

  void app.register((mount, _options, done) => {
    mount.addHook("onRequest", (request, reply, next) => {
      const { raw } = request;
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      logs.set(raw, request.log);
      raw.headers.host = host;
      raw.headers["x-forwarded-host"] = host;
      raw.headers["x-forwarded-proto"] = protocol.slice(0, -1);
      Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? "").slice(app.prefix.length) || "/" });
      answer(raw, reply.raw).catch((error: unknown) => request.log.error({ err: error }, "the provider failed"));
      next();
    });
    mount.route({ method: methods, url: "/*", handler: () => undefined });
    done();
  });

  const logOf = (context: KoaContextWithOIDC) => logs.get(context.req) ?? app.log;
  provider.on("server_error", (context, error) => logOf(context).error({ err: error }, "the provider failed"));
  const tellRefused = (context: KoaContextWithOIDC, error: Error) =>
    logOf(context).info({ reason: error.message }, "the provider refused a request");
  provider.on("authorization.error", tellRefused);
  provider.on("grant.error", tellRefused);
  provider.on("end_session.error", tellRefused);
};
