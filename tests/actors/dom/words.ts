// By type and not by class, because lit-html creates nodes in the first document of the process.
const isText = (node: Node): node is Text => node.nodeType === 3;
const isElement = (node: Node): node is Element => node.nodeType === 1;
const isShown = (element: Element): boolean => window.getComputedStyle(element).display !== "none";

const inLine = new Set(["A", "ABBR", "B", "EM", "I", "INPUT", "SMALL", "SPAN", "STRONG", "SUMMARY", "TIME"]);

const spoken = (node: Node): string => {
  if (isText(node)) return node.data.replaceAll(/\s+/g, " ");
  if (!isElement(node) || !isShown(node) || node.tagName === "SELECT") return "";
  const within = [...node.childNodes].map(spoken).join("");
  if (["TD", "TH"].includes(node.tagName)) return `${within}\t`;
  return inLine.has(node.tagName.toUpperCase()) ? within : `\n${within}\n`;
};

/** The text of an element, line by line: shown text, or its announced replacement. */
export const wordsOf = (element: Element): string =>
  spoken(element)
    .split("\n")
    .map((line) => line.replaceAll(/[ \t]+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");

/** The name of an element: its label, legend or caption, or else its text. */
export const nameOf = (element: Element): string => {
  const ids = (element.getAttribute("aria-labelledby") ?? "").split(" ");
  const labels = [
    ...ids.map((id) => element.ownerDocument.getElementById(id)),
    ...((element as HTMLInputElement).labels ?? []),
  ];
  const naming = labels.flatMap((label) => label ?? []);
  const [own = element] = element.querySelectorAll(":scope > legend, :scope > caption");
  const texts = (naming.length > 0 ? naming : [own]).map((part) => {
    const copy = part.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return wordsOf(copy);
  });
  return element.getAttribute("aria-label") ?? texts.join(" ").replaceAll("\n", " ");
};
