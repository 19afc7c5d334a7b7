/**
 * Searches, filters and folds the report in a browser. It is handed over as text, and so leans on nothing around it.
 */
const liven = (): void => {
  const all = <E extends Element>(selector: string, from: ParentNode = document): E[] => [
    ...from.querySelectorAll<E>(selector),
  ];
  const form = document.querySelector<HTMLFormElement>(".filter");
  const features = all<HTMLDetailsElement>(".feature");
  // With what is said above it: of its rule, and of the feature.
  const textOf = (scenario: HTMLElement): string => {
    const above = [".rule", ".feature"].flatMap((part) =>
      [...(scenario.closest(part)?.children ?? [])].filter((child) => child.matches("h3, p, summary")),
    );
    return [scenario, ...above]
      .map(({ textContent }) => textContent ?? "")
      .join(" ")
      .toLowerCase();
  };
  const scenarios = all<HTMLDetailsElement>(".scenario").map((element) => ({
    element,
    text: textOf(element),
    data: element.dataset,
  }));
  const folds = all<HTMLDetailsElement>("details");
  if (!form) return;
  form.hidden = false;
  const chosen = (name: string): string => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : "";
  };

  const isOutcome = (data: DOMStringMap, outcome: string): boolean =>
    outcome === "" || data.outcome === outcome || (outcome === "seen in Chromium" && data.seen === "yes");

  const filter = (): void => {
    const words = chosen("words")
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== "");
    const [area, demand, outcome] = [chosen("area"), chosen("demand"), chosen("outcome")];
    const isFiltered = words.length > 0 || area !== "" || demand !== "" || outcome !== "";
    let found = 0;
    for (const { element, text, data } of scenarios) {
      const feature = element.closest<HTMLDetailsElement>(".feature");
      const isFound =
        words.every((word) => text.includes(word)) &&
        (area === "" || feature?.dataset.area === area) &&
        (demand === "" || (data.demands ?? "").split(" ").includes(demand)) &&
        isOutcome(data, outcome);
      element.hidden = !isFound;
      if (isFound) found += 1;
    }
    for (const part of [...all<HTMLElement>(".rule"), ...features])
      part.hidden = !part.querySelector(".scenario:not([hidden])");
    // What is found stands right below what it was looked for with.
    for (const list of all<HTMLElement>("nav, .not-passed")) list.hidden = isFiltered;
    if (isFiltered) for (const feature of features) feature.open = !feature.hidden;
    const said = form.elements.namedItem("found");
    if (said instanceof HTMLOutputElement) said.value = `${String(found)} of ${String(scenarios.length)} scenarios`;
  };

  const collapse = (isOpen: boolean): void => {
    for (const element of folds) if (!element.closest(".failure")) element.open = isOpen;
  };

  // What a link leads to is never folded away or filtered out.
  const unfoldTarget = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    if (target.closest("[hidden]")) {
      form.reset();
      filter();
    }
    for (let at: Element | null = target; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    target.scrollIntoView();
  };

  form.addEventListener("input", filter);
  form.addEventListener("submit", (submit) => submit.preventDefault());
  form.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLButtonElement) collapse(target.name === "unfold");
  });
  window.addEventListener("hashchange", unfoldTarget);
  const before = new Map<HTMLDetailsElement, boolean>();
  window.addEventListener("beforeprint", () => {
    for (const element of folds) before.set(element, element.open);
    for (const element of folds) if (!element.closest("[hidden]")) element.open = true;
  });
  window.addEventListener("afterprint", () => {
    for (const [element, isOpen] of before) element.open = isOpen;
  });
  collapse(false);
  for (const { element, data } of scenarios)
    if (data.outcome !== "passed")
      for (let at: Element | null = element; at; at = at.parentElement)
        if (at instanceof HTMLDetailsElement) at.open = true;
  filter();
  unfoldTarget();
};

/** The script as it stands in the page. */
export const reportScript = `(${liven.toString()})();`;
