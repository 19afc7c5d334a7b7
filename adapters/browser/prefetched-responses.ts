interface SentRequest {
  readonly correlationId: string;
  readonly response: Promise<Response>;
  readonly stop: () => void;
}

interface TakenRequest {
  readonly correlationId: string;
  /** The response, or a rejection once `signal` aborts. */
  readonly response: (signal: AbortSignal) => Promise<Response>;
}

/** Reads the body at once, so it is ready before the first render, and an unused response frees its connection. */
const withBodyRead = async (response: Response): Promise<Response> => {
  const text = await response.text();
  return Object.assign(response, { text: () => Promise.resolve(text) });
};

/** Requests sent before the portal's code had loaded, by address. Each is used once, or aborted. */
export class PrefetchedResponses {
  readonly #requests = new Map<string, SentRequest>();

  /** Sends a GET request in advance. */
  ask(address: string, correlationId: string, init: RequestInit): void {
    const stopping = new AbortController();
    const response = fetch(address, { ...init, signal: stopping.signal }).then(withBodyRead);
    // A failure is handled by the client that takes the request.
    response.catch(() => undefined);
    this.#requests.set(address, { correlationId, response, stop: () => stopping.abort() });
  }

  /** The prefetched request for an address, unless it was already used. */
  take(address: string): TakenRequest | undefined {
    const request = this.#requests.get(address);
    if (!request) return undefined;
    this.#requests.delete(address);
    const { correlationId, response, stop } = request;
    return {
      correlationId,
      response: (signal) => {
        signal.addEventListener("abort", stop);
        return response;
      },
    };
  }

  /** Aborts unused requests, whose responses would soon be stale. */
  abort(): void {
    for (const { stop } of this.#requests.values()) stop();
    this.#requests.clear();
  }
}
