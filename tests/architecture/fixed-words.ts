import { parseSync, type Node } from "oxc-parser";

/** Properties whose text members see or hear. */
const visibleProperties =
  /^(?:label|title|alt|placeholder|heading|subject|words|keep|hint|aria-label|aria-description)$/;

/** A capitalised word, alone or followed by others: "Continue", "Check your answers". */
const isCapitalised = (text: string): boolean => /^[A-Z][a-z’']*(?:[ .,:?!…]|$)/.test(text) && /[a-z]{2}/.test(text);

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

const isComparison = ({ type, ...node }: Node): boolean =>
  type === "SwitchCase" || (type === "BinaryExpression" && "operator" in node && /^[!=]==$/.test(node.operator));

/** Types, imports and thrown errors, which members do not see. */
const isHidden = ({ type }: Node): boolean =>
  /^(?:TS(?!AsExpression|SatisfiesExpression|NonNull)|Import|ExportAll|NewExpression|ThrowStatement)/.test(type);

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const childrenOf = (node: Node): readonly Node[] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key === "source" || key === "key") return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });

const isWords = (text: string, parent: Node): boolean => {
  if (parent.type === "JSXAttribute")
    return typeof parent.name.name === "string" && visibleProperties.test(parent.name.name)
      ? /[\p{L}.] \p{L}|^\p{Lu}/u.test(text)
      : isCapitalised(text) && text.includes(" ");
  // A single word may be a name, such as that of a token.
  if (parent.type === "CallExpression") return isCapitalised(text) && text.includes(" ");
  return isCapitalised(text) && !isComparison(parent);
};

const wordsOf = (node: Node, parent: Node): string | undefined => {
  switch (node.type) {
    case "JSXText":
      return hasLetters(node.value.replaceAll(/&\w+;/g, "")) ? node.value.trim() : undefined;
    case "Literal":
      return typeof node.value === "string" && isWords(node.value, parent) ? node.value : undefined;
    case "TemplateLiteral": {
      const text = node.quasis.map(({ value }) => value.cooked ?? "").join("…");
      return text.includes(" ") && isWords(text, parent) ? text : undefined;
    }
    default:
      return undefined;
  }
};

const walk = (node: Node, parent: Node): readonly string[] => {
  if (isHidden(node)) return [];
  const own = wordsOf(node, parent);
  return [...(own === undefined ? [] : [own]), ...childrenOf(node).flatMap((child) => walk(child, node))];
};

/** The English words that a source file would show to members. */
export const fixedWords = (file: string, text: string): readonly string[] => {
  const { program } = parseSync(file, text);
  return walk(program, program);
};
