import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errors, type Provider } from "oidc-provider";

import { isBlank } from "../../../domain/kernel/field-rules.ts";
import { formatMessage } from "../../../domain/kernel/message.ts";
import { waitingTime } from "../../../domain/kernel/waiting-time.ts";
import type { LoadedDocument } from "../platform/content/document-shapes.ts";
import { fillLine } from "../platform/content/fill-line.ts";
import { customerOf } from "../platform/customers/customers.store.ts";
import { networkOf } from "../platform/http/network-of.ts";
import { RefusalError } from "../platform/http/refusal-error.ts";
import { statusOf } from "../platform/http/refusal-status.ts";
import { refusalMessage } from "../platform/http/refusal-texts.ts";
import type { Limits } from "../platform/limits.ts";
import { entered, sendPage, type FormError, type Pages } from "../platform/pages/pages.ts";
import { richHtml } from "../platform/pages/rich-html.ts";
import type { Database } from "../platform/storage/storage.ts";
import { hasActiveSession } from "./begun-sign-ins.ts";
import type { CheckPassword } from "./check-password.ts";
import type { PasskeyCeremonies } from "./credentials/passkey-ceremonies.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { ForwardTo } from "./mount-provider.ts";
import type { NewDeviceMails } from "./new-device-mails.ts";
import { assertionIn, longestAssertion, passkeysTried } from "./passkey-assertion.ts";
import { submittedLogin } from "./provider-records.ts";
import type { RefusedSignIns } from "./refused-sign-ins.ts";
import type { FilledIn, SignInForm } from "./sign-in-form.ts";

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

/** A failed attempt: the status, the message at the field, and the seconds to wait. */
interface Failure {
  readonly status: number;
  readonly message: string;
  readonly retryAfter?: number | undefined;
}

const uidIn = (request: FastifyRequest): string => (request.params as { uid: string }).uid;

