import assert from "node:assert/strict";
import { resolveObjectURL } from "node:buffer";

import type { TestInstitute } from "../adapters/support/test-institute.ts";
import { beginningOf, isCallTo, type Disturbance } from "./actor.ts";
import { socketlessFetch } from "./socketless-fetch.ts";

interface SavedFile {
  readonly name: string;
  readonly words: string;
}

const savedAs = async (address: string, name: string): Promise<SavedFile> => {
  const words = (await resolveObjectURL(address)?.text()) ?? "";
  assert.ok(words.startsWith(beginningOf(name)), `${name} is not what its name says.`);
  return { name, words };
};

/** The connection between a portal and the institute in one process: it can fail, garble and record calls. */
export class CoreLine {
  /** The calls made: "POST /customers/…/sessions". */
  readonly calls: string[] = [];
  readonly #fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly #underWay = new Set<Promise<Response>>();
  readonly #files: Promise<SavedFile>[] = [];
  /** The disturbed paths. */
  readonly #disturbed = new Map<Disturbance, string>();
  /** Rejects each hanging call. */
  readonly #waiting: ((why: TypeError) => void)[] = [];
  #amended: { readonly path: string; readonly how: (answer: object) => object } | undefined;

  constructor(institute: TestInstitute) {
    this.#fetch = socketlessFetch(institute);
    this.fetch = this.fetch.bind(this);
  }

  fetch(url: string, init: RequestInit): Promise<Response> {
    const path = url.replace(/^https?:\/\/[^/]+\/api/, "");
    this.calls.push(`${init.method ?? "GET"} ${path}`);
    if (this.#is("held", path)) return this.#wait(init.signal);
    const answer = this.#answer(path, url, init);
    this.#underWay.add(answer);
    return answer.finally(() => this.#underWay.delete(answer));
  }

  /** Saves a file under the name that the page gave, like a browser. */
  save(address: string, name: string): void {
    this.#files.push(savedAs(address, name));
  }

  /** Names of the saved files; throws when a file's content does not match its name. */
  async saved(): Promise<readonly string[]> {
    return (await Promise.all(this.#files)).map(({ name }) => name);
  }

  /** Content of the latest saved file with this extension. */
  async latestSaved(ending: string): Promise<string> {
    const file = (await Promise.all(this.#files)).findLast(({ name }) => name.endsWith(ending));
    assert.ok(file, `No file ending in ${ending} was saved.`);
    return file.words;
  }

  /** Disturbs calls to a path from now on; with "lost", changes are processed. */
  disturb(how: Disturbance, path: string): void {
    this.#disturbed.set(how, path);
  }

  /** Fails the hanging calls; later ones succeed if mended. */
  failHeld({ isMended }: { readonly isMended: boolean }): void {
    const held = this.#disturbed.get("held");
    if (!isMended && held !== undefined) this.disturb("broken", held);
    this.#disturbed.delete("held");
    for (const fail of this.#waiting.splice(0)) fail(new TypeError("The institute does not answer."));
  }

  /** Modifies the answers of a call. */
  amend(path: string, how: (answer: object) => object): void {
    this.#amended = { path, how };
  }

  mend(): void {
    this.#disturbed.clear();
    this.#amended = undefined;
  }

  /** Whether a call hangs. */
  get isHolding(): boolean {
    return this.#disturbed.has("held");
  }

  get isQuiet(): boolean {
    return this.#underWay.size === 0;
  }

  /** Waits for all pending answers. */
  async quiet(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  #is(how: Disturbance, path: string): boolean {
    return isCallTo(this.#disturbed.get(how), path);
  }

  /** Never answers; fails when the call is given up. */
  #wait(signal: AbortSignal | null | undefined): Promise<never> {
    return new Promise((_, reject) => {
      this.#waiting.push(reject);
      signal?.addEventListener("abort", () => reject(new TypeError("The call was given up.")));
    });
  }

  #answer(path: string, url: string, init: RequestInit): Promise<Response> {
    if (this.#is("broken", path)) return Promise.reject(new TypeError("The institute does not answer."));
    if (this.#is("lost", path) && init.method !== "GET") return this.#lose(url, init);
    if (this.#is("unread", path) && init.method !== "GET") return this.#giveNoReceipt(url, init);
    if (this.#is("garbled", path)) return Promise.resolve(Response.json({ nonsense: true }));
    if (this.#is("missing", path)) return Promise.resolve(Response.json({}, { status: 404 }));
    if (this.#is("refused", path)) return Promise.resolve(Response.json({}, { status: 401 }));
    return isCallTo(this.#amended?.path, path) && init.method === "GET"
      ? this.#amend(url, init)
      : this.#fetch(url, init);
  }

  async #lose(url: string, init: RequestInit): Promise<never> {
    await this.#fetch(url, init);
    throw new TypeError("The answer is lost.");
  }

  async #giveNoReceipt(url: string, init: RequestInit): Promise<Response> {
    const { status } = await this.#fetch(url, init);
    return new Response("Thank you", { status });
  }

  async #amend(url: string, init: RequestInit): Promise<Response> {
    const answer = (await (await this.#fetch(url, init)).json()) as object;
    return Response.json(this.#amended?.how(answer) ?? answer);
  }
}
