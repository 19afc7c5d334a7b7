import type { JWK } from "jose";
import { Provider, type Configuration, type Grant, type KoaContextWithOIDC, type Account } from "oidc-provider";

import { isSuspended } from "../../../domain/customer/suspension.ts";
import { supportReference } from "../../../domain/shell/failure.ts";
import { headers } from "../../contract/headers.ts";
import { customerById, fullNameOf, type CustomerRow } from "../../customer/customer.store.ts";
import { nothingThere } from "../answer-errors.ts";
import { html, Html } from "../pages/html.ts";
import type { Pages } from "../pages/pages.ts";
import { richHtml } from "../pages/rich-html.ts";
import { unavailable } from "../refused.ts";
import { isStorageAway } from "../storage/faults.ts";
import type { Database } from "../storage/storage.ts";
import { providerRecords } from "./provider-records.ts";
import type { SignIns } from "./sign-ins.ts";
import { accessTokenLastsWith, apiScope } from "./token-rules.ts";

/**
 * Asks whether to sign out. Where the portal that someone is signed in to asked for it, the page answers
 * by itself; any other site's link does not sign anyone out. SIGN-06
 */
const signOutPage = async (
  { page, words }: Pages,
  form: string,
  isAskedByPortal: boolean,
  portalUrl: string,
): Promise<string> => {
  const { heading, message, button, stay } = await words("sign-out");
  return page(
    heading,
    html`<h1>${heading}</h1>
      ${richHtml(message, {})}
      ${new Html(form)}
      <p>
        <button type="submit" form="op.logoutForm" name="logout" value="yes">${button}</button>
        <a class="button second" href="${portalUrl}/">${stay}</a>
      </p>
      ${isAskedByPortal ? html`<script src="/pages/sign-out.js" defer></script>` : undefined}`,
  );
};

/** Which claims a scope brings. SIGN-09, SIGN-11 */
const claimsByScope = {
  openid: ["sub"],
  profile: ["name", "given_name", "family_name", "groups", "customer_type", "account_state"],
  email: ["email"],
};

/** Whether the customer's account can be used: the portal prefetches a page's data only for an open one. */
const accountStateOf = (customer: CustomerRow): "open" | "suspended" | "closed" => {
  if (customer.isClosed === 1) return "closed";
  return isSuspended(customer) ? "suspended" : "open";
};

/** A customer as the provider knows them; their number is the subject. */
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
    groups: JSON.parse(customer.groups) as string[],
  }),
});

export interface ProviderParts {
  readonly database: Database;
  readonly publicUrl: string;
  /** Where people are led back to the portal. */
  readonly portalUrl: string;
  /** Portals served elsewhere, which sign in here too. */
  readonly portalOrigins: readonly string[];
  readonly pages: Pages;
  /** The sign-in form, as nobody has filled it in yet, of a sign-in under way. */
  readonly signInForm: (uid: string) => Promise<string>;
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
  /** The one that is signed with comes first. */
  readonly keys: readonly JWK[];
  readonly cookieKeys: readonly string[];
  readonly signIns: SignIns;
  readonly idleMinutes: number;
}

const hour = 60 * 60;
const identityScope = "openid profile email";

/** The portal is the institute's own, so nobody is asked to consent: a grant is there as soon as someone signs in. */
const standingGrant =
  (audience: string) =>
  async (context: KoaContextWithOIDC): Promise<Grant | undefined> => {
    const { client, session, provider } = context.oidc;
    if (!client || !session?.accountId) return undefined;
    const known = session.grantIdFor(client.clientId);
    const standing = known === undefined ? undefined : await provider.Grant.find(known);
    if (standing) return standing;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope(identityScope);
    grant.addResourceScope(audience, apiScope);
    await grant.save();
    return grant;
  };

const portalsOf = ({ publicUrl, portalOrigins }: ProviderParts): readonly string[] => [
  new URL(publicUrl).origin,
  ...portalOrigins,
];

const client = (parts: ProviderParts) => ({
  client_id: parts.clientId,
  token_endpoint_auth_method: "none" as const,
  grant_types: ["authorization_code"],
  response_types: ["code" as const],
  redirect_uris: portalsOf(parts).flatMap((origin) => [`${origin}/callback.html`, `${origin}/silent-renew.html`]),
  post_logout_redirect_uris: portalsOf(parts).map((origin) => `${origin}/logged-out.html`),
});

/**
 * The portal that someone is signed in to asks to sign them out: it shows an id token of theirs, not of another person.
 */
const isAskedByPortal = ({ oidc: { session, entities } }: KoaContextWithOIDC): boolean =>
  session?.accountId !== undefined && entities.IdTokenHint?.payload.sub === session.accountId;

/** Names of cookies that browsers take over TLS alone, and that of a session from this very host. */
const secureNames = {
  session: "__Host-session",
  interaction: "__Secure-interaction",
  resume: "__Secure-interaction-resume",
};

