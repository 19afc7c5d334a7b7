import type { JWK } from "jose";
import { Provider, type Configuration, type Grant, type KoaContextWithOIDC, type Account } from "oidc-provider";

import { isSuspended } from "../../../domain/customer/suspension.ts";
import { apiScope } from "../platform/api/api-scope.ts";
import { customerById, fullNameOf, type CustomerRow } from "../platform/customers/customers.store.ts";
import { unavailable } from "../platform/http/refusal-error.ts";
import { statusOf } from "../platform/http/refusal-status.ts";
import type { OwnPages } from "../platform/pages/pages.ts";
import { isStorageUnavailable } from "../platform/storage/faults.ts";
import type { Database } from "../platform/storage/storage.ts";
import { showError, showNothing, showSignedOut, showSignOut } from "./provider-pages.ts";
import { providerRecords } from "./provider-records.ts";
import type { SignInForm } from "./sign-in-form.ts";
import { signInPages } from "./sign-in-pages.ts";
import type { SignIns } from "./sign-ins.ts";
import { accessTokenLifetimeFor } from "./token-rules.ts";

/** Claims of each scope. SIGN-09, SIGN-11 */
const claimsByScope = {
  openid: ["sub"],
  profile: ["name", "given_name", "family_name", "groups", "customer_type", "account_state", "locale"],
  email: ["email"],
};

/** State of the customer's account: the portal prefetches data only for an open one. */
const accountStateOf = (customer: CustomerRow): "open" | "suspended" | "closed" => {
  if (customer.isClosed === 1) return "closed";
  return isSuspended(customer) ? "suspended" : "open";
};

/** A customer as an account of the provider; the subject is their number. */
const accountOf = (customer: CustomerRow): Account => ({
  accountId: customer.customerId,
  claims: () => ({
    sub: customer.customerId,
    name: fullNameOf(customer),
    given_name: customer.firstName,
    family_name: customer.surname,
    email: customer.email,
    customer_type: customer.customerType,
    account_state: accountStateOf(customer),
    ...(customer.language === null ? {} : { locale: customer.language }),
    groups: JSON.parse(customer.groups) as string[],
  }),
});

export interface ProviderDependencies {
  readonly database: Database;
  readonly publicUrl: string;
  /** The portal's address. */
  readonly portalUrl: string;
  /** Origins of portals served elsewhere that sign in here. */
  readonly portalOrigins: readonly string[];
  readonly pages: OwnPages;
  /** The languages that people can choose from, as BCP 47 tags. */
  readonly languages: readonly string[] | undefined;
  readonly signInForm: SignInForm;
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
  /** Signing keys, current first. */
  readonly keys: readonly JWK[];
  readonly cookieKeys: readonly string[];
  readonly signIns: SignIns;
  readonly idleMinutes: number;
}

const hour = 60 * 60;
const identityScope = "openid profile email";

/** A grant for every sign-in: the portal is the institute's own, so there is no consent page. */
const implicitGrant =
  (audience: string) =>
  async (context: KoaContextWithOIDC): Promise<Grant | undefined> => {
    const { client, session, provider } = context.oidc;
    if (!client || !session?.accountId) return undefined;
    const known = session.grantIdFor(client.clientId);
    const existing = known === undefined ? undefined : await provider.Grant.find(known);
    if (existing) return existing;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope(identityScope);
    grant.addResourceScope(audience, apiScope);
    await grant.save();
    return grant;
  };

const portalsOf = ({ publicUrl, portalOrigins }: ProviderDependencies): readonly string[] => [
  new URL(publicUrl).origin,
  ...portalOrigins,
];

const client = (dependencies: ProviderDependencies) => ({
  client_id: dependencies.clientId,
  token_endpoint_auth_method: "none" as const,
  grant_types: ["authorization_code"],
  response_types: ["code" as const],
  redirect_uris: portalsOf(dependencies).flatMap((origin) => [
    `${origin}/callback.html`,
    `${origin}/silent-renew.html`,
  ]),
  post_logout_redirect_uris: portalsOf(dependencies).map((origin) => `${origin}/logged-out.html`),
});

/** Cookie names whose prefixes restrict them to TLS, and the session to this host. */
const secureNames = {
  session: "__Host-session",
  interaction: "__Secure-interaction",
  resume: "__Secure-interaction-resume",
};

