import { Html, html } from "../pages/html.ts";
import { page } from "../pages/page.ts";

/**
 * Asks whether to sign out. With a valid id token as a hint, the portal that someone is signed in to
 * asked for it, and the page answers by itself; any other site's link does not sign anyone out. SIGN-06
 */
export const signOutPage = (form: string, isAskedByPortal: boolean): string =>
  page(
    "Sign out",
    html`<h1>Sign out</h1>
      <p>Do you want to sign out of the portal?</p>
      ${new Html(form)}
      <p>
        <button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
        <button class="second" type="submit" form="op.logoutForm">Stay signed in</button>
      </p>
      ${isAskedByPortal ? html`<script src="/pages/sign-out.js" defer></script>` : undefined}`,
  );
