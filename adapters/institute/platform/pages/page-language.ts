import type { IncomingHttpHeaders } from "node:http";

import type { FastifyInstance } from "fastify";

import { languageCookie, languageInCookies } from "../../../../domain/shell/language-cookie.ts";
import { firstLanguage } from "../../../../domain/shell/language.ts";
import { acceptedLanguages } from "../http/accepted-languages.ts";

/** The request for a page, as far as its language depends on it. */
export interface PageRequest {
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

const field = "language";

const withOneSlash = (path: string): string => path.replace(/^\/+/, "/");

/** An address on this server; two slashes at its beginning would name another host. */
const onThisServer = (address: string): URL => new URL(withOneSlash(`/${address}`), "http://page.invalid");

/** The tag of the language that was chosen on the previous page; undefined without one that is offered. LANG-03 */
export const chosenLanguage = ({ url = "" }: PageRequest, offered: readonly string[] = []): string | undefined => {
  if (offered.length < 2) return undefined;
  const chosen = onThisServer(url).searchParams.get(field);
  return offered.find((tag) => tag === chosen);
};

/** The address of the same page in a language. An address may not contain the token that a sign-out bears. */
export const addressInLanguage = (address: string, language: string): string => {
  const url = onThisServer(address);
  url.searchParams.delete("id_token_hint");
  url.searchParams.set(field, language);
  return withOneSlash(url.pathname) + url.search;
};

/**
 * The language of a page, by precedence: chosen on the previous page, requested for this page, last chosen on this
 * device, preferred by the browser, the organisation's own. Undefined where only one is offered. LANG-02
 */
export const languageOfPage = (
  request: PageRequest,
  requested: readonly string[],
  offered: readonly string[] = [],
): string | undefined => {
  const { cookie = "", "accept-language": accepted } = request.headers;
  const kept = languageInCookies(cookie);
  return firstLanguage(offered, chosenLanguage(request, offered), [
    ...requested,
    ...(kept === undefined ? [] : [kept]),
    ...acceptedLanguages(accepted),
  ]);
};

/** Keeps the language that is chosen on a page, for the pages and the portal that come next. LANG-02, LANG-03 */
export const keepChosenLanguage = (app: FastifyInstance, offered: readonly string[] | undefined): void => {
  app.addHook("onRequest", (request, reply, done) => {
    const chosen = chosenLanguage(request, offered);
    if (chosen !== undefined) void reply.header("set-cookie", languageCookie(chosen));
    done();
  });
};
