import { minPasswordLength } from "../../../../domain/customer/password.ts";
import { html } from "../../platform/pages/html.ts";
import { renderErrors, type Pages } from "../../platform/pages/pages.ts";
import { richHtml } from "../../platform/pages/rich-html.ts";
import { showPasswordButton } from "../../platform/pages/show-password-script.ts";

/** The address of the form for a password link. */
export const forgottenAddress = "/idp/forgotten-password";
const formId = "forgotten-password";

/** The page with the form for a password link. PASS-01 */
export const forgottenPage = async (
  { page, words }: Pages,
  portalUrl: string,
  email: string,
  isMissing = false,
): Promise<string> => {
  const { forgotten: texts } = await words("password-links");
  const { formErrors } = await words("sign-in");
  const wrong = isMissing ? [{ field: "email", message: texts.errors.email }] : [];
  const errors = renderErrors(texts.heading, wrong, formErrors);
  return page(
    errors.title,
    html`${errors.summary}
      <h1>${texts.heading}</h1>
      ${richHtml(texts.message, {})}
      <form method="post" action="${forgottenAddress}" id="${formId}" novalidate>
        <label for="email">${texts.email}</label>
        ${errors.message("email")}
        <input id="email" name="email" type="text" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="254" value="${email}" ${errors.marks("email")} />
        <button type="submit">${texts.button}</button>
      </form>
      <p><a href="${portalUrl}/">${texts.back}</a></p>`,
    "note",
    formId,
  );
};

/** The confirmation, the same for known and unknown addresses. PASS-01 */
export const linkSentPage = async ({ notePage, words }: Pages, portalUrl: string): Promise<string> => {
  const { heading, message, button } = (await words("password-links")).sent;
  const addresses: Readonly<Record<string, string>> = {
    PORTAL: `${portalUrl}/`,
    FORGOTTEN_PASSWORD: forgottenAddress,
  };
  const markup = richHtml(message, {}, (href) => addresses[href] ?? href);
  return notePage(heading, markup, { text: button, href: `${portalUrl}/` });
};

/** The page with the form for a new password. PASS-01, PASS-02 */
export const choosePage = async (
  { page, words }: Pages,
  token: string,
  email: string,
  message?: string,
): Promise<string> => {
  const { choose: texts } = await words("password-links");
  const { formErrors, show, hide } = await words("sign-in");
  const wrong = message === undefined ? [] : [{ field: "password", message }];
  const errors = renderErrors(texts.heading, wrong, formErrors);
  return page(
    errors.title,
    html`${errors.summary}
      <h1>${texts.heading}</h1>
      ${richHtml(texts.message, { email, shortest: String(minPasswordLength) })}
      <form method="post" action="/idp/choose-password/${token}" novalidate>
        <input type="hidden" name="username" value="${email}" autocomplete="username" />
        <label for="password">${texts.password}</label>
        ${errors.message("password")}
        <input id="password" name="password" type="password" autocomplete="new-password" required maxlength="200" data-show="${show}" data-hide="${hide}" ${errors.marks("password")} />
        ${showPasswordButton(show)}
        <button type="submit">${texts.button}</button>
      </form>
      <script src="/pages/show-password.js" defer></script>`,
  );
};

/**
 * The page that confirms a new sign-in email. Opening the link changes nothing, because mail scanners open links.
 * LOGN-01
 */
export const confirmEmailPage = async ({ page, words }: Pages, token: string, email: string): Promise<string> => {
  const { heading, message, button } = (await words("password-links")).confirmEmail;
  return page(
    heading,
    html`<h1>${heading}</h1>
      ${richHtml(message, { email })}
      <form method="post" action="/idp/confirm-email/${token}">
        <button type="submit">${button}</button>
      </form>`,
  );
};
