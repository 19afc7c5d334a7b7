import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const bundle = new URL("../dist/bundle/index.umd.min.js", import.meta.resolve("@simplewebauthn/browser"));

/** Takes a form for passkeys into use; hides it where the browser has none. Its place is kept from the first paint. */
const isOffered = `const isOffered = (form) => {
  form.hidden = !SimpleWebAuthnBrowser.browserSupportsWebAuthn();
  form.querySelector("button").disabled = form.hidden;
  return !form.hidden;
};`;

/** Registers a passkey on the page that a link of the desk opens. DESK-02 */
const register = `(() => {
  const { startRegistration } = SimpleWebAuthnBrowser;
  const form = document.getElementById("new-passkey");
  if (!form || !isOffered(form)) return;
  const problem = document.getElementById("passkey-problem");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    problem.textContent = "";
    startRegistration({ optionsJSON: JSON.parse(form.dataset.options) }).then(
      (response) => {
        form.elements.response.value = JSON.stringify(response);
        form.submit();
      },
      () => {
        problem.textContent = form.dataset.failed;
      },
    );
  });
})();
`;

/**
 * Offers passkeys on the sign-in page, which works without them. The conditional request in the email field stays
 * pending; the library aborts it when the button starts its own request. PASS-04
 */
const offer = `(() => {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = SimpleWebAuthnBrowser;
  const form = document.getElementById("passkey");
  if (!form || !isOffered(form)) return;
  const optionsJSON = JSON.parse(form.dataset.options);
  const problem = document.getElementById("passkey-problem");
  const send = (response) => {
    form.elements.response.value = JSON.stringify(response);
    form.submit();
  };
  // Tells the device to drop a passkey that is not on record, where the browser supports it.
  const { unknown } = form.dataset;
  if (unknown && PublicKeyCredential.signalUnknownCredential)
    PublicKeyCredential.signalUnknownCredential({ rpId: optionsJSON.rpId, credentialId: unknown }).catch(() => {});
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    problem.textContent = "";
    startAuthentication({ optionsJSON }).then(send, () => {
      problem.textContent = form.dataset.failed;
    });
  });
  // Not offered after an error, because an automatic authenticator would repeat it endlessly.
  if (document.getElementById("summary")) return;
  browserSupportsWebAuthnAutofill().then((isSupported) => {
    if (isSupported) startAuthentication({ optionsJSON, useBrowserAutofill: true }).then(send, () => {});
  });
})();
`;

const withLibrary = async (script: string): Promise<string> =>
  `${await readFile(fileURLToPath(bundle), "utf8")}\n${isOffered}\n${script}`;

/** The sign-in page's script for passkeys: the library's browser bundle, and the offer. */
export const passkeyScript = (): Promise<string> => withLibrary(offer);

/** The script of the page that registers a passkey. DESK-02 */
export const newPasskeyScript = (): Promise<string> => withLibrary(register);
