import type { FastifyInstance } from "fastify";

/** The policy of the institute's own pages: a style sheet with its typeface, a form, and one script of a line. */
const ownPagesPolicy = (portalOrigins: readonly string[]): string => {
  // The sign-in form ends at the portal, and browsers hold where a form is led on to against this too.
  const forms = ["'self'", ...portalOrigins].join(" ");
  return `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; font-src 'self'; form-action ${forms}; frame-ancestors ${forms}; base-uri 'none'`;
};

/** What every answer bears, whoever it is for. The portal's pages have a policy of their own. */
export const addSecurityHeaders = (app: FastifyInstance, publicUrl: string, portalOrigins: readonly string[]): void => {
  const headers = {
    "content-security-policy": ownPagesPolicy(portalOrigins),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
};
