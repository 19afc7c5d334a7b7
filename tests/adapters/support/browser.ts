import { createHash, randomBytes } from "node:crypto";

import { publicUrl } from "./open-institute.ts";

/** A browser's request to an institute in this process or at an address. */
interface Request {
  readonly remoteAddress: string;
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string | Buffer<ArrayBuffer>;
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

/** The page on screen, or a redirect. */
export interface Page {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A browser with only a cookie jar. It makes one request at a time and does not follow redirects. */
export class Browser {
  readonly #institute: Answering;
  readonly #address: string;
  readonly #forwardedFor: string | undefined;
  readonly #cookies: Map<string, string>;

  readonly #userAgent: string | undefined;
  /** The languages that it prefers, as its Accept-Language header. */
  preferredLanguages: string | undefined;

  /** `forwardedFor` is the X-Forwarded-For header of its requests. */
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

  /** The same browser with another process of the institute. */
  at(institute: Answering): Browser {
    return new Browser(institute, this.#address, this.#forwardedFor, this.#cookies, this.#userAgent);
  }

  /** Restarts the browser, which keeps only persistent cookies. */
  forgetSession(): void {
    for (const name of this.#cookies.keys()) if (!name.startsWith("device-")) this.#cookies.delete(name);
  }

  /** Requests an address, from another process of the institute if given. */
  visit(address: string, form?: Readonly<Record<string, string>>, institute = this.#institute): Promise<Page> {
    return this.#ask(address, institute, form, { accept: "text/html,*/*;q=0.8" });
  }

  /** Submits a form with a file. */
  async visitWithFile(address: string, form: FormData): Promise<Page> {
    const sent = new Response(form);
    const headers = { "content-type": sent.headers.get("content-type") ?? "", origin: publicUrl };
    return this.#ask(address, this.#institute, undefined, headers, Buffer.from(await sent.arrayBuffer()));
  }

  /** Submits a form by fetch, without an error page. */
  send(address: string, form: Readonly<Record<string, string>>, institute = this.#institute): Promise<Page> {
    return this.#ask(address, institute, form, { accept: "application/json" });
  }

  /** Requests by fetch the address to redirect to. */
  askWhereTo(address: string): Promise<Page> {
    return this.#ask(address, this.#institute, undefined, { accept: "application/json, text/html;q=0.9" });
  }

  async #ask(
    address: string,
    institute: Answering,
    form: Readonly<Record<string, string>> | undefined,
    headers: Readonly<Record<string, string>>,
    file?: Buffer<ArrayBuffer>,
  ): Promise<Page> {
    const { pathname, search } = new URL(address, publicUrl);
    const response = await institute.app.inject({
      remoteAddress: this.#address,
      method: form || file ? "POST" : "GET",
      url: pathname + search,
      headers: {
        ...headers,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(this.preferredLanguages === undefined ? {} : { "accept-language": this.preferredLanguages }),
        ...(this.#userAgent === undefined ? {} : { "user-agent": this.#userAgent }),
        ...(this.#forwardedFor === undefined ? {} : { "x-forwarded-for": this.#forwardedFor }),
        ...(form ? { "content-type": "application/x-www-form-urlencoded", origin: publicUrl } : {}),
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
      ...(file ? { payload: file } : {}),
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

/** The tokens of a sign-in. */
export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly expires_in: number;
}

const clientId = "guildhall-portal";

/** A sign-in as the portal makes it: code flow with PKCE, nonce and state. */
export class SignIn {
  readonly #browser: Browser;
  readonly #verifier = randomBytes(32).toString("base64url");
  readonly nonce = randomBytes(8).toString("hex");

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Starts a sign-in; without interaction when `prompt` is none. */
  begin(odd: Readonly<Record<string, string>> = {}): Promise<Page> {
    return this.#browser.visit(this.address(odd));
  }

  /** Address of the authorization request. */
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

  /** Follows the redirects after a form or a silent answer back to the portal's callback page. */
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

  /** Signs in with the form; returns the callback's address, whose code `tokens` exchanges. */
  async authorize(email: string, password: string): Promise<URL> {
    const { location = "" } = await this.begin();
    await this.#browser.visit(location);
    return this.returned(await this.#browser.visit(location, { email, password }));
  }

  /** A complete sign-in with the right password. */
  async complete(email: string, password = "Ledger-2026"): Promise<Tokens> {
    return (await this.tokens(await this.authorize(email, password))).tokens;
  }
}
