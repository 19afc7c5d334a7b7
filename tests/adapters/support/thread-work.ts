/** Work for threads under test: answers, throws, never ends, or takes all memory. */
export const run = async (input: "answer" | "throw" | "hang" | "hoard"): Promise<string> => {
  if (input === "throw") throw new TypeError("not this");
  const hoard: unknown[] = [];
  while (input === "hoard") hoard.push(Array.from({ length: 1_000 }, () => ({})));
  for (;;) if (input === "answer") return "answered";
};
