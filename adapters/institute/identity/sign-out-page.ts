import { Html, html } from "../pages/html.ts";
import type { Pages } from "../pages/pages.ts";

/**
 * Asks whether to sign out. Where the portal that someone is signed in to asked for it, the page answers
 * by itself; any other site's link does not sign anyone out. SIGN-06
 */
export const signOutPage = ({ page }: Pages, form: string, isAskedByPortal: boolean, portalUrl: string): string =>
  page(
    "Sign out",
    html`<h1>Sign out</h1>
      <p>Do you want to sign out of the portal?</p>
      ${new Html(form)}
      <p>
        <button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
        <a class="button second" href="${portalUrl}/">Stay signed in</a>
      </p>
      ${isAskedByPortal ? html`<script src="/pages/sign-out.js" defer></script>` : undefined}`,
  );
