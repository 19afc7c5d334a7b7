/** An item on a page: text, a link or a control. */
export interface Item {
  /** Its kind in analysts' words: "section", "link", "button". */
  readonly kind: string;
  readonly words: string;
  /** Its states: "leads to /help", "required", "on". */
  readonly states: readonly string[];
}

/** Regions of the screen. */
export const places = {
  "the page": "main",
  "the dialog": "dialog[open]",
  "the top of the page": "header",
  "the navigation": "nav",
  "the foot of the page": "footer",
  "the toast": "#toasts",
  "the failed saves": "#failed-saves",
  "the banner": "#root > section",
} as const;

export type Place = keyof typeof places;

/** All kinds of items. */
export const kinds: readonly string[] = [
  "heading",
  "section",
  "region",
  "part",
  "list",
  "link",
  "button",
  "question",
  "answer",
  "statement",
  "field",
  "select",
  "suggestion",
  "switch",
  "table",
  "entry",
  "text",
  "alert",
  "message",
  "outline",
  "dialog",
];

/** An address without the trial's host and without the hand-off identifier, which differs each time. */
export const withoutIdentity = (address: string): string =>
  address.replace(/^https?:\/\/[^/]+(?=\/outside\/)/, "").replaceAll(/=[^&]*/g, "=…");

