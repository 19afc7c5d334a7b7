/** Sends a request, and tells how much of its body has left. */
export type SendWithProgress = (
  address: string,
  request: { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body: BodyInit },
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<Response>;

const headersIn = (lines: string): [string, string][] =>
  lines
    .split("\r\n")
    .map((line): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()])
    .filter(([name]) => name !== "");

/**
 * Sends a body with XMLHttpRequest, because `fetch` does not tell how much of a body has left. Rejects like `fetch`:
 * without an answer, and when it is aborted. LOG-02
 */
export const sendWithProgress: SendWithProgress = (address, { method, headers, body }, onProgress, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError("There was no answer."));
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener("error", fail);
    request.addEventListener("abort", fail);
    request.addEventListener("load", () =>
      resolve(
        new Response(request.status === 204 ? null : request.responseText, {
          status: request.status,
          headers: headersIn(request.getAllResponseHeaders()),
        }),
      ),
    );
    signal.addEventListener("abort", () => request.abort());
    request.send(body as XMLHttpRequestBodyInit);
  });
