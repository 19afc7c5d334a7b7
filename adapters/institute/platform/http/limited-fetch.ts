interface Limits {
  /** Milliseconds until the whole answer has to be there. */
  readonly longestWait: number;
  /** Bytes of an answer; 1 MB by default. */
  readonly mostBytes?: number;
}

/**
 * `fetch` for requests to other systems: an answer that is late or too large fails, and a redirect is an answer like any
 * other, so that neither keys nor data go to a host that no setting names.
 */
export const limitedFetch =
  ({ longestWait, mostBytes = 1_000_000 }: Limits): typeof fetch =>
  async (input, init) => {
    const signals = [AbortSignal.timeout(longestWait), ...(init?.signal ? [init.signal] : [])];
    const response = await fetch(input, { ...init, redirect: "manual", signal: AbortSignal.any(signals) });
    let size = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        size += chunk.length;
        if (size > mostBytes) throw new Error(`it answers with more than ${mostBytes} bytes`);
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body?.pipeThrough(counted) ?? null, { status, statusText, headers });
  };
