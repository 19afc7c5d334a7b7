import { BlockList, isIP, isIPv6 } from "node:net";

import type { FastifyPluginAsync, FastifyRequest } from "fastify";

import type { OrganisationSettings } from "../platform/body/body.ts";
import { RefusalError } from "../platform/http/refusal-error.ts";
import { latestMails, mailOfId } from "../platform/mail/mail-outbox.ts";
import { signedText } from "../platform/mail/render-mail.ts";
import { html } from "../platform/pages/html.ts";
import { sendPage, type Pages } from "../platform/pages/pages.ts";
import type { Database } from "../platform/storage/storage.ts";

interface TrialMailDependencies {
  readonly database: Database;
  readonly publicUrl: string;
  readonly pages: Pages;
  readonly body: OrganisationSettings;
}

const read = (paragraph: string, publicUrl: string) =>
  paragraph.split(/(https?:\/\/[^\s()]+|\n)/).map((part) => {
    if (part === "\n") return html`<br />`;
    return part.startsWith(`${publicUrl}/`) ? html`<a href="${part}">${part}</a>` : html`${part}`;
  });

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

const isLoopback = (address = ""): boolean => loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");

const forwarding = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];

/** Whether a request comes from this machine itself and not through a proxy. */
const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress) && forwarding.every((name) => headers[name] === undefined);

/** Whether the public address is this machine. A proxy need not identify itself. */
export const isOnlyHere = (publicUrl: string): boolean => {
  const host = new URL(publicUrl).hostname.replaceAll(/[[\]]/g, "");
  return host === "localhost" || (isIP(host) !== 0 && isLoopback(host));
};

/**
 * Shows all mails as pages, newest first, because a trial sends none. Their links open accounts, so the pages are only
 * served to this machine. MAIL-03
 */
export const trialMail: FastifyPluginAsync<TrialMailDependencies> = (
  app,
  { database, publicUrl, pages: { page }, body },
) => {
  app.addHook("onRequest", (request, _reply, done) => {
    if (isOnlyHere(publicUrl) && isFromHere(request)) return done();
    return done(
      new RefusalError(
        "forbidden",
        "ONLY_HERE",
        "The mails of a trial are shown only on the machine that it runs on, at a PUBLIC_URL of that machine. Set SMTP_URL to have them sent.",
      ),
    );
  });
  app.get("/", async (_request, reply) => {
    const entries = (await latestMails(database, 200)).map(
      ({ mailId, recipient, subject, writtenAt, nextAttemptAt, attempts }) =>
        html`<li><a href="${publicUrl}/outside/mail/${mailId}">${subject}</a> to ${recipient}${attempts === 0 && nextAttemptAt > writtenAt ? ", ten minutes after the decision" : ""}</li>`,
    );
    const list = entries.length === 0 ? html`<p>No mail has been sent yet.</p>` : html`<ol>${entries}</ol>`;
    const introduction = html`<h1>Mail</h1><p>A trial sends no mail. What it would have sent lies here, the newest first.</p>${list}`;
    return sendPage(reply, 200, page("Mail", introduction));
  });

  app.get<{ Params: { mailId: string } }>("/:mailId", async (request, reply) => {
    const mail = await mailOfId(database, request.params.mailId);
    if (!mail) return reply.callNotFound();
    const paragraphs = signedText(mail, body)
      .trim()
      .split("\n\n")
      .map((paragraph) => html`<p>${read(paragraph, publicUrl)}</p>`);
    return sendPage(
      reply,
      200,
      page(
        mail.subject,
        html`<h1>${mail.subject}</h1>
          <dl><dt>To</dt><dd>${mail.recipient}</dd></dl>
          ${paragraphs}
          <p><a class="button" href="${publicUrl}/outside/mail">All mail</a></p>`,
      ),
    );
  });
  return Promise.resolve();
};
