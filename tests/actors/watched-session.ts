import type { BrowserContext } from "playwright-core";

/** Where the tab that signs out leaves word for the provider's own frame. */
export const signedOut = "signed out at the provider";

// As OpenID Connect Session Management has it: the portal asks by message, and the frame says whether anything has
// changed.
const frame = `<!doctype html><script>
  addEventListener("message", ({ source, origin }) => {
    const isOver = localStorage.getItem(${JSON.stringify(signedOut)}) !== null;
    source.postMessage(isOver ? "changed" : "unchanged", origin);
  });
</script>`;

// Such a provider leads back from a sign-in with a session state beside the code.
const bearSessionState = (): void => {
  const address = new URL(location.href);
  if (!address.searchParams.has("code")) return;
  address.searchParams.set("session_state", "state.salt");
  history.replaceState(null, "", address);
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