const configurationOf = (dependencies: ProviderDependencies): Configuration => ({
  adapter: providerRecords(dependencies.database, dependencies.signIns),
  clients: [client(dependencies)],
  jwks: { keys: [...dependencies.keys] },
  cookies: {
    keys: [...dependencies.cookieKeys],
    ...(dependencies.publicUrl.startsWith("https:") ? { names: secureNames } : {}),
  },
  findAccount: async (_context, customerId) => {
    const customer = await customerById(dependencies.database, customerId);
    return customer && accountOf(customer);
  },
  claims: claimsByScope,
  discovery: { ui_locales_supported: dependencies.languages },
  scopes: ["openid"],
  responseTypes: ["code"],
  clientAuthMethods: ["none"],
  conformIdTokenClaims: false,
  loadExistingGrant: implicitGrant(dependencies.audience),
  pkce: { required: () => true },
  issueRefreshToken: () => Promise.resolve(false),
  // An access token contains its sign-in, and is valid only while that is active.
  extraTokenClaims: (_context, token) =>
    "sessionUid" in token && token.sessionUid !== undefined ? { sid: token.sessionUid } : undefined,
  ttl: {
    AccessToken: accessTokenLifetimeFor(dependencies.idleMinutes),
    AuthorizationCode: 60,
    IdToken: accessTokenLifetimeFor(dependencies.idleMinutes),
    Interaction: hour,
    Session: 8 * hour,
    Grant: 8 * hour,
  },
  // Below the provider's resume path, so the browser sends both cookies with the form.
  interactions: { url: (_context, interaction) => `/idp/auth/${interaction.uid}/sign-in` },
  // Browsers send an Origin header with every POST, even same-origin.
  clientBasedCORS: (_context, origin) => portalsOf(dependencies).includes(origin),
  renderError: (context, { error }) => showError(context, dependencies, error),
  features: {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (context, form) => showSignOut(context, dependencies, form),
      postLogoutSuccessSource: (context) => showSignedOut(context, dependencies),
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => dependencies.audience,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: apiScope,
        audience: dependencies.audience,
        accessTokenFormat: "jwt",
        accessTokenTTL: accessTokenLifetimeFor(dependencies.idleMinutes),
        jwt: { sign: { alg: "RS256" } },
      }),
    },
  },
});

/** Seconds for which the browser may reuse the sign-in form, until it opens the requested address. */
const formMaxAge = 10;

/**
 * Answers an authorization request that prefers JSON, so the portal can still report an unreachable provider. The
 * body is the next address or, before a sign-in, the form itself with a freshness lifetime (RFC 9111). The portal then
 * opens the requested address, and the browser shows the form from its HTTP cache, one round trip sooner. A browser
 * without that cache is redirected as usual. SIGN-01
 */
const answerWithLoginForm = async (
  context: KoaContextWithOIDC,
  { pages, signInForm }: ProviderDependencies,
): Promise<void> => {
  const address = context.response.get("location");
  if (context.oidc?.route !== "authorization" || address === "" || context.accepts("html", "json") !== "json") return;
  context.remove("location");
  context.status = 200;
  const { Interaction: interaction } = context.oidc.entities;
  if (interaction?.prompt.name !== "login") {
    context.body = { location: address };
    return;
  }
  context.type = "html";
  context.set("cache-control", `private, max-age=${formMaxAge}`);
  context.body = await signInForm(await signInPages(pages, context.req, interaction), interaction.uid);
};

/** Keeps the resume cookie while the form may be submitted again; the provider would remove it at once. */
const keepResumeCookie = ({ oidc, response }: KoaContextWithOIDC): void => {
  if (oidc?.route !== "resume") return;
  const isTakenBack = (cookie: string) =>
    cookie.startsWith(oidc.provider.cookieName("resume")) && cookie.includes("expires=Thu, 01 Jan 1970");
  const cookies = [response.headers["set-cookie"] ?? []].flat().map(String);
  if (cookies.length > 0)
    response.set(
      "set-cookie",
      cookies.filter((cookie) => !isTakenBack(cookie)),
    );
};

/** Answers 503 with Retry-After when the database is unavailable. */
const answerUnavailable = (context: KoaContextWithOIDC): void => {
  const refused = unavailable();
  context.status = statusOf(refused);
  context.set("retry-after", String(refused.retryAfter));
};

/** The embedded OpenID provider. SIGN-11 */
export const createProvider = (dependencies: ProviderDependencies): Provider => {
  const provider = new Provider(dependencies.issuer, configurationOf(dependencies));
  const failures = new WeakMap<KoaContextWithOIDC, Error>();
  provider.on("server_error", (context, error) => failures.set(context, error));
  // The provider uses forwarded headers; the mount sets them to the public address.
  provider.proxy = true;
  provider.use(async (context: KoaContextWithOIDC, next) => {
    try {
      await next();
      if (isStorageUnavailable(failures.get(context))) return answerUnavailable(context);
      if (context.status === 404 && context.body === undefined) await showNothing(context, dependencies);
      await answerWithLoginForm(context, dependencies);
      keepResumeCookie(context);
      // Ends the sign-in before the response is sent, so its tokens are invalid once the client sees the sign-out.
      const { session } = context.oidc ?? {};
      if (session && "destroyed" in session) await dependencies.signIns.end(session.uid);
    } catch (error) {
      // Reports errors outside the provider's own handling, such as a failure to store a session.
      provider.emit("server_error", context, error);
      context.status = 500;
      await showError(context, dependencies, "server_error");
      if (isStorageUnavailable(error)) answerUnavailable(context);
    }
  });
  return provider;
};
