/** Letters of an answer at most: some ten thousand entries, more than a page can show. */
const mostLetters = 4_000_000;

/** The text of a response, read piece by piece; empty, which is no answer to any call, where it is longer. CALL-01 */
export const limitedText = async ({ body }: Response): Promise<string> => {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    text += decoder.decode(piece.value, { stream: true });
    if (text.length <= mostLetters) continue;
    await reader?.cancel();
    return "";
  }
  return text + decoder.decode();
};
