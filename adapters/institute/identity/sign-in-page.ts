import { errorsOn, type FormError } from "../pages/form.ts";
import { html } from "../pages/html.ts";
import type { Pages } from "../pages/pages.ts";

interface SignInPage {
  readonly uid: string;
  readonly email: string;
  /** In the order of the fields. */
  readonly errors: readonly FormError[];
  /** Files of the portal's code, which come while somebody fills in the form. */
  readonly code: readonly string[];
  /** Someone to try it as; absent in production. */
  readonly trial?: { readonly email: string; readonly password: string } | undefined;
}

/** The sign-in form. The email is kept after an error, the password is not. */
export const signInPage = ({ page }: Pages, { uid, email, errors, code, trial }: SignInPage): string => {
  const { title, summary, marks, message } = errorsOn("Sign in", errors);
  return page(
    title,
    html`${summary}
      <h1>Sign in</h1>
      <form method="post" action="/idp/auth/${uid}/sign-in" novalidate>
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
          ${marks("email")}
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
          ${marks("password")}
        />
        <button type="submit">Sign in</button>
      </form>
      <p><a href="/idp/forgotten-password">Forgotten your password?</a></p>
      ${
        trial &&
        html`<p class="trial">
          This is a trial with made-up people. You can sign in as ${trial.email} with the password ${trial.password}.
        </p>`
      }
      ${code.map((file) => html`<link rel="modulepreload" href="${file}" />`)}`,
    "sign",
  );
};
