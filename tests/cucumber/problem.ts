/** Something that keeps a feature from running as its author meant it. */
export interface FoundProblem {
  readonly line: number;
  readonly words: string;
}

export interface Problem extends FoundProblem {
  readonly uri: string;
}

/** Each problem once, with its places. */
export const reportOf = (problems: readonly Problem[]): string => {
  const places = new Map<string, string[]>();
  for (const { uri, line, words } of problems)
    places.set(words, [...(places.get(words) ?? []), `${uri}:${String(line)}`]);
  return [...places]
    .map(([words, at]) => {
      const shown = at.length > 4 ? [...at.slice(0, 3), `and in ${String(at.length - 3)} other places`] : at;
      return `${shown.join("\n")}\n${words.replaceAll(/^(?=.)/gm, "    ")}\n`;
    })
    .join("\n");
};