/** The form's interaction, and whether it is finished; undefined when it has expired. */
const underWay = async (
  { provider }: SignInParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ readonly isDone: boolean } | undefined> => {
  try {
    const { uid, prompt, result } = await provider.interactionDetails(request.raw, reply.raw);
    const isOfForm = uid === uidIn(request) && prompt.name === "login";
    return isOfForm ? { isDone: result !== undefined && result.login === undefined } : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
};

/** Answers a form that has expired. */
const sendStale = async ({ pages, portalUrl }: SignInParts, reply: FastifyReply): Promise<FastifyReply> => {
  const { heading, message, button } = (await pages.words("sign-in")).ended;
  const way = { text: button, href: `${portalUrl}/` };
  return sendPage(reply, 400, pages.notePage(heading, richHtml(message, {}), way));
};

const sendForm = async (
  { recordForm }: SignInParts,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  filledIn?: FilledIn,
): Promise<FastifyReply> => sendPage(reply, status, await recordForm(uidIn(request), filledIn));

/** Checks email and password, and logs the outcome without naming anybody. */
const attempt = async (
  { pages, devices, checkPassword, handleOf, refusals }: SignInParts,
  request: FastifyRequest,
  { email, password }: { readonly email: string; readonly password: string },
  texts: Errors,
): Promise<Failure | { readonly customerId: string }> => {
  const who = { account: handleOf(email), from: handleOf(networkOf(request)) };
  const logRefused = (outcome: string) => request.log.info({ outcome, ...who }, "sign-in refused");
  try {
    const device = await devices.deviceOf(email, request.headers.cookie);
    const check = await checkPassword(email, password, { address: networkOf(request), device });
    if (check.kind === "right") {
      request.log.info({ device: device === undefined ? "new" : "known", ...who }, "signed in");
      return check;
    }
    logRefused(check.kind);
    if (check.kind === "wrong") {
      refusals.add(check.customerId, request.headers["user-agent"]);
      return { status: 401, message: texts.wrong };
    }
    const seconds = Math.ceil(check.wait / 1000);
    const message = fillLine(texts.tooMany, { wait: formatMessage(waitingTime(seconds)) });
    return { status: 429, message, retryAfter: seconds };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    logRefused(error.code);
    const message = await refusalMessage(error, () => pages.words("refusals"));
    return { status: statusOf(error), message: message.replace(/\.$/, ""), retryAfter: error.retryAfter };
  }
};

/** Completes the sign-in of an authenticated customer. */
const signIn = async (
  { provider, forwardTo, devices, newDevices }: SignInParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { customerId, email }: { readonly customerId: string; readonly email: string },
) => {
  if ((await devices.deviceOf(email, request.headers.cookie)) === undefined)
    await newDevices.announce(customerId, request.headers["user-agent"]);
  void reply.header("set-cookie", await devices.cookieFor(email));
  const result = { login: { accountId: customerId, remember: false } };
  // The provider reads the stored result only on the path that first signs out another account.
  await provider.interactionResult(request.raw, reply.raw, result);
  // Resumes the provider in the same request, which saves a redirect.
  return submittedLogin.run(result, () => forwardTo(request, reply, `/auth/${uidIn(request)}`));
};

const servePasskey = (app: FastifyInstance, parts: SignInParts): void => {
  const { pages, limits, ceremonies, database, now, handleOf, refusals } = parts;
  app.post("/auth/:uid/sign-in/passkey", async (request, reply) => {
    if (!(await underWay(parts, request, reply))) return sendStale(parts, reply);
    const texts = (await pages.words("sign-in")).errors;
    const refuse = (status: number, message: string, unknownPasskey?: string) =>
      sendForm(parts, request, reply, status, { email: "", errors: [{ field: "email", message }], unknownPasskey });
    const wait = await limits.take([{ limit: passkeysTried, of: networkOf(request) }]);
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000);
      void reply.header("retry-after", seconds);
      return refuse(429, fillLine(texts.tooMany, { wait: formatMessage(waitingTime(seconds)) }));
    }
    const from = handleOf(networkOf(request));
    const response = assertionIn(entered(request.body, "response", longestAssertion));
    const check = response && (await ceremonies.checkSignIn(database, uidIn(request), response, now()));
    if (check?.kind !== "right") {
      request.log.info({ outcome: "passkey", reason: check?.reason ?? "unreadable", from }, "sign-in refused");
      refusals.add(check?.holderId, request.headers["user-agent"]);
      return refuse(401, texts.passkey, check?.unknown);
    }
    const { email } = await customerOf(database, check.holderId);
    request.log.info({ by: "passkey", account: handleOf(email), from }, "signed in");
    return signIn(parts, request, reply, { customerId: check.holderId, email });
  });
};

const servePassword = (app: FastifyInstance, parts: SignInParts): void => {
  app.post("/auth/:uid/sign-in", async (request, reply) => {
    // A double click submits the form of a finished interaction again, which is accepted with the right password.
    if (!(await underWay(parts, request, reply))) return sendStale(parts, reply);
    const email = entered(request.body, "email", 254);
    const password = entered(request.body, "password", 200);
    const texts = (await parts.pages.words("sign-in")).errors;
    const missing = blanks(email, password, texts);
    if (missing.length > 0) return sendForm(parts, request, reply, 400, { email, errors: missing });

    const outcome = await attempt(parts, request, { email, password }, texts);
    if ("customerId" in outcome) return signIn(parts, request, reply, { customerId: outcome.customerId, email });
    const { status, message, retryAfter } = outcome;
    if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
    return sendForm(parts, request, reply, status, { email, errors: [{ field: "email", message }] });
  });
};

/**
 * Serves the sign-in form of an interaction. The provider's own cookie identifies it; the cookie is same-site, which
 * prevents forged submissions.
 */
export const serveSignIn = (app: FastifyInstance, parts: SignInParts): void => {
  const { provider, portalUrl } = parts;
  app.get("/auth/:uid/sign-in", async (request, reply) => {
    if ((await underWay(parts, request, reply))?.isDone === false) return sendForm(parts, request, reply, 200);
    return (await hasActiveSession(provider, request, reply))
      ? reply.redirect(`${portalUrl}/`, 303)
      : sendStale(parts, reply);
  });
  servePassword(app, parts);
  servePasskey(app, parts);
};
