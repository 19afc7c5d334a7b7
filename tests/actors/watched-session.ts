import type { BrowserContext } from "playwright-core";

/** Where the tab that signs out leaves word for the provider's own frame. */
export const signedOut = "signed out at the provider";

// As OpenID Connect Session Management has it: the portal asks by message, and the frame says whether anything has changed.
const frame = `<!doctype html><script>
  addEventListener("message", ({ source, origin }) => {
    const isOver = localStorage.getItem(${JSON.stringify(signedOut)}) !== null;
    source.postMessage(isOver ? "changed" : "unchanged", origin);
  });
</script>`;

// What such a provider sends along with a sign-in, and the library keeps of it.
const bearSessionState = (): void => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    const kept = key.startsWith("oidc.user:")
      ? JSON.stringify({ ...(JSON.parse(value) as object), session_state: "state.salt" })
      : value;
    setItem.call(this, key, kept);
  };
};

/**
 * Lets the provider's session be watched, which the embedded one does not offer: its discovery names a
 * frame for it, and every sign-in bears a session state.
 */
export const letSessionBeWatched = async (context: BrowserContext, url: string): Promise<void> => {
  const check = `${url}/idp/check-session`;
  await context.route("**/.well-known/openid-configuration", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), check_session_iframe: check } });
  });
  await context.route(check, (route) => route.fulfill({ contentType: "text/html", body: frame }));
  await context.addInitScript(bearSessionState);
};
