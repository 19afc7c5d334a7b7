import { randomBytes } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import { keptSecret } from "../storage/secrets.ts";
import { passwordCheck } from "./check-password.ts";
import { mountProvider } from "./mount-provider.ts";
import { createProvider, type ProviderParts } from "./provider.ts";
import { forgetExpired } from "./provider-records.ts";
import { serveSignIn } from "./sign-in.ts";

/** What /idp is made of. */
export interface IdentityOptions extends Omit<ProviderParts, "cookieKeys"> {
  readonly passwordCost: number;
  readonly now: () => Date;
  readonly trial?: { readonly email: string; readonly password: string } | undefined;
}

const tenMinutes = 10 * 60_000;

/** Everything below /idp: the provider and its sign-in form. */
export const identity: FastifyPluginAsync<IdentityOptions> = async (app, { passwordCost, now, trial, ...parts }) => {
  const { database, publicUrl } = parts;
  const cookieKey = await keptSecret(database, "cookie-key", () => randomBytes(32).toString("base64url"));
  const provider = createProvider({ ...parts, cookieKeys: [cookieKey] });

  app.addHook("onRequest", (_request, reply, done) => {
    void reply.header("cache-control", "no-store");
    done();
  });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });

  serveSignIn(app, { provider, checkPassword: passwordCheck(database, passwordCost, now), publicUrl, trial });
  mountProvider(app, provider, publicUrl);

  await forgetExpired(database);
  const sweep = setInterval(() => {
    forgetExpired(database).catch((error: unknown) => app.log.warn({ err: error }, "expired sign-ins stay for now"));
  }, tenMinutes);
  sweep.unref();
  app.addHook("onClose", (_app, done) => {
    clearInterval(sweep);
    done();
  });
};
