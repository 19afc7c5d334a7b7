import type { Inline, TextWith } from "./rich-text.ts";

/** A line cut into its words and its placeholders. */
export const inlinesOf = <Name extends string>(line: TextWith<Name>): readonly Inline<Name>[] =>
  (line as unknown as string).split(/(\{[a-zA-Z]+\})/).flatMap((part): readonly Inline<Name>[] => {
    const name = /^\{([a-zA-Z]+)\}$/.exec(part)?.[1];
    if (name !== undefined) return [{ kind: "placeholder", name: name as Name }];
    return part === "" ? [] : [{ kind: "text", text: part }];
  });
