import type { KeyObject } from "node:crypto";

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
import { chosenLanguage } from "../platform/pages/page-language.ts";
import { fieldValue, sendPage, type FormError, type OwnPages, type Pages } from "../platform/pages/pages.ts";
import { richHtml } from "../platform/pages/rich-html.ts";
import type { Database } from "../platform/storage/storage.ts";
import { hasActiveSession } from "./begun-sign-ins.ts";
import type { CheckPassword } from "./check-password.ts";
import type { PasskeyCeremonies } from "./credentials/passkey-ceremonies.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { ForwardTo } from "./mount-provider.ts";
import type { NewDeviceMails } from "./new-device-mails.ts";
import { assertionIn, maxAssertionLength, passkeyAttemptLimit } from "./passkey-assertion.ts";
import { submittedLogin } from "./provider-records.ts";
import type { RefusedSignIns } from "./refused-sign-ins.ts";
import { signInAddress, type FilledIn, type SignInForm } from "./sign-in-form.ts";
import { chooseLanguageIn, saveSignInLanguage, signInPages, type Interaction } from "./sign-in-pages.ts";

interface SignInDependencies {
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
  readonly pages: OwnPages;
  /** The languages that people can choose from, as BCP 47 tags. */
  readonly languages: readonly string[] | undefined;
  readonly auditKey: KeyObject;
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

/** The form's interaction; undefined when it has expired. */
const underWay = async (
  { provider }: SignInDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | undefined> => {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === uidIn(request) && interaction.prompt.name === "login" ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
};

/** Whether an interaction is finished. */
const isDone = ({ result }: Interaction): boolean => result !== undefined && result.login === undefined;

/** Answers a form that has expired. */
const sendStale = async (
  { pages, portalUrl }: SignInDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { words, notePage } = await pages.forReader(request, { address: signInAddress(uidIn(request)) });
  const { heading, message, button } = (await words("sign-in")).ended;
  const way = { text: button, href: `${portalUrl}/` };
  return sendPage(reply, 400, notePage(heading, richHtml(message, {}), way));
};

/** A request of a sign-in under way, with the pages in its language. */
interface Attempt {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly interaction: Interaction;
  readonly pages: Pages;
  /** Whether the request only changes the language. */
  readonly isChoice: boolean;
}

/** Reads a request of a sign-in, and keeps the language that it chooses; undefined when the sign-in has expired. LANG-03 */
const attemptOf = async (
  dependencies: SignInDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Attempt | undefined> => {
  const interaction = await underWay(dependencies, request, reply);
  if (interaction === undefined) return undefined;
  const chosen = chosenLanguage(request, dependencies.languages);
  if (chosen !== undefined) await chooseLanguageIn(interaction, chosen);
  const pages = await signInPages(dependencies.pages, request, interaction);
  return { request, reply, interaction, pages, isChoice: chosen !== undefined };
};

const sendForm = async (
  { recordForm }: SignInDependencies,
  { request, reply, pages }: Attempt,
  status: number,
  filledIn?: FilledIn,
): Promise<FastifyReply> => sendPage(reply, status, await recordForm(pages, uidIn(request), filledIn));

/** Says how long to wait before the next attempt. */
const tooManyAttempts = async ({ pages }: Attempt, wait: number): Promise<Failure> => {
  const { errors: texts } = await pages.words("sign-in");
  const seconds = Math.ceil(wait / 1000);
  const message = fillLine(texts.tooMany, { wait: formatMessage(waitingTime(seconds), await pages.wording()) });
  return { status: 429, message, retryAfter: seconds };
};

/** Checks email and password, and logs the outcome without naming anybody. */
const checkedAccount = async (
  { devices, checkPassword, handleOf, refusals }: SignInDependencies,
  attempt: Attempt,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Failure | { readonly customerId: string }> => {
  const { request, pages } = attempt;
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
    if (check.kind !== "wrong") return await tooManyAttempts(attempt, check.wait);
    refusals.add(check.customerId, request.headers["user-agent"]);
    return { status: 401, message: (await pages.words("sign-in")).errors.wrong };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    logRefused(error.code);
    const message = await refusalMessage(error, pages);
    return { status: statusOf(error), message: message.replace(/\.$/, ""), retryAfter: error.retryAfter };
  }
};

/** Shows the form with a failure. */
const sendFailure = (
  dependencies: SignInDependencies,
  attempt: Attempt,
  { status, message, retryAfter }: Failure,
  filledIn: Omit<FilledIn, "errors">,
): Promise<FastifyReply> => {
  if (retryAfter !== undefined) void attempt.reply.header("retry-after", retryAfter);
  return sendForm(dependencies, attempt, status, { ...filledIn, errors: [{ field: "email", message }] });
};

/** Completes the sign-in of an authenticated customer. */
const signIn = async (
  dependencies: SignInDependencies,
  { request, reply, interaction }: Attempt,
  { customerId, email }: { readonly customerId: string; readonly email: string },
) => {
  const { provider, forwardTo, devices, newDevices } = dependencies;
  if ((await devices.deviceOf(email, request.headers.cookie)) === undefined)
    await newDevices.announce(customerId, request.headers["user-agent"]);
  void reply.header("set-cookie", await devices.cookieFor(email));
  await saveSignInLanguage(dependencies, interaction, customerId);
  const result = { login: { accountId: customerId, remember: false } };
  // The provider reads the stored result only on the path that first signs out another account.
  await provider.interactionResult(request.raw, reply.raw, result);
  // Resumes the provider in the same request, which saves a redirect.
  return submittedLogin.run(result, () => forwardTo(request, reply, `/auth/${uidIn(request)}`));
};

const servePasskey = (app: FastifyInstance, dependencies: SignInDependencies): void => {
  const { limits, ceremonies, database, now, handleOf, refusals } = dependencies;
  app.post("/auth/:uid/sign-in/passkey", async (request, reply) => {
    const attempt = await attemptOf(dependencies, request, reply);
    if (!attempt) return sendStale(dependencies, request, reply);
    const refuse = (failure: Failure, unknownPasskey?: string) =>
      sendFailure(dependencies, attempt, failure, { email: "", unknownPasskey });
    const wait = await limits.take([{ limit: passkeyAttemptLimit, of: networkOf(request) }]);
    if (wait > 0) return refuse(await tooManyAttempts(attempt, wait));
    const from = handleOf(networkOf(request));
    const response = assertionIn(fieldValue(request.body, "response", maxAssertionLength));
    const check = response && (await ceremonies.checkSignIn(database, uidIn(request), response, now()));
    if (check?.kind !== "right") {
      request.log.info({ outcome: "passkey", reason: check?.reason ?? "unreadable", from }, "sign-in refused");
      refusals.add(check?.holderId, request.headers["user-agent"]);
      const { errors: texts } = await attempt.pages.words("sign-in");
      return refuse({ status: 401, message: texts.passkey }, check?.unknown);
    }
    const { email } = await customerOf(database, check.holderId);
    request.log.info({ by: "passkey", account: handleOf(email), from }, "signed in");
    return signIn(dependencies, attempt, { customerId: check.holderId, email });
  });
};

const servePassword = (app: FastifyInstance, dependencies: SignInDependencies): void => {
  app.post("/auth/:uid/sign-in", async (request, reply) => {
    // A double click submits the form of a finished interaction again, which is accepted with the right password.
    const attempt = await attemptOf(dependencies, request, reply);
    if (!attempt) return sendStale(dependencies, request, reply);
    const email = fieldValue(request.body, "email", 254);
    if (attempt.isChoice) return sendForm(dependencies, attempt, 200, { email, errors: [] });
    const password = fieldValue(request.body, "password", 200);
    const missing = blanks(email, password, (await attempt.pages.words("sign-in")).errors);
    if (missing.length > 0) return sendForm(dependencies, attempt, 400, { email, errors: missing });

    const outcome = await checkedAccount(dependencies, attempt, { email, password });
    return "customerId" in outcome
      ? signIn(dependencies, attempt, { customerId: outcome.customerId, email })
      : sendFailure(dependencies, attempt, outcome, { email });
  });
};

/**
 * Serves the sign-in form of an interaction. The provider's own cookie identifies it; the cookie is same-site, which
 * prevents forged submissions.
 */
export const serveSignIn = (app: FastifyInstance, dependencies: SignInDependencies): void => {
  const { provider, portalUrl } = dependencies;
  app.get("/auth/:uid/sign-in", async (request, reply) => {
    const attempt = await attemptOf(dependencies, request, reply);
    if (attempt && !isDone(attempt.interaction)) return sendForm(dependencies, attempt, 200);
    return (await hasActiveSession(provider, request, reply))
      ? reply.redirect(`${portalUrl}/`, 303)
      : sendStale(dependencies, request, reply);
  });
  servePassword(app, dependencies);
  servePasskey(app, dependencies);
};