/** The items within an element in reading order. Depends only on the element, so it runs in Chromium too. */
export const outlineOf = (root: Element): readonly Item[] => {
  const kinds = new Map([
    ["H1", "heading"],
    ["H2", "section"],
    ["H3", "part"],
    ["A", "link"],
    ["BUTTON", "button"],
    ["FIELDSET", "question"],
    ["SELECT", "select"],
    ["TABLE", "table"],
    ["DT", "entry"],
    ["P", "text"],
    ["SECTION", "region"],
    ["NAV", "region"],
    ["UL", "list"],
    ["OL", "list"],
  ]);
  const newWindow = "(opens in a new window)";

  const isSo = (element: Element, attribute: string, value: string): boolean =>
    element.getAttribute(attribute) === value;
  const isKeptBack = (element: Element): boolean =>
    element.hasAttribute("hidden") || isSo(element, "aria-hidden", "true");
  const isOne = (element: Element, ...names: readonly string[]): boolean => names.includes(element.tagName);
  // Cached, because most elements share their ancestors.
  const known = new Map<Element, boolean>();
  const isWithinHidden = (element: Element | null): boolean => {
    if (element === null) return false;
    const isHere =
      known.get(element) ??
      (isKeptBack(element) ||
        (isOne(element, "DIALOG") && !element.hasAttribute("open")) ||
        isWithinHidden(element.parentElement));
    known.set(element, isHere);
    return isHere;
  };
  // Style sheets may hide elements too.
  const isUnseen = (element: Element): boolean =>
    "checkVisibility" in element && !element.checkVisibility({ visibilityProperty: true });
  const isHidden = (element: Element): boolean => isWithinHidden(element) || isUnseen(element);
  const isLeftOut = (element: Element): boolean =>
    isOne(element, "SELECT", "TABLE") ||
    isKeptBack(element) ||
    (isOne(element, "SPAN") && element.parentElement?.tagName === "H1");
  const textOf = (node: Node, isLeft: (element: Element) => boolean): string => {
    if (node.nodeType === 3) return (node as Text).data;
    const parts = node.nodeType === 1 ? [...node.childNodes] : [];
    return parts.map((part) => (part.nodeType === 1 && isLeft(part as Element) ? "" : textOf(part, isLeft))).join("");
  };
  const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
  const wordsOf = (element: Element | null | undefined): string => (element ? plain(textOf(element, isLeftOut)) : "");
  const byId = (ids: string | null): string =>
    (ids ?? "")
      .split(" ")
      .map((id) => wordsOf(root.ownerDocument.getElementById(id)))
      .filter((words) => words !== "")
      .join(" ");
  const isListedLink = (element: Element): boolean => isOne(element, "A") && element.parentElement?.tagName === "LI";
  // The text of a message without its actions.
  const messageOf = (element: Element): string =>
    plain(textOf(element, (part) => isOne(part, "BUTTON") || isListedLink(part) || isLeftOut(part)));
  const isReadOut = (element: Element): boolean =>
    isSo(element, "role", "alert") || isSo(element, "role", "status") || isSo(element, "aria-live", "polite");
  const namedBy = (element: Element): string =>
    element.getAttribute("aria-label") ??
    (byId(element.getAttribute("aria-labelledby")) ||
      [...((element as HTMLInputElement).labels ?? [])].map(wordsOf).join(" ") ||
      (isReadOut(element)
        ? messageOf(element)
        : wordsOf(element.querySelector(":scope > legend, :scope > caption") ?? element)));
  // Skeletons consist of no-break spaces that keep their width.
  const isBar = (element: Element): boolean => /^\u00a0+$/.test(element.textContent) && element.childElementCount === 0;
  const nameOf = (element: Element): string => {
    if (kindOf(element) === "outline")
      return `of ${String([...element.querySelectorAll("*")].filter(isBar).length)} bars`;
    if (isOne(element, "UL", "OL")) return `of ${String(element.querySelectorAll(":scope > li").length)}`;
    // Its items follow one by one.
    if (isOne(element, "SECTION", "NAV"))
      return element.getAttribute("aria-label") ?? byId(element.getAttribute("aria-labelledby"));
    return namedBy(element);
  };

  const kindOf = (element: Element): string | undefined => {
    const role = element.getAttribute("role") ?? (element.getAttribute("aria-live") === "polite" ? "status" : null);
    if (role === "alert" || role === "status")
      return wordsOf(element) === "" ? undefined : role === "alert" ? "alert" : "message";
    if (element.hasAttribute("data-loading")) return "outline";
    if (role === "switch") return "switch";
    if (role === "option") return "suggestion";
    // A paragraph that only contains a link or a button is not listed itself.
    if (element.tagName === "P" && wordsOf(element) === wordsOf(element.querySelector("a, button"))) return undefined;
    if (element.tagName !== "INPUT") return kinds.get(element.tagName);
    return { radio: "answer", checkbox: "statement" }[(element as HTMLInputElement).type] ?? "field";
  };

  // The hand-off identifier differs each time.
  const addressOf = (link: Element): string =>
    (link as HTMLAnchorElement).href
      .replace(link.ownerDocument.location.origin, "")
      .replace(/^\/#/, "")
      .replaceAll(/=[^&]*/g, "=…");
  const statesOfLink = (link: Element): readonly string[] => {
    const opens = link.getAttribute("target") === "_blank";
    const says = nameOf(link).includes(newWindow);
    const where = opens ? " in a new window" : "";
    const announcement = opens === says ? "" : says ? ", and says that it opens a new window" : ", and does not say so";
    // A new window gets no referrer.
    const referrer = opens && !link.matches("[rel~=noreferrer]") ? ", and tells from where" : "";
    return [
      `leads to ${addressOf(link)}${where}${announcement}${referrer}`,
      ...(link.getAttribute("aria-current") === "page" ? ["the present page"] : []),
      ...(link.getAttribute("aria-current") === "true" ? ["the present section"] : []),
    ];
  };
  const statesOfField = (element: Element): readonly string[] => {
    const { required, options, selectedIndex, value, readOnly, maxLength } = element as HTMLInputElement &
      HTMLSelectElement;
    const content = options === undefined ? value : (options[selectedIndex]?.text ?? "");
    const autocomplete = element.getAttribute("autocomplete");
    const keyboard = element.getAttribute("inputmode") ?? element.getAttribute("type") ?? "text";
    return [
      content === "" ? "empty" : `holds "${content}"`,
      required ? "required" : "not required",
      ...(readOnly ? ["cannot be changed"] : []),
      ...(maxLength > 0 ? [`at most ${String(maxLength)} characters`] : []),
      ...(autocomplete === null ? [] : [`known as ${autocomplete}`]),
      ...(keyboard === "text" ? [] : [`typed as ${keyboard}`]),
    ];
  };
  // Column headers, or the labels beside cells where there are no columns.
  const statesOfTable = (table: Element): readonly string[] => {
    const labels = [...(table.querySelector("tbody tr")?.querySelectorAll("[data-label]") ?? [])].map(
      (cell) => cell.getAttribute("data-label") ?? "",
    );
    const columns = [...table.querySelectorAll("thead th[scope=col]")].map(wordsOf);
    const widthOf = (row: HTMLTableRowElement): number =>
      [...row.cells].reduce((width, { colSpan }) => width + colSpan, 0);
    const uneven = [...(table as HTMLTableElement).rows].filter((row) => widthOf(row) !== columns.length);
    const headed = [...table.querySelectorAll(":is(tbody, tfoot) th[scope=row]")].map(wordsOf);
    return [
      columns.join(", "),
      ...(headed.length > 0 ? [`rows of ${headed.join(", ")}`] : []),
      ...(uneven.length > 0 ? [`${String(uneven.length)} rows of another width`] : []),
      ...(labels.length > 0 ? [`cells labelled ${labels.join(", ")}`] : []),
    ];
  };
  const statesOfAny = (element: Element): readonly string[] => {
    const description = byId(element.getAttribute("aria-describedby"));
    const isPressed = isOne(element, "A", "BUTTON");
    return [
      // By its class, whose name differs in production builds.
      ...(isPressed && element.classList.contains("primary") ? ["the main action"] : []),
      ...(isPressed && element.classList.contains("urgent") ? ["urgent"] : []),
      ...(isPressed && element.classList.contains("quiet") ? ["quiet"] : []),
      ...(isPressed && element.querySelector("svg") !== null ? ["with a sign"] : []),
      ...(isSo(element, "aria-invalid", "true") ? ["wrong"] : []),
      ...(isSo(element, "aria-live", "off") ? ["not read out again when it changes"] : []),
      ...(isSo(element, "role", "timer")
        ? [`counts down${isSo(element, "aria-live", "polite") ? ", aloud" : ""}`]
        : []),
      ...(isSo(element, "aria-disabled", "true") ? ["unavailable"] : []),
      ...(description === "" ? [] : [`described as "${description}"`]),
    ];
  };
  const openedBy = (button: Element): string =>
    root.ownerDocument.getElementById(button.getAttribute("aria-controls") ?? "") === null
      ? "open, and does not say what"
      : "open";
  const statesOf = (element: Element, kind: string): readonly string[] => {
    const { checked } = element as HTMLInputElement;
    const expanded = element.getAttribute("aria-expanded");
    switch (kind) {
      case "link":
        return statesOfLink(element);
      case "field":
      case "select":
        return statesOfField(element);
      case "answer":
        return [checked ? "chosen" : "not chosen"];
      case "statement":
        return [checked ? "ticked" : "not ticked"];
      case "switch":
        return [checked ? "on" : "off"];
      case "button":
        return expanded === null ? [] : [expanded === "true" ? openedBy(element) : "closed"];
      case "table":
        return statesOfTable(element);
      case "entry":
        return [wordsOf(element.nextElementSibling)];
      default:
        return [];
    }
  };

  const kindOfWhole = root.tagName === "DIALOG" ? "dialog" : kindOf(root);
  const whole: readonly Item[] =
    kindOfWhole === undefined ? [] : [{ kind: kindOfWhole, words: nameOf(root), states: [] }];
  const within = [...root.querySelectorAll("*")].flatMap((element): Item[] => {
    const kind = kindOf(element);
    // Skeletons are only visible.
    if (kind === undefined || (isHidden(element) && !element.hasAttribute("data-loading"))) return [];
    const words = nameOf(element).replace(newWindow, "").trim();
    return words === "" ? [] : [{ kind, words, states: [...statesOf(element, kind), ...statesOfAny(element)] }];
  });
  return [...whole, ...within];
};
