/** What these mutators need to know of a node of Babel's tree. */
interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

interface Element extends Node {
  readonly children: Node[];
}

interface Attribute extends Node {
  readonly name: { readonly name: unknown };
  readonly value: Node | null;
}

/** A mutator as the instrumenter takes it. */
export interface Mutator {
  readonly name: string;
  mutate(path: { readonly node: Node }, ...rest: readonly unknown[]): Iterable<Node>;
}

const isNode = (part: unknown): part is Node => typeof part === "object" && part !== null && "type" in part;
const isElement = (node: Node): node is Element => node.type === "JSXElement" || node.type === "JSXFragment";
const isAttribute = (node: Node): node is Attribute => node.type === "JSXAttribute";
const isText = ({ type, value }: Node): boolean => type === "JSXText" && /\S/.test(String(value));

/** The same tree once more: one that stands in two places would be taken for one. */
const copied = (node: Node): Node => JSON.parse(JSON.stringify(node)) as Node;

const nothing: Node = {
  type: "JSXFragment",
  openingFragment: { type: "JSXOpeningFragment" },
  closingFragment: { type: "JSXClosingFragment" },
  children: [],
};

// How something looks shows in no document without a screen, and a key in no document at all.
const unseen = ["className", "style", "key", "ref"];

/** Within another element, an element has to stand in braces to be exchanged for an expression. */
const embrace = (node: Node): void => {
  if (isElement(node))
    for (const [index, child] of node.children.entries())
      if (isElement(child)) node.children[index] = { type: "JSXExpressionContainer", expression: child, loc: child["loc"], start: child["start"], end: child["end"] };
  for (const part of Object.values(node))
    for (const inner of Array.isArray(part) ? (part as unknown[]) : [part]) if (isNode(inner)) embrace(inner);
};

/** Not a mutator by itself: it has to be asked about a file before the others are. */
export const braces: Mutator = {
  name: "JsxBraces",
  mutate({ node }) {
    if (node.type === "Program") embrace(node);
    return [];
  },
};

const words: Mutator = {
  name: "JsxWords",
  *mutate({ node }) {
    if (isText(node)) yield { type: "JSXText", value: "Other words" };
  },
};

/** Where a link leads, what something is, what it is called: said otherwise, and not at all. */
const attributes: Mutator = {
  name: "JsxAttributes",
  *mutate({ node }) {
    if (!isAttribute(node) || unseen.includes(String(node.name.name))) return;
    yield { type: "JSXSpreadAttribute", argument: { type: "ObjectExpression", properties: [] } };
    if (node.value?.type === "StringLiteral") yield { ...copied(node), value: { type: "StringLiteral", value: "other" } };
  },
};

/** What stands in an element is missing, or in another order. */
const children: Mutator = {
  name: "JsxChildren",
  *mutate({ node }) {
    if (!isElement(node)) return;
    const standing = node.children.flatMap((child, index) => (child.type === "JSXExpressionContainer" ? [index] : []));
    for (const index of standing) yield { ...copied(node), children: node.children.map((child, at) => (at === index ? nothing : copied(child))) };
    const [first, last] = [standing[0], standing.at(-1)];
    if (first === undefined || last === undefined || first === last) return;
    const changed = node.children.map(copied);
    [changed[first], changed[last]] = [copied(node.children[last] ?? nothing), copied(node.children[first] ?? nothing)];
    yield { ...copied(node), children: changed };
  },
};

/** The mutators of what is drawn. */
export const jsxMutators: readonly Mutator[] = [words, attributes, children];
