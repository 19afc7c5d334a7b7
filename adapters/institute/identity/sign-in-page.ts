import { html } from "../pages/html.ts";
import type { Pages } from "../pages/pages.ts";

/** What is wrong with what was entered, and the field that it leads to. */
export interface SignInError {
  readonly field: "email" | "password";
  readonly message: string;
}

interface SignInPage {
  readonly uid: string;
  readonly email: string;
  /** In the order of the fields. */
  readonly errors: readonly SignInError[];
  /** Someone to try it as; absent in production. */
  readonly trial?: { readonly email: string; readonly password: string } | undefined;
}

const errorSummary = (errors: readonly SignInError[]) =>
  html`<div class="summary" id="summary" role="alert" tabindex="-1" autofocus>
    <h2>There are errors on the page</h2>
    <ul>
      ${errors.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}
    </ul>
  </div>`;

/** The sign-in form. The email is kept after an error, the password is not. */
export const signInPage = ({ page }: Pages, { uid, email, errors, trial }: SignInPage): string => {
  const errorOf = (field: SignInError["field"]) => errors.find((error) => error.field === field);
  const wrong = (field: SignInError["field"]) =>
    errorOf(field) ? html` aria-invalid="true" aria-describedby="${field}-wrong"` : undefined;
  const message = (field: SignInError["field"]) => {
    const error = errorOf(field);
    return error && html`<p class="wrong" id="${field}-wrong">${error.message}</p>`;
  };

  return page(
    errors.length > 0 ? "Error: Sign in" : "Sign in",
    html`${errors.length > 0 ? errorSummary(errors) : undefined}
      <h1>Sign in</h1>
      <form method="post" action="/idp/sign-in/${uid}" novalidate>
        <label for="email">Email</label>
        ${message("email")}
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          required
          maxlength="254"
          value="${email}"
          ${wrong("email")}
        />
        <label for="password">Password</label>
        ${message("password")}
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          maxlength="200"
          ${wrong("password")}
        />
        <button type="submit">Sign in</button>
      </form>
      <p><a href="/idp/forgotten-password">Forgotten your password?</a></p>
      ${
        trial &&
        html`<p class="trial">
          This is a trial with made-up people. You can sign in as ${trial.email} with the password ${trial.password}.
        </p>`
      }`,
    "sign",
  );
};
