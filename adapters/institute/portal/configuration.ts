import { portalBody, type PortalBody } from "../../contract/body.ts";
import type { PortalConfiguration } from "../../contract/portal-configuration.ts";
import { apiScope } from "../identity/access-token.ts";
import type { OutsideAddresses } from "../outside/addresses.ts";

interface ConfigurationParts {
  readonly publicUrl: string;
  readonly authority: string;
  /** Whether the provider is the institute's own. */
  readonly isOwnProvider: boolean;
  /** The origins of another provider's end points. */
  readonly origins: readonly string[] | undefined;
  readonly scope: string | undefined;
  readonly claims: PortalConfiguration["identity"]["claims"];
  readonly clientId: string;
  readonly apiBase: string | undefined;
  readonly contentBase: string | undefined;
  readonly idleMinutes: number;
  readonly tracking: PortalConfiguration["tracking"];
  readonly body: PortalBody;
  readonly outside: OutsideAddresses;
}

/** What the served portal is told: where everything else is. */
export const configurationFor = (parts: ConfigurationParts): PortalConfiguration => {
  const { publicUrl, authority, clientId, outside } = parts;
  return {
    apiBase: parts.apiBase ?? `${publicUrl}/api`,
    contentBase: parts.contentBase ?? `${publicUrl}/api`,
    identity: {
      authority,
      clientId,
      scope: parts.scope ?? `openid profile email ${apiScope}`,
      claims: parts.claims,
      ...(parts.origins ? { origins: [...parts.origins] } : {}),
      ...(parts.isOwnProvider
        ? { signIn: { authorization: `${authority}/auth`, token: `${authority}/token`, styles: `${publicUrl}/pages/style.css` } }
        : {}),
      callbackUrl: `${publicUrl}/callback.html`,
      renewUrl: `${publicUrl}/silent-renew.html`,
      loggedOutUrl: `${publicUrl}/logged-out.html`,
    },
    // Of the institute's body, what the portal says.
    body: portalBody.parse(parts.body),
    idleMinutes: parts.idleMinutes,
    ...(parts.tracking ? { tracking: parts.tracking } : {}),
    ...outside,
  };
};
