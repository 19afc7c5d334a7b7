import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errors, type Provider } from "oidc-provider";
import * as z from "zod/mini";

import { isBlank } from "../../../domain/kernel/field-rules.ts";
import type { LoadedDocument } from "../platform/content/document-shapes.ts";
import { fillLine } from "../platform/content/fill-line.ts";
import { customerOf } from "../platform/customers/customers.store.ts";
import { networkOf } from "../platform/http/network-of.ts";
import { RefusalError } from "../platform/http/refusal-error.ts";
import { statusOf } from "../platform/http/refusal-status.ts";
import { waitInWords, type Limit, type Limits } from "../platform/limits.ts";
import { html, Html } from "../platform/pages/html.ts";
import { entered, type FormError, errorsOn, sendPage, type Pages } from "../platform/pages/pages.ts";
import { richHtml } from "../platform/pages/rich-html.ts";
import { showPasswordButton } from "../platform/pages/show-password-script.ts";
import type { Database } from "../platform/storage/storage.ts";
import { hasActiveSession } from "./begun-sign-ins.ts";
import type { CheckPassword } from "./check-password.ts";
import type { PasskeyCeremonies } from "./credentials/passkey-ceremonies.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { ForwardTo } from "./mount-provider.ts";
import type { NewDeviceMails } from "./new-device-mails.ts";
import { submittedLogin } from "./provider-records.ts";
import type { RefusedSignIns } from "./refused-sign-ins.ts";

/**
 * Runs after the form is shown: prefetches the code of portal and passkeys, and replaces the address with the form's
 * own, so reload and Back do not submit again.
 */
export const signInPageScript = `history.replaceState(null, "", document.forms[0].action);
requestAnimationFrame(() => setTimeout(() => document.head.append(document.querySelector("template").content)));`;

interface SignInFormParts {
  readonly pages: Pages;
  /** The callback page's scripts, prefetched while the form is filled in. */
  readonly callbackAssets: () => Promise<readonly string[]>;
  /** Credentials shown in a trial; absent in production. */
  readonly trial?: { readonly email: string; readonly password: string } | undefined;
  readonly ceremonies: PasskeyCeremonies;
  readonly now: () => Date;
}

/** The submitted email and the errors, in the order of the fields. */
interface FilledIn {
  readonly email: string;
  readonly errors: readonly FormError[];
  /** The credential ID of a passkey that was sent and is not on record. */
  readonly unknownPasskey?: string | undefined;
}

/** Renders the sign-in form of an interaction, empty or as submitted. */
export type SignInForm = (uid: string, filledIn?: FilledIn) => Promise<string>;

/** Creates the sign-in form. After an error it keeps the email but not the password. */
export const signInForm =
  ({ pages, callbackAssets, trial, ceremonies, now }: SignInFormParts): SignInForm =>
  async (uid, { email, errors, unknownPasskey } = { email: "", errors: [] }) => {
    const texts = await pages.words("sign-in");
    const { title, summary, marks, message } = errorsOn(texts.heading, errors, texts.formErrors);
    const code = await callbackAssets();
    return pages.page(
      title,
      html`${summary}
      <h1>${texts.heading}</h1>
      <form method="post" action="/idp/auth/${uid}/sign-in" novalidate>
        <label for="email">${texts.email}</label>
        ${message("email")}
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="username webauthn"
          autocapitalize="none"
          spellcheck="false"
          required
          maxlength="254"
          value="${email}"
          ${marks("email")}
        />
        <label for="password">${texts.password}</label>
        ${message("password")}
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          maxlength="200"
          data-show="${texts.show}"
          data-hide="${texts.hide}"
          ${marks("password")}
        />
        ${showPasswordButton(texts.show)}
        <button type="submit">${texts.button}</button>
      </form>
      <form
        id="passkey"
        method="post"
        action="/idp/auth/${uid}/sign-in/passkey"
        data-options="${JSON.stringify(ceremonies.signInOptions(uid, now()))}"
        data-failed="${texts.passkeyFailed}"
        data-unknown="${unknownPasskey ?? ""}"
        class="scripted"
      >
        <input type="hidden" name="response" />
        <p id="passkey-problem" class="wrong" role="alert"></p>
        <button type="submit" class="second" disabled>${texts.passkey}</button>
      </form>
      <p><a href="/idp/forgotten-password">${texts.forgotten}</a></p>
      ${
        trial &&
        html`<p class="trial">
          This is a trial with made-up people. You can sign in as ${trial.email} with the password ${trial.password}.
        </p>`
      }
      <template>${code.map((file) => html`<link rel="modulepreload" href="${file}" />`)}
        <script src="/pages/passkey.js"></script>
      </template>
      <script src="/pages/show-password.js" defer></script>
      <script type="module">${new Html(signInPageScript)}</script>`,
      "sign",
    );
  };

