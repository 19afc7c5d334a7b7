import { once } from "node:events";
import { createServer, type Server } from "node:http";

import { exportJWK, generateKeyPair } from "jose";
import { Provider, type KoaContextWithOIDC } from "oidc-provider";

interface FlowServices {
  readonly port: number;
  readonly portal: string;
  readonly claimsOf: (account: string) => Readonly<Record<string, unknown>>;
  readonly givesRefreshTokens: boolean;
  /** Whether silent requests require an id token hint. */
  readonly demandsHint?: boolean;
}

const audience = "urn:body:api";
const scope = "portal.read portal.write";

/**
 * A provider on another site that differs from the embedded one: its subject is not the customer's number, it signs
 * tokens by ES256, its claims and scopes have other names, and its cookie is not sent in frames.
 */
export const startSecondProvider = async ({
  port,
  portal,
  claimsOf,
  givesRefreshTokens,
  demandsHint = false,
}: FlowServices): Promise<Server> => {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const grantTypes = givesRefreshTokens ? ["authorization_code", "refresh_token"] : ["authorization_code"];
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    clients: [
      {
        client_id: "portal",
        token_endpoint_auth_method: "none",
        id_token_signed_response_alg: "ES256",
        grant_types: grantTypes,
        response_types: ["code"],
        redirect_uris: [`${portal}/callback.html`, `${portal}/silent-renew.html`],
        post_logout_redirect_uris: [`${portal}/logged-out.html`],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "ES256", use: "sig" }] },
    cookies: { keys: ["a key of the test"] },
    claims: { openid: ["sub", "member_number", "roles", "name"] },
    conformIdTokenClaims: false,
    clientAuthMethods: ["none"],
    issueRefreshToken: () => Promise.resolve(givesRefreshTokens),
    findAccount: (_context, account) => ({
      accountId: account,
      claims: () => ({ sub: account, ...claimsOf(account) }),
    }),
    extraTokenClaims: (_context, token) =>
      "accountId" in token ? { azp: "portal", ...claimsOf(token.accountId) } : {},
    loadExistingGrant: async ({ oidc }: KoaContextWithOIDC) => {
      const grant = new oidc.provider.Grant({ clientId: "portal", accountId: oidc.session?.accountId ?? "" });
      grant.addOIDCScope("openid");
      grant.addResourceScope(audience, scope);
      await grant.save();
      return grant;
    },
    clientBasedCORS: () => true,
    features: {
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope,
          audience,
          accessTokenFormat: "jwt",
          accessTokenTTL: 600,
          jwt: { sign: { alg: "ES256" } },
        }),
      },
    },
  });
  if (demandsHint)
    provider.use(async (context: KoaContextWithOIDC, next) => {
      const {
        prompt,
        id_token_hint: hint,
        redirect_uri: back = "",
        state = "",
      } = context.query as Readonly<Record<string, string | undefined>>;
      if (prompt === "none" && hint === undefined)
        context.redirect(`${back}?${new URLSearchParams({ error: "invalid_request", state }).toString()}`);
      else await next();
    });
  const server = createServer(provider.callback()).listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
};
