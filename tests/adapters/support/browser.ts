import { createHash, randomBytes } from "node:crypto";

import { publicUrl } from "./open-institute.ts";

/** What a browser asks of whatever answers it: an institute of this process, or one at an address. */
interface Request {
  readonly remoteAddress: string;
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
}
interface Response {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly expires?: Date }[];
}
export interface Answering {
  readonly app: { inject(request: Request): Promise<Response> };
}

/** What a browser would have on screen, or be sent on to. */
export interface Page {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A browser with nothing but a cookie jar. It goes to one place at a time, and follows no redirect by itself. */
export class Browser {
  readonly #institute: Answering;
  readonly #address: string;
  readonly #forwardedFor: string | undefined;
  readonly #cookies: Map<string, string>;

  readonly #userAgent: string | undefined;

  /** `forwardedFor` is what it, or a proxy on its way, says of where it is. */
  constructor(
    institute: Answering,
    address = "127.0.0.1",
    forwardedFor?: string,
    cookies = new Map<string, string>(),
    userAgent?: string,
  ) {
    this.#userAgent = userAgent;
    this.#cookies = cookies;
    this.#institute = institute;
    this.#address = address;
    this.#forwardedFor = forwardedFor;
  }

  /** The same browser, whose calls another process of the institute answers. */
  at(institute: Answering): Browser {
    return new Browser(institute, this.#address, this.#forwardedFor, this.#cookies, this.#userAgent);
  }

  /** As when it is closed and opened again: only what was kept for longer is left. */
  forgetSession(): void {
    for (const name of this.#cookies.keys()) if (!name.startsWith("device-")) this.#cookies.delete(name);
  }

  /** Goes to an address, at another process of the institute where one is given. */
  visit(address: string, form?: Readonly<Record<string, string>>, institute = this.#institute): Promise<Page> {
    return this.#ask(address, institute, form, { accept: "text/html,*/*;q=0.8" });
  }

  /** Sends a form as a page's own script does, which shows no page of errors to anybody. */
  send(address: string, form: Readonly<Record<string, string>>, institute = this.#institute): Promise<Page> {
    return this.#ask(address, institute, form, { accept: "application/json" });
  }

  /** Asks for an address as a page's own script does that is about to leave for it. */
  askWhereTo(address: string): Promise<Page> {
    return this.#ask(address, this.#institute, undefined, { accept: "application/json, text/html;q=0.9" });
  }

  async #ask(
    address: string,
    institute: Answering,
    form: Readonly<Record<string, string>> | undefined,
    headers: Readonly<Record<string, string>>,
  ): Promise<Page> {
    const { pathname, search } = new URL(address, publicUrl);
    const response = await institute.app.inject({
      remoteAddress: this.#address,
      method: form ? "POST" : "GET",
      url: pathname + search,
      headers: {
        ...headers,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(this.#userAgent === undefined ? {} : { "user-agent": this.#userAgent }),
        ...(this.#forwardedFor === undefined ? {} : { "x-forwarded-for": this.#forwardedFor }),
        ...(form ? { "content-type": "application/x-www-form-urlencoded", origin: publicUrl } : {}),
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    });
    for (const { name, value, expires } of response.cookies)
      if (value === "" || (expires && expires.getTime() < Date.now())) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    const { location } = response.headers;
    return {
      status: response.statusCode,
      location: typeof location === "string" ? location : undefined,
      text: response.body,
      headers: response.headers,
    };
  }
}

/** The tokens at the end of a sign-in. */
export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly expires_in: number;
}

const clientId = "guildhall-portal";

/** One sign-in as the portal makes it: code flow with PKCE, nonce and state. */
export class SignIn {
  readonly #browser: Browser;
  readonly #verifier = randomBytes(32).toString("base64url");
  readonly nonce = randomBytes(8).toString("hex");

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Asks to sign in; without an interaction when `prompt` is none. */
  begin(odd: Readonly<Record<string, string>> = {}): Promise<Page> {
    return this.#browser.visit(this.address(odd));
  }

  /** Where one asks to sign in. */
  address(odd: Readonly<Record<string, string>> = {}): string {
    const query = {
      client_id: clientId,
      response_type: "code",
      scope: "openid profile email api:read api:write",
      redirect_uri: `${publicUrl}/callback.html`,
      code_challenge: createHash("sha256").update(this.#verifier).digest("base64url"),
      code_challenge_method: "S256",
      state: "as-it-was",
      nonce: this.nonce,
      ...odd,
    };
    return `/idp/auth?${new URLSearchParams(query).toString()}`;
  }

  /** Goes from a filled-in form, or a silent answer, back to the portal's own page. */
  async returned(page: Page): Promise<URL> {
    let present = page;
    while (present.location?.startsWith(`${publicUrl}/idp/`)) present = await this.#browser.visit(present.location);
    return new URL(present.location ?? "about:blank");
  }

  async tokens(
    callback: URL,
    odd: Readonly<Record<string, string>> = {},
    institute?: Answering,
  ): Promise<Page & { readonly tokens: Tokens }> {
    const form = {
      grant_type: "authorization_code",
      client_id: clientId,
      code: callback.searchParams.get("code") ?? "",
      redirect_uri: callback.origin + callback.pathname,
      code_verifier: this.#verifier,
      ...odd,
    };
    const page = await this.#browser.send("/idp/token", form, institute);
    return { ...page, tokens: JSON.parse(page.text) as Tokens };
  }

  /** The whole way, with the right password. */
  async complete(email: string, password = "Ledger-2026"): Promise<Tokens> {
    const { location = "" } = await this.begin();
    await this.#browser.visit(location);
    const callback = await this.returned(await this.#browser.visit(location, { email, password }));
    return (await this.tokens(callback)).tokens;
  }
}
