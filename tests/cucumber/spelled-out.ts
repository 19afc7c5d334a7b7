/**
 * Lists all texts that a regular expression matches, if they are few: "due|not (yet )?opened" gives "due", "not opened"
 * and "not yet opened". Undefined for open forms such as digits or any word.
 */
export const spelledOut = (expression: string): readonly string[] | undefined => {
  let position = 0;
  const peek = () => expression[position];

  const alternatives = (): string[] => {
    const found = sequence();
    while (peek() === "|") {
      position += 1;
      found.push(...sequence());
    }
    return found;
  };

  const sequence = (): string[] => {
    let texts = [""];
    for (let next = peek(); next !== undefined && next !== "|" && next !== ")"; next = peek()) {
      const parts = unit();
      texts = texts.flatMap((text) => parts.map((part) => text + part));
      if (texts.length > most) throw new NotAList();
    }
    return texts;
  };

  const unit = (): string[] => {
    const parts = single();
    if (peek() !== "?") return parts;
    position += 1;
    return ["", ...parts];
  };

  const single = (): string[] => {
    const character = peek() ?? "";
    position += 1;
    if (character === "(") {
      if (expression.startsWith("?:", position)) position += 2;
      else if (peek() === "?") throw new NotAList();
      const inside = alternatives();
      position += 1;
      return inside;
    }
    if (character === "\\") {
      const escaped = peek() ?? "";
      position += 1;
      if (/[a-z0-9]/i.test(escaped)) throw new NotAList();
      return [escaped];
    }
    if (/[[\].*+^${}]/.test(character)) throw new NotAList();
    return [character];
  };

  try {
    const texts = alternatives();
    // An unsupported repetition after a group leaves a rest.
    return position === expression.length ? [...new Set(texts)] : undefined;
  } catch (error) {
    if (error instanceof NotAList) return undefined;
    throw error;
  }
};

const most = 200;
class NotAList extends Error {}