interface SignInParts {
  readonly provider: Provider;
  readonly forwardTo: ForwardTo;
  readonly recordForm: SignInForm;
  readonly checkPassword: CheckPassword;
  readonly devices: KnownDevices;
  /** Keyed hash of an email or an address, for the log. */
  readonly handleOf: (of: string) => string;
  readonly refusals: RefusedSignIns;
  readonly ceremonies: PasskeyCeremonies;
  readonly limits: Limits;
  readonly newDevices: NewDeviceMails;
  readonly database: Database;
  readonly now: () => Date;
  readonly portalUrl: string;
  readonly pages: Pages;
}

type Errors = LoadedDocument<"sign-in">["errors"];

const blanks = (email: string, password: string, errors: Errors): readonly FormError[] => [
  ...(isBlank(email) ? [{ field: "email", message: errors.email }] : []),
  ...(password === "" ? [{ field: "password", message: errors.password }] : []),
];

/** Limits sign-ins with passkeys per IP address, because verifying one is expensive. */
export const passkeysTried: Limit = { name: "passkey-sign-in", atOnce: 40, every: 5_000 };

/** Maximum length of an authenticator's response in a form. */
export const longestAssertion = 8_000;

/** The parts of an authenticator's response that are read before its verification. */
const assertion = z.looseObject({ id: z.string(), response: z.looseObject({ userHandle: z.optional(z.string()) }) });

