/** One thing on a page that says something, leads somewhere or can be used. */
export interface Item {
  /** What it is, in an analyst's words: "section", "link", "button". */
  readonly kind: string;
  readonly words: string;
  /** How it stands: "leads to /help", "required", "on". */
  readonly states: readonly string[];
}

/** Where on the screen one looks. */
export const places = {
  "the page": "main",
  "the dialog": "dialog[open]",
  "the top of the page": "header",
  "the navigation": "nav[aria-label=Main]",
  "the foot of the page": "footer",
  "the toast": "#toasts",
  "the banner": "#root > section",
} as const;

export type Place = keyof typeof places;

/** Where one is led, without the host of the trial and without whom it is told of, who is another each time. */
export const withoutIdentity = (address: string): string =>
  address.replace(/^https?:\/\/[^/]+(?=\/outside\/)/, "").replaceAll(/=[^&]*/g, "=…");

/**
 * Everything within an element in the order in which it is read. It needs nothing but the element, so that
 * it can be carried out in Chromium as it is in this process.
 */
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

  // Where there are style sheets they have a say in it too.
  const isUnseen = (element: Element): boolean => "checkVisibility" in element && !element.checkVisibility({ visibilityProperty: true });
  const isHidden = (element: Element): boolean =>
    element.closest("[hidden], [aria-hidden=true], dialog:not([open])") !== null || isUnseen(element);
  const wordsOf = (element: Element | null | undefined): string => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const hidden of copy?.querySelectorAll("[hidden], [aria-hidden=true], select, table, h1 > span") ?? []) hidden.remove();
    return (copy?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  };
  const byId = (ids: string | null): string =>
    (ids ?? "")
      .split(" ")
      .map((id) => wordsOf(root.ownerDocument.getElementById(id)))
      .filter((words) => words !== "")
      .join(" ");
  // A message is its words, and not what can be done about it.
  const messageOf = (element: Element): string => {
    const copy = element.cloneNode(true) as Element;
    for (const button of copy.querySelectorAll("button")) button.remove();
    return wordsOf(copy);
  };
  const namedBy = (element: Element): string =>
    element.getAttribute("aria-label") ??
    (byId(element.getAttribute("aria-labelledby")) ||
      [...((element as HTMLInputElement).labels ?? [])].map(wordsOf).join(" ") ||
      (element.matches("[role=alert], [role=status], [aria-live=polite]")
        ? messageOf(element)
        : wordsOf(element.querySelector(":scope > legend, :scope > caption") ?? element)));
  // In place of words there are bars of spaces that keep their width.
  const isBar = (element: Element): boolean => /^\u00a0+$/.test(element.textContent) && element.childElementCount === 0;
  const nameOf = (element: Element): string => {
    if (kindOf(element) === "outline") return `of ${String([...element.querySelectorAll("*")].filter(isBar).length)} bars`;
    if (element.matches("ul, ol")) return `of ${String(element.querySelectorAll(":scope > li").length)}`;
    // Its words are told one by one.
    if (element.matches("section, nav")) return element.getAttribute("aria-label") ?? byId(element.getAttribute("aria-labelledby"));
    return namedBy(element);
  };

  const kindOf = (element: Element): string | undefined => {
    const role = element.getAttribute("role") ?? (element.getAttribute("aria-live") === "polite" ? "status" : null);
    if (role === "alert" || role === "status") return wordsOf(element) === "" ? undefined : role === "alert" ? "alert" : "message";
    if (element.hasAttribute("data-loading")) return "outline";
    if (role === "switch") return "switch";
    if (role === "option") return "suggestion";
    // A paragraph that is there for a link or a button alone says no more than they do.
    if (element.tagName === "P" && wordsOf(element) === wordsOf(element.querySelector("a, button"))) return undefined;
    if (element.tagName !== "INPUT") return kinds.get(element.tagName);
    return { radio: "answer", checkbox: "statement" }[(element as HTMLInputElement).type] ?? "field";
  };

  // What a person is known by elsewhere is another one each time.
  const addressOf = (link: Element): string =>
    (link as HTMLAnchorElement).href.replace(link.ownerDocument.location.origin, "").replace(/^\/#/, "").replaceAll(/=[^&]*/g, "=…");
  const statesOfLink = (link: Element): readonly string[] => {
    const opens = link.getAttribute("target") === "_blank";
    const says = nameOf(link).includes(newWindow);
    const where = opens ? " in a new window" : "";
    const told = opens === says ? "" : says ? ", and says that it opens a new window" : ", and does not say so";
    // Another window is not told where one comes from.
    const from = opens && !link.matches("[rel~=noreferrer]") ? ", and tells from where" : "";
    return [`leads to ${addressOf(link)}${where}${told}${from}`, ...(link.getAttribute("aria-current") === "page" ? ["the present page"] : [])];
  };
  const statesOfField = (element: Element): readonly string[] => {
    const { required, options, selectedIndex, value, readOnly, maxLength } = element as HTMLInputElement & HTMLSelectElement;
    const held = options === undefined ? value : (options[selectedIndex]?.text ?? "");
    const known = element.getAttribute("autocomplete");
    const typed = element.getAttribute("inputmode") ?? element.getAttribute("type") ?? "text";
    return [
      held === "" ? "empty" : `holds "${held}"`,
      required ? "required" : "not required",
      ...(readOnly ? ["cannot be changed"] : []),
      ...(maxLength > 0 ? [`at most ${String(maxLength)} characters`] : []),
      ...(known === null ? [] : [`known as ${known}`]),
      ...(typed === "text" ? [] : [`typed as ${typed}`]),
    ];
  };
  // What stands above a column, and what stands beside each cell where there are no columns.
  const statesOfTable = (table: Element): readonly string[] => {
    const labels = [...(table.querySelector("tbody tr")?.querySelectorAll("[data-label]") ?? [])].map((cell) => cell.getAttribute("data-label") ?? "");
    const columns = [...table.querySelectorAll("thead th[scope=col]")].map(wordsOf);
    const widthOf = (row: HTMLTableRowElement): number => [...row.cells].reduce((width, { colSpan }) => width + colSpan, 0);
    const uneven = [...(table as HTMLTableElement).rows].filter((row) => widthOf(row) !== columns.length);
    const headed = [...table.querySelectorAll(":is(tbody, tfoot) th[scope=row]")].map(wordsOf);
    return [columns.join(", "), ...(headed.length > 0 ? [`rows of ${headed.join(", ")}`] : []), ...(uneven.length > 0 ? [`${String(uneven.length)} rows of another width`] : []), ...(labels.length > 0 ? [`cells told as ${labels.join(", ")}`] : [])];
  };
  const statesOfAny = (element: Element): readonly string[] => {
    const told = byId(element.getAttribute("aria-describedby"));
    return [
      // By its class, which is called otherwise in what is shipped.
      ...(element.matches("a.primary, button.primary") ? ["the main action"] : []),
      ...(element.matches("a.quiet, button.quiet") ? ["quiet"] : []),
      ...(element.matches(":is(a, button):has(svg)") ? ["with a sign"] : []),
      ...(element.getAttribute("aria-invalid") === "true" ? ["wrong"] : []),
      ...(element.getAttribute("aria-live") === "off" ? ["not read out again when it changes"] : []),
      ...(element.matches("[role=timer]") ? [`counts down${element.getAttribute("aria-live") === "polite" ? ", aloud" : ""}`] : []),
      ...(element.getAttribute("aria-disabled") === "true" ? ["unavailable"] : []),
      ...(told === "" ? [] : [`told "${told}"`]),
    ];
  };
  const openedBy = (button: Element): string =>
    root.ownerDocument.getElementById(button.getAttribute("aria-controls") ?? "") === null ? "open, and does not say what" : "open";
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

  const sought = [...kinds.keys(), "INPUT", "[role=alert]", "[role=status]", "[aria-live=polite]", "[role=option]", "[data-loading]"].join(",");
  const kindOfWhole = root.tagName === "DIALOG" ? "dialog" : kindOf(root);
  const whole: readonly Item[] = kindOfWhole === undefined ? [] : [{ kind: kindOfWhole, words: nameOf(root), states: [] }];
  const within = [...root.querySelectorAll(sought)].flatMap((element): Item[] => {
    // What is outlined is only seen.
    const kind = isHidden(element) && !element.hasAttribute("data-loading") ? undefined : kindOf(element);
    if (kind === undefined) return [];
    const words = nameOf(element).replace(newWindow, "").trim();
    return words === "" ? [] : [{ kind, words, states: [...statesOf(element, kind), ...statesOfAny(element)] }];
  });
  return [...whole, ...within];
};
