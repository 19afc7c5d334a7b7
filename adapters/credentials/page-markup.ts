import { shortestPassword } from "../../domain/customer/password.ts";
import { html } from "../institute/pages/html.ts";
import type { Pages } from "../institute/pages/pages.ts";

/** What is wrong with a field, at the field and above the form. */
interface FieldError {
  readonly id: string;
  readonly message: string | undefined;
}

const summary = ({ id, message }: FieldError) =>
  message === undefined
    ? undefined
    : html`<div class="summary" id="summary" role="alert" tabindex="-1" autofocus>
        <h2>There are errors on the page</h2>
        <ul>
          <li><a href="#${id}">${message}</a></li>
        </ul>
      </div>`;

const marked = ({ id, message }: FieldError) =>
  message === undefined ? undefined : html` aria-invalid="true" aria-describedby="${id}-wrong"`;

const told = ({ id, message }: FieldError) =>
  message === undefined ? undefined : html`<p class="wrong" id="${id}-wrong">${message}</p>`;

/** Asks for the address that a link is sent to. PASS-01 */
export const forgottenPage = ({ page }: Pages, email: string, message?: string): string => {
  const error = { id: "email", message };
  return page(
    message === undefined ? "Forgotten your password?" : "Error: Forgotten your password?",
    html`${summary(error)}
      <h1>Forgotten your password?</h1>
      <p>Enter the email you sign in with. We will send a link to it, for choosing a new password.</p>
      <form method="post" action="/idp/forgotten-password" novalidate>
        <label for="email">Email</label>
        ${told(error)}
        <input id="email" name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="254" value="${email}" ${marked(error)} />
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
  const error = { id: "password", message };
  return page(
    message === undefined ? "Choose a password" : "Error: Choose a password",
    html`${summary(error)}
      <h1>Choose a password</h1>
      <p>For ${email}. At least ${String(shortestPassword)} characters; three unrelated words make a good one.</p>
      <form method="post" action="/idp/choose-password/${token}" novalidate>
        <input type="hidden" name="username" value="${email}" autocomplete="username" />
        <label for="password">New password</label>
        ${told(error)}
        <input id="password" name="password" type="password" autocomplete="new-password" required maxlength="200" ${marked(error)} />
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
