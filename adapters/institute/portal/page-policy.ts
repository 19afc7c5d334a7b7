import { createHash } from "node:crypto";
import type { PortalConfiguration } from "../../contract/portal-configuration.ts";

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const isData = (attributes: string): boolean => /\btype=["']?application\/(ld\+)?json/i.test(attributes);

const inlineScripts = (page: string): readonly string[] =>
  [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = ""]) => !/\bsrc=/i.test(attributes) && !isData(attributes))
    .map(([, , script = ""]) => hashOf(script));

const inlineStyles = (page: string): readonly string[] =>
  [...page.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, style = ""]) => hashOf(style));

/** 'self', and the origins that are not it. */
const selfAnd = (publicUrl: string, addresses: readonly string[]): string => {
  const own = new URL(publicUrl).origin;
  const others = addresses.map((address) => new URL(address).origin).filter((origin) => origin !== own);
  return ["'self'", ...new Set(others)].join(" ");
};

/**
 * The content security policy of one built page: its own files, the inline parts it was built with,
 * and the systems it is configured to speak to. Nothing inline beside these, and no eval.
 */
export const policyOf = (name: string, page: string, publicUrl: string, configuration: PortalConfiguration): string => {
  const { apiBase, contentBase, identity } = configuration;
  const providers = [identity.authority, ...(identity.origins ?? [])];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts(page)].join(" "),
    ["style-src 'self'", ...inlineStyles(page)].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${selfAnd(publicUrl, [apiBase, contentBase, ...providers])}`,
    `frame-src ${selfAnd(publicUrl, providers)}`,
    `frame-ancestors ${name === "silent-renew.html" ? "'self'" : "'none'"}`,
    // A sign-out is sent to the provider as a form.
    `form-action ${selfAnd(publicUrl, providers)}`,
    "base-uri 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types lit-html",
  ].join("; ");
};
