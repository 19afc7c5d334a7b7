import { html, nothing, render } from "lit-html";
import type { SessionEnd } from "../../application/ports/identity.ts";
import type { Body } from "../../domain/shell/body.ts";
import { bootHead } from "./head.ts";

const reasons: Readonly<Record<SessionEnd, string | undefined>> = {
  logout: undefined,
  idle: "Nothing happened for a while, so we signed you out. What you typed is kept in this window until you sign in again.",
  "not renewed":
    "Your session has ended. What you typed is kept in this window until you sign in again.",
};

const isEnd = (why: string | null): why is SessionEnd => why !== null && Object.hasOwn(reasons, why);

/** Says that nobody is signed in any longer, why if it was not asked for, and offers to sign in again. SIGN-05, SIGN-06 */
export const showLoggedOut = (root: HTMLElement, why: string | null, body: Body): void => {
  document.title = `Signed out – ${body.shortName}`;
  const reason = isEnd(why) ? reasons[why] : undefined;
  root.replaceChildren();
  render(
    html`<main class="boot-screen">
      ${bootHead(body.name)}
      <h1 tabindex="-1">You are signed out</h1>
      ${reason === undefined ? nothing : html`<p>${reason}</p>`}
      <p>If others use this device too, close this window.</p>
      <p class="boot-actions"><a class="boot-button" href="/">Sign in</a></p>
    </main>`,
    root,
  );
};
