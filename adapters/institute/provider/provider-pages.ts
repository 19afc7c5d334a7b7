import type { KoaContextWithOIDC } from "oidc-provider";

import { supportReference } from "../../../domain/shell/failure.ts";
import { headers } from "../../contract/headers.ts";
import { html, Html } from "../platform/pages/html.ts";
import type { OwnPages, Pages } from "../platform/pages/pages.ts";
import { richHtml } from "../platform/pages/rich-html.ts";

interface ProviderPageDependencies {
  readonly pages: OwnPages;
  /** The portal's address. */
  readonly portalUrl: string;
}

const signOutAddress = "/idp/session/end";

/** The pages for the reader of one of the provider's. The mount keeps the address of a request that it rewrites. */
const pagesIn = ({ req }: KoaContextWithOIDC, { pages }: ProviderPageDependencies): Promise<Pages> => {
  const { method, headers: sent, url, originalUrl = url } = req as typeof req & { readonly originalUrl?: string };
  const address = method === "POST" ? signOutAddress : originalUrl;
  return pages.forReader({ url: originalUrl, headers: sent }, { address });
};

/** Whether the signed-in user's portal requested the sign-out: the id token hint is theirs. */
const isAskedByPortal = ({ oidc: { session, entities } }: KoaContextWithOIDC): boolean =>
  session?.accountId !== undefined && entities.IdTokenHint?.payload.sub === session.accountId;

/**
 * Asks for confirmation of a sign-out. When the portal's signed-in user requested it, the page submits itself; links
 * from other sites have no effect. SIGN-06
 */
export const showSignOut = async (
  context: KoaContextWithOIDC,
  dependencies: ProviderPageDependencies,
  form: string,
): Promise<void> => {
  const { page, words } = await pagesIn(context, dependencies);
  const { heading, message, button, stay } = await words("sign-out");
  context.type = "html";
  context.body = page(
    heading,
    html`<h1>${heading}</h1>
      ${richHtml(message, {})}
      ${new Html(form)}
      <p>
        <button type="submit" form="op.logoutForm" name="logout" value="yes">${button}</button>
        <a class="button second" href="${dependencies.portalUrl}/">${stay}</a>
      </p>
      ${isAskedByPortal(context) ? html`<script src="/pages/sign-out.js" defer></script>` : undefined}`,
  );
};

/** Confirms a sign-out that the portal did not request. */
export const showSignedOut = async (
  context: KoaContextWithOIDC,
  dependencies: ProviderPageDependencies,
): Promise<void> => {
  const { page, words } = await pagesIn(context, dependencies);
  const { title, heading, link } = (await words("sign-out")).done;
  context.type = "html";
  context.body = page(
    title,
    html`<h1>${heading}</h1>
            <p><a href="${dependencies.portalUrl}/">${link}</a></p>`,
  );
};

/** Whether a sign-out failed although the session is active: a concurrent request can replace its CSRF secret. */
const isStillSignedIn = ({ oidc }: KoaContextWithOIDC): boolean =>
  oidc?.route.startsWith("end_session") && oidc.session?.accountId !== undefined;

/** Names an error of the provider, with a reference for support. */
export const showError = async (
  context: KoaContextWithOIDC,
  dependencies: ProviderPageDependencies,
  error: string,
): Promise<void> => {
  const { words, notePage } = await pagesIn(context, dependencies);
  const isSignedIn = isStillSignedIn(context);
  const { heading, message, button } = (await words(isSignedIn ? "sign-out" : "sign-in")).failed;
  const values = { error, reference: supportReference(context.response.get(headers.correlationId)) };
  const way = { text: button, href: isSignedIn ? signOutAddress : `${dependencies.portalUrl}/` };
  context.type = "html";
  context.body = notePage(heading, richHtml(message, values), way);
};

/** Answers an unknown address, such as a truncated link. */
export const showNothing = async (
  context: KoaContextWithOIDC,
  dependencies: ProviderPageDependencies,
): Promise<void> => {
  const { words, notePage } = await pagesIn(context, dependencies);
  context.status = 404;
  context.type = "html";
  const { notFound, back } = await words("error-pages");
  context.body = notePage(notFound.heading, notFound.message, { text: back, href: `${dependencies.portalUrl}/` });
};