/** Parses an authenticator's response; undefined when malformed. */
export const assertionIn = (text: string): z.output<typeof assertion> | undefined => {
  try {
    return assertion.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** A failed attempt: the status, the message at the field, and the seconds to wait. */
interface Failure {
  readonly status: number;
  readonly message: string;
  readonly retryAfter?: number | undefined;
}

/**
 * Serves the sign-in form of an interaction. The provider's own cookie identifies it; the cookie is same-site, which
 * prevents forged submissions.
 */
export const serveSignIn = (app: FastifyInstance, parts: SignInParts): void => {
  const { provider, forwardTo, recordForm, checkPassword, devices, handleOf, refusals, portalUrl, pages } = parts;
  const { ceremonies, limits, newDevices, database, now } = parts;

  /** The form's interaction, and whether it is finished; undefined when it has expired. */
  const underWay = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ readonly isDone: boolean } | undefined> => {
    try {
      const { uid, prompt, result } = await provider.interactionDetails(request.raw, reply.raw);
      const isOfForm = uid === (request.params as { uid: string }).uid && prompt.name === "login";
      return isOfForm ? { isDone: result !== undefined && result.login === undefined } : undefined;
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  };

  const stale = async (reply: FastifyReply) => {
    const { heading, message, button } = (await pages.words("sign-in")).ended;
    const way = { text: button, href: `${portalUrl}/` };
    return sendPage(reply, 400, pages.notePage(heading, richHtml(message, {}), way));
  };

  const form = async (request: FastifyRequest, reply: FastifyReply, status: number, filledIn?: FilledIn) => {
    const { uid } = request.params as { uid: string };
    return sendPage(reply, status, await recordForm(uid, filledIn));
  };

  const attempt = async (
    email: string,
    password: string,
    request: FastifyRequest,
    texts: Errors,
  ): Promise<Failure | { readonly customerId: string }> => {
    const who = { account: handleOf(email), from: handleOf(networkOf(request)) };
    const tellRefused = (outcome: string) => request.log.info({ outcome, ...who }, "sign-in refused");
    try {
      const device = await devices.deviceOf(email, request.headers.cookie);
      const check = await checkPassword(email, password, { address: networkOf(request), device });
      if (check.kind === "right") {
        request.log.info({ device: device === undefined ? "new" : "known", ...who }, "signed in");
        return check;
      }
      tellRefused(check.kind);
      if (check.kind === "wrong") {
        refusals.add(check.customerId, request.headers["user-agent"]);
        return { status: 401, message: texts.wrong };
      }
      const seconds = Math.ceil(check.wait / 1000);
      const message = fillLine(texts.tooMany, { wait: waitInWords(seconds) });
      return { status: 429, message, retryAfter: seconds };
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      tellRefused(error.code);
      return { status: statusOf(error), message: error.message.replace(/\.$/, ""), retryAfter: error.retryAfter };
    }
  };

  /** Completes the sign-in of an authenticated customer. */
  const signIn = async (request: FastifyRequest, reply: FastifyReply, customerId: string, email: string) => {
    if ((await devices.deviceOf(email, request.headers.cookie)) === undefined)
      await newDevices.announce(customerId, request.headers["user-agent"]);
    void reply.header("set-cookie", await devices.cookieFor(email));
    const result = { login: { accountId: customerId, remember: false } };
    // The provider reads the stored result only on the path that first signs out another account.
    await provider.interactionResult(request.raw, reply.raw, result);
    // Resumes the provider in the same request, which saves a redirect.
    return submittedLogin.run(result, () =>
      forwardTo(request, reply, `/auth/${(request.params as { uid: string }).uid}`),
    );
  };

  app.post("/auth/:uid/sign-in/passkey", async (request, reply) => {
    if (!(await underWay(request, reply))) return stale(reply);
    const { errors } = await pages.words("sign-in");
    const refuse = (status: number, message: string, unknownPasskey?: string) =>
      form(request, reply, status, { email: "", errors: [{ field: "email", message }], unknownPasskey });
    const wait = await limits.take([{ limit: passkeysTried, of: networkOf(request) }]);
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000);
      void reply.header("retry-after", seconds);
      return refuse(429, fillLine(errors.tooMany, { wait: waitInWords(seconds) }));
    }
    const { uid } = request.params as { uid: string };
    const from = handleOf(networkOf(request));
    const response = assertionIn(entered(request.body, "response", longestAssertion));
    const check = response && (await ceremonies.checkSignIn(database, uid, response, now()));
    if (check?.kind !== "right") {
      request.log.info({ outcome: "passkey", reason: check?.reason ?? "unreadable", from }, "sign-in refused");
      refusals.add(check?.holderId, request.headers["user-agent"]);
      return refuse(401, errors.passkey, check?.unknown);
    }
    const { email } = await customerOf(database, check.holderId);
    request.log.info({ by: "passkey", account: handleOf(email), from }, "signed in");
    return signIn(request, reply, check.holderId, email);
  });

  app.get("/auth/:uid/sign-in", async (request, reply) => {
    if ((await underWay(request, reply))?.isDone === false) return form(request, reply, 200);
    return (await hasActiveSession(provider, request, reply)) ? reply.redirect(`${portalUrl}/`, 303) : stale(reply);
  });

  app.post("/auth/:uid/sign-in", async (request, reply) => {
    // A double click submits the form of a finished interaction again, which is accepted with the right password.
    if (!(await underWay(request, reply))) return stale(reply);
    const email = entered(request.body, "email", 254);
    const password = entered(request.body, "password", 200);
    const texts = (await pages.words("sign-in")).errors;
    const missing = blanks(email, password, texts);
    if (missing.length > 0) return form(request, reply, 400, { email, errors: missing });

    const outcome = await attempt(email, password, request, texts);
    if ("customerId" in outcome) return signIn(request, reply, outcome.customerId, email);
    const { status, message, retryAfter } = outcome;
    if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
    return form(request, reply, status, { email, errors: [{ field: "email", message }] });
  });
};
