import type { BrowserContext } from "playwright-core";

/** The key by which the tab that signs out notifies the provider's frame. */
export const signedOut = "signed out at the provider";

// OpenID Connect Session Management: the portal asks by message, and the frame answers whether the session has changed.
const frame = `<!doctype html><script>
  addEventListener("message", ({ source, origin }) => {
    const isOver = localStorage.getItem(${JSON.stringify(signedOut)}) !== null;
    source.postMessage(isOver ? "changed" : "unchanged", origin);
  });
</script>`;

// Such a provider returns a session state with the code.
const bearSessionState = (): void => {
  const address = new URL(location.href);
  if (!address.searchParams.has("code")) return;
  address.searchParams.set("session_state", "state.salt");
  history.replaceState(null, "", address);
};

/**
 * Adds session monitoring, which the embedded provider lacks: its discovery gets a frame, and every sign-in a session
 * state.
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