const configurationOf = (parts: ProviderParts): Configuration => ({
  adapter: providerRecords(parts.database, parts.signIns),
  clients: [client(parts)],
  jwks: { keys: [...parts.keys] },
  cookies: { keys: [...parts.cookieKeys], ...(parts.publicUrl.startsWith("https:") ? { names: secureNames } : {}) },
  findAccount: async (_context, customerId) => {
    const customer = await customerById(parts.database, customerId);
    return customer && accountOf(customer);
  },
  claims: claimsByScope,
  scopes: ["openid"],
  responseTypes: ["code"],
  clientAuthMethods: ["none"],
  conformIdTokenClaims: false,
  loadExistingGrant: standingGrant(parts.audience),
  pkce: { required: () => true },
  issueRefreshToken: () => Promise.resolve(false),
  // An access token names the sign-in that it comes from, and is good for as long as that stands.
  extraTokenClaims: (_context, token) =>
    "sessionUid" in token && token.sessionUid !== undefined ? { sid: token.sessionUid } : undefined,
  ttl: {
    AccessToken: accessTokenLastsWith(parts.idleMinutes),
    AuthorizationCode: 60,
    IdToken: accessTokenLastsWith(parts.idleMinutes),
    Interaction: hour,
    Session: 8 * hour,
    Grant: 8 * hour,
  },
  // Below the address at which the provider goes on: the form brings along the cookies of both.
  interactions: { url: (_context, interaction) => `/idp/auth/${interaction.uid}/sign-in` },
  // Browsers name the origin on every POST, even to the page's own server.
  clientBasedCORS: (_context, origin) => portalsOf(parts).includes(origin),
  renderError: (context, { error }) => showError(context, parts, error),
  features: {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: async (context, form) => {
        context.type = "html";
        context.body = await signOutPage(parts.pages, form, isAskedByPortal(context), parts.portalUrl);
      },
      postLogoutSuccessSource: async (context) => {
        const { title, heading, link } = (await parts.pages.words("sign-out")).done;
        context.type = "html";
        context.body = parts.pages.page(
          title,
          html`<h1>${heading}</h1>
            <p><a href="${parts.portalUrl}/">${link}</a></p>`,
        );
      },
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => parts.audience,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: apiScope,
        audience: parts.audience,
        accessTokenFormat: "jwt",
        accessTokenTTL: accessTokenLastsWith(parts.idleMinutes),
        jwt: { sign: { alg: "RS256" } },
      }),
    },
  },
});

const showError = async (
  context: KoaContextWithOIDC,
  { pages, portalUrl }: ProviderParts,
  error: string,
): Promise<void> => {
  const isSignedIn = isStillSignedIn(context);
  const { heading, message, button } = (await pages.words(isSignedIn ? "sign-out" : "sign-in")).failed;
  const values = { error, reference: supportReference(context.response.get(headers.correlationId)) };
  const way = { text: button, href: isSignedIn ? "/idp/session/end" : `${portalUrl}/` };
  context.type = "html";
  context.body = pages.notePage(heading, richHtml(message, values), way);
};

/**
 * Whether somebody pressed Logout whose session stands: another request that it made meanwhile can take the sign-out's
 * secret from it.
 */
const isStillSignedIn = ({ oidc }: KoaContextWithOIDC): boolean =>
  oidc?.route.startsWith("end_session") && oidc.session?.accountId !== undefined;

/** An address where the provider has nothing, such as a link of a mail that was cut short. */
const showNothing = (context: KoaContextWithOIDC, { pages, portalUrl }: ProviderParts): void => {
  context.status = 404;
  context.type = "html";
  context.body = pages.notePage("Page not found", nothingThere, { text: "Back to the portal", href: `${portalUrl}/` });
};

/** Seconds that the browser may reuse the sign-in form: long enough to open the address that it was requested at. */
const formMaxAge = 10;

/**
 * Answers an authorization request that prefers JSON, by which the portal learns where to go while it can still show that
 * the provider is unreachable. The body is the address to go to; or, where a sign-in form is next, the form itself, with
 * a freshness lifetime (RFC 9111). The portal then opens the address it requested, and the browser shows the form
 * from its HTTP cache, one round trip sooner. A browser without that cache is redirected to the form as usual. SIGN-01
 */
const answerWithLoginForm = async (context: KoaContextWithOIDC, { signInForm }: ProviderParts): Promise<void> => {
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
  context.body = await signInForm(interaction.uid);
};

/**
 * The cookie by which a sign-in goes on stays as long as the form may be sent again: the provider would take it back at
 * once.
 */
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

/** Answers 503 with Retry-After, as every other call does, when the database is away. */
const askToRetry = (context: KoaContextWithOIDC): void => {
  const { status, retryAfter } = unavailable();
  context.status = status;
  context.set("retry-after", String(retryAfter));
};

/** The embedded OpenID provider. SIGN-11 */
export const createProvider = (parts: ProviderParts): Provider => {
  const provider = new Provider(parts.issuer, configurationOf(parts));
  const failures = new WeakMap<KoaContextWithOIDC, Error>();
  provider.on("server_error", (context, error) => failures.set(context, error));
  // Its addresses are the public ones, which the mount tells it whatever proxy stands before it.
  provider.proxy = true;
  provider.use(async (context: KoaContextWithOIDC, next) => {
    try {
      await next();
      if (isStorageAway(failures.get(context))) return askToRetry(context);
      if (context.status === 404 && context.body === undefined) showNothing(context, parts);
      await answerWithLoginForm(context, parts);
      keepResumeCookie(context);
      // Before the answer is sent: what the tokens of a sign-in were good for is over when its end is seen.
      const { session } = context.oidc ?? {};
      if (session && "destroyed" in session) await parts.signIns.end(session.uid);
    } catch (error) {
      // What fails around the provider's own handling of errors, such as storing a session.
      provider.emit("server_error", context, error);
      context.status = 500;
      await showError(context, parts, "server_error");
      if (isStorageAway(error)) askToRetry(context);
    }
  });
  return provider;
};
