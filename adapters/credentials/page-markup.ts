import { shortestPassword } from "../../domain/customer/password.ts";
import { errorsOn } from "../institute/pages/form.ts";
import { html } from "../institute/pages/html.ts";
import type { Pages } from "../institute/pages/pages.ts";

/** Asks for the address that a link is sent to. PASS-01 */
export const forgottenPage = ({ page }: Pages, email: string, message?: string): string => {
  const errors = errorsOn("Forgotten your password?", message === undefined ? [] : [{ field: "email", message }]);
  return page(
    errors.title,
    html`${errors.summary}
      <h1>Forgotten your password?</h1>
      <p>Enter the email you sign in with. We will send a link to it, for choosing a new password.</p>
      <form method="post" action="/idp/forgotten-password" novalidate>
        <label for="email">Email</label>
        ${errors.message("email")}
        <input id="email" name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="254" value="${email}" ${errors.marks("email")} />
        <button type="submit">Send the link</button>
      </form>`,
  );
};

/** Says the same whether the address is known or not. PASS-01 */
export const linkSentPage = ({ page }: Pages, portalUrl: string): string =>
  page(
    "Check your email",
    html`<h1>Check your email</h1>
      <p>If this is the email of an account, a link is on its way to it. It works once, for 30 minutes.</p>
      <p>Nothing there? Check your spam folder, or <a href="/idp/forgotten-password">try another email</a>.</p>
      <p><a class="button" href="${portalUrl}/">Back to the portal</a></p>`,
  );

/** Asks for a new password. PASS-01, PASS-02 */
export const choosePage = ({ page }: Pages, token: string, email: string, message?: string): string => {
  const errors = errorsOn("Choose a password", message === undefined ? [] : [{ field: "password", message }]);
  return page(
    errors.title,
    html`${errors.summary}
      <h1>Choose a password</h1>
      <p>For ${email}. At least ${String(shortestPassword)} characters; three unrelated words make a good one.</p>
      <form method="post" action="/idp/choose-password/${token}" novalidate>
        <input type="hidden" name="username" value="${email}" autocomplete="username" />
        <label for="password">New password</label>
        ${errors.message("password")}
        <input id="password" name="password" type="password" autocomplete="new-password" required maxlength="200" ${errors.marks("password")} />
        <button type="submit">Save password</button>
      </form>`,
  );
};

/** Asks whether an email is to be signed in with: opening a link alone, as mail scanners do, changes nothing. LOGN-01 */
export const confirmEmailPage = ({ page }: Pages, token: string, email: string): string =>
  page(
    "Confirm your new sign-in email",
    html`<h1>Confirm your new sign-in email</h1>
      <p>You will then sign in with ${email}. Your password stays as it is.</p>
      <form method="post" action="/idp/confirm-email/${token}">
        <button type="submit">Confirm this email</button>
      </form>`,
  );
