import { createHash, randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";

/** The response to a request. */
export interface VisitResult {
  readonly status: number;
  readonly location: string;
  readonly text: string;
}

let visitors = 0;

/** A browser with only a cookie jar, over a socket. It does not follow redirects. */
export class Visitor {
  readonly #url: string;
  /** As set by a proxy. Each visitor has a separate address, because addresses are rate limited. */
  readonly #address = `198.51.100.${(visitors += 1) % 250}`;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  /** Requests an address, from another server of the institute if given. */
  async visit(address: string, form?: Readonly<Record<string, string>>, url = this.#url): Promise<VisitResult> {
    const { pathname, search } = new URL(address, this.#url);
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url + pathname + search, {
      redirect: "manual",
      headers: { cookie, "x-forwarded-for": this.#address, ...(form ? { origin: this.#url } : {}) },
      ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
    });
    for (const [, name = "", value = ""] of response.headers
      .getSetCookie()
      .map((text) => /^([^=]+)=([^;]*)/.exec(text) ?? []))
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    return { status: response.status, location: response.headers.get("location") ?? "", text: await response.text() };
  }

  /** A page of the trial's mails, which is only shown to direct connections. */
  async #mailPage(address: string): Promise<string> {
    return (await fetch(new URL(address, this.#url))).text();
  }

  /** The latest link for choosing a password, from the trial's mail page. */
  async linkTo(email: string): Promise<string> {
    for (let attempt = 0; attempt < 400; attempt += 1) {
      const text = await this.#mailPage("/outside/mail");
      const [, mail] = new RegExp(`href="([^"]+)">[^<]*</a> to ${email}<`).exec(text) ?? [];
      const [link] =
        mail === undefined ? [] : (/[^"]+\/idp\/choose-password\/[^"]+/.exec(await this.#mailPage(mail)) ?? []);
      if (link !== undefined) return link;
      await setTimeout(25);
    }
    throw new Error(`No link was sent to ${email}`);
  }

  /** Requests a link for a forgotten password. */
  async newLink(email: string): Promise<string> {
    await this.visit("/idp/forgotten-password", { email });
    return this.linkTo(email);
  }

  /** Signs in up to the authorization code; resolves with the parameters that exchange it for tokens. */
  async signIn(email: string, password: string): Promise<Readonly<Record<string, string>>> {
    const verifier = randomBytes(32).toString("base64url");
    const redirect = `${this.#url}/callback.html`;
    const asked = {
      client_id: "guildhall-portal",
      response_type: "code",
      scope: "openid profile email api:read api:write",
      redirect_uri: redirect,
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
    };
    const form = await this.visit(`/idp/auth?${new URLSearchParams(asked).toString()}`);
    let { location } = await this.visit(form.location, { email, password });
    while (location.startsWith(`${this.#url}/idp/`)) location = (await this.visit(location)).location;
    const code = new URL(location, this.#url).searchParams.get("code");
    if (code === null) throw new Error(`Nobody was signed in as ${email}: sent to ${location || "nowhere"}`);
    return {
      grant_type: "authorization_code",
      client_id: asked.client_id,
      code,
      redirect_uri: redirect,
      code_verifier: verifier,
    };
  }
}
