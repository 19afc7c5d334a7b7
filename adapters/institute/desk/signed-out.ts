import type { FastifyReply, FastifyRequest } from "fastify";

import { html, type Html } from "../platform/pages/html.ts";
import { sendPage, type Pages } from "../platform/pages/pages.ts";

/** A form that sends the typed values again. */
export const resendForm = ({ url }: FastifyRequest, typed: URLSearchParams, button: Html): Html =>
  html`<form method="post" action="${url}">
      ${[...typed].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      ${button}
    </form>`;

/**
 * Answers a request without a session: with a link to the sign-in, or with a form that sends the typed values again.
 */
export const sendSignedOut = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { page }: Pages,
  typed: URLSearchParams,
): Promise<FastifyReply> => {
  if (request.method === "GET")
    return reply.redirect(`/desk/sign-in?${new URLSearchParams({ to: request.url }).toString()}`, 303);
  return sendPage(
    reply,
    401,
    page(
      "You are signed out",
      html`<h1>You are signed out</h1>
        <p>Nothing was changed. What you typed has been kept: sign in on another tab, then come back and continue.</p>
        <p><a class="button" href="/desk/sign-in" target="_blank">Sign in on another tab</a></p>
        ${resendForm(request, typed, html`<button type="submit" class="second">Continue</button>`)}`,
    ),
  );
};
