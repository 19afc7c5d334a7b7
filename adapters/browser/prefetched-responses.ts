/** An answer that was asked for before the portal's code was there. */
interface PrefetchedResponse {
  readonly answer: Promise<Response>;
  readonly stop: () => void;
}

/**
 * The answer with its text read: whoever takes it up has it before anything else is drawn, and one that nobody takes
 * up, a refusal say, does not hold its connection.
 */
const read = async (response: Response): Promise<Response> => {
  const text = await response.text();
  return Object.assign(response, { text: () => Promise.resolve(text) });
};

/** What a page asked for ahead of the portal's code, by address. Each answer is taken up once, or let go. */
export class PrefetchedResponses {
  readonly #answers = new Map<string, PrefetchedResponse>();

  /** Asks for something that is only read. */
  ask(address: string, init: RequestInit): void {
    const stopping = new AbortController();
    const answer = fetch(address, { ...init, signal: stopping.signal }).then(read);
    // A failure is met when the portal asks by itself.
    answer.catch(() => undefined);
    this.#answers.set(address, { answer, stop: () => stopping.abort() });
  }

  /**
   * The answer that the address was asked for ahead, if it is a good one; it keeps to the signal of whoever
   * takes it up. Anything else is for the portal to ask again, renew its token for, and report.
   */
  async take(address: string, signal: AbortSignal | null | undefined): Promise<Response | undefined> {
    const ahead = this.#answers.get(address);
    if (!ahead) return undefined;
    this.#answers.delete(address);
    signal?.addEventListener("abort", ahead.stop);
    const response = await ahead.answer.catch(() => undefined);
    signal?.throwIfAborted();
    return response?.ok === true ? response : undefined;
  }

  /** Lets go of what nobody took up: later it would be out of date. */
  abort(): void {
    for (const { stop } of this.#answers.values()) stop();
    this.#answers.clear();
  }
}

/** The platform's fetch, but for what was asked ahead. */
export const fetchPrefetched =
  (ahead: PrefetchedResponses | undefined) =>
  async (address: string, init: RequestInit): Promise<Response> => {
    const answer = init.method === "GET" ? await ahead?.take(address, init.signal) : undefined;
    return answer ?? fetch(address, init);
  };
