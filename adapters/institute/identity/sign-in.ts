import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errors, type Provider } from "oidc-provider";
import { notePage } from "../pages/page.ts";
import type { CheckPassword, PasswordCheck } from "./check-password.ts";
import { signInPage, type SignInError } from "./sign-in-page.ts";

interface SignInParts {
  readonly provider: Provider;
  readonly checkPassword: CheckPassword;
  readonly publicUrl: string;
  readonly trial?: { readonly email: string; readonly password: string } | undefined;
}

/** What was entered; anything longer than the fields allow was not entered there. */
const entered = (form: unknown) => {
  const field = (name: string, longest: number) =>
    (form instanceof URLSearchParams ? (form.get(name) ?? "") : "").slice(0, longest);
  return { email: field("email", 254), password: field("password", 200) };
};

const blanks = ({ email, password }: ReturnType<typeof entered>): SignInError | undefined => {
  if (email.trim() === "") return { field: "email", message: "Enter your email" };
  return password === "" ? { field: "password", message: "Enter your password" } : undefined;
};

const refusals: Readonly<Record<Exclude<PasswordCheck["kind"], "right">, readonly [status: number, message: string]>> =
  {
    wrong: [401, "Email or password is not right"],
    "too many attempts": [429, "Too many attempts to sign in. Wait 15 minutes and try again"],
  };

/**
 * The sign-in form of one sign-in under way. Which one is told by the provider's own cookie, which no
 * other site can send along with a form: that is what guards it against forgery.
 */
export const serveSignIn = (app: FastifyInstance, { provider, checkPassword, publicUrl, trial }: SignInParts): void => {
  const isUnderWay = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    try {
      const { uid, prompt } = await provider.interactionDetails(request.raw, reply.raw);
      return uid === (request.params as { uid: string }).uid && prompt.name === "login";
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return false;
      throw error;
    }
  };

  const stale = (reply: FastifyReply) =>
    reply
      .code(400)
      .type("text/html; charset=utf-8")
      .send(
        notePage("This sign-in has ended", "It was left open for too long, or finished in another tab.", {
          text: "Start again",
          href: `${publicUrl}/`,
        }),
      );

  const form = (request: FastifyRequest, reply: FastifyReply, status: number, email: string, error?: SignInError) => {
    const { uid } = request.params as { uid: string };
    return reply.code(status).type("text/html; charset=utf-8").send(signInPage({ uid, email, error, trial }));
  };

  app.get("/sign-in/:uid", async (request, reply) =>
    (await isUnderWay(request, reply)) ? form(request, reply, 200, "") : stale(reply),
  );

  app.post("/sign-in/:uid", async (request, reply) => {
    if (!(await isUnderWay(request, reply))) return stale(reply);
    const { email, password } = entered(request.body);
    const blank = blanks({ email, password });
    if (blank) return form(request, reply, 400, email, blank);

    const check = await checkPassword(email, password, request.ip);
    if (check.kind !== "right") {
      request.log.info({ outcome: check.kind }, "sign-in refused");
      const [status, message] = refusals[check.kind];
      return form(request, reply, status, email, { field: "email", message });
    }
    const login = { accountId: check.customerId, remember: false };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { login }), 303);
  });
};
