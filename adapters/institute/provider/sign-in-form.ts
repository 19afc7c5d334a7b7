import { fillLine } from "../platform/content/fill-line.ts";
import { html, Html } from "../platform/pages/html.ts";
import { renderErrors, type FormError, type Pages } from "../platform/pages/pages.ts";
import { showPasswordButton } from "../platform/pages/show-password-script.ts";
import type { PasskeyCeremonies } from "./credentials/passkey-ceremonies.ts";

/**
 * Runs after the form is shown: prefetches the code of portal and passkeys, and replaces the address with the form's
 * own, so reload and Back do not submit again.
 */
export const signInPageScript = `history.replaceState(null, "", document.forms[0].action);
requestAnimationFrame(() => setTimeout(() => document.head.append(document.querySelector("template").content)));`;

interface SignInFormDependencies {
  /** The callback page's scripts, prefetched while the form is filled in. */
  readonly callbackAssets: () => Promise<readonly string[]>;
  /** Credentials shown in a trial; absent in production. */
  readonly trial?: { readonly email: string; readonly password: string } | undefined;
  readonly ceremonies: PasskeyCeremonies;
  readonly now: () => Date;
}

/** The submitted email and the errors, in the order of the fields. */
export interface FilledIn {
  readonly email: string;
  readonly errors: readonly FormError[];
  /** The credential ID of a passkey that was sent and is not on record. */
  readonly unknownPasskey?: string | undefined;
}

/** Renders the sign-in form of an interaction in the language of the pages, empty or as submitted. */
export type SignInForm = (pages: Pages, uid: string, filledIn?: FilledIn) => Promise<string>;

/** The address of an interaction's form. */
export const signInAddress = (uid: string): string => `/idp/auth/${uid}/sign-in`;

const formId = "sign-in";

/** Creates the sign-in form. After an error it keeps the email but not the password. */
export const signInForm =
  ({ callbackAssets, trial, ceremonies, now }: SignInFormDependencies): SignInForm =>
  async (pages, uid, { email, errors, unknownPasskey } = { email: "", errors: [] }) => {
    const texts = await pages.words("sign-in");
    const { title, summary, marks, message } = renderErrors(texts.heading, errors, texts.formErrors);
    const code = await callbackAssets();
    return pages.page(
      title,
      html`${summary}
      <h1>${texts.heading}</h1>
      <form method="post" action="${signInAddress(uid)}" id="${formId}" novalidate>
        <label for="email">${texts.email}</label>
        ${message("email")}
        <input
          id="email"
          name="email"
          type="text"
          inputmode="email"
          autocomplete="username webauthn"
          autocapitalize="none"
          spellcheck="false"
          required
          maxlength="254"
          value="${email}"
          ${marks("email")}
        />
        <label for="password">${texts.password}</label>
        ${message("password")}
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          maxlength="200"
          data-show="${texts.show}"
          data-hide="${texts.hide}"
          ${marks("password")}
        />
        ${showPasswordButton(texts.show)}
        <button type="submit">${texts.button}</button>
      </form>
      <form
        id="passkey"
        method="post"
        action="${signInAddress(uid)}/passkey"
        data-options="${JSON.stringify(ceremonies.signInOptions(uid, now()))}"
        data-failed="${texts.passkeyFailed}"
        data-unknown="${unknownPasskey ?? ""}"
        class="scripted"
      >
        <input type="hidden" name="response" />
        <p id="passkey-problem" class="wrong" role="alert"></p>
        <button type="submit" class="second" disabled>${texts.passkey}</button>
      </form>
      <p><a href="/idp/forgotten-password">${texts.forgotten}</a></p>
      ${
        trial &&
        html`<p class="trial">
          ${fillLine(texts.trial, trial)}
        </p>`
      }
      <template>${code.map((file) => html`<link rel="modulepreload" href="${file}" />`)}
        <script src="/pages/passkey.js"></script>
      </template>
      <script src="/pages/show-password.js" defer></script>
      <script type="module">${new Html(signInPageScript)}</script>`,
      "sign",
      formId,
    );
  };
