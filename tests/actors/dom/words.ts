// By its type and not its class: what lit-html has drawn is made by the first document of the process.
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

/** What an element says, line by line: whatever of it is shown, or read out in place of what is. */
export const wordsOf = (element: Element): string =>
  spoken(element)
    .split("\n")
    .map((line) => line.replaceAll(/[ \t]+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");

/** What an element is called by: its label, legend or caption, or else its own words. */
export const nameOf = (element: Element): string => {
  const ids = (element.getAttribute("aria-labelledby") ?? "").split(" ");
  const labels = [
    ...ids.map((id) => element.ownerDocument.getElementById(id)),
    ...((element as HTMLInputElement).labels ?? []),
  ];
  const naming = labels.flatMap((label) => label ?? []);
  const [own = element] = element.querySelectorAll(":scope > legend, :scope > caption");
  const said = (naming.length > 0 ? naming : [own]).map((part) => {
    const copy = part.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return wordsOf(copy);
  });
  return element.getAttribute("aria-label") ?? said.join(" ").replaceAll("\n", " ");
};
