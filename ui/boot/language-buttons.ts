import { ownName } from "../../domain/shell/language.ts";

/** Buttons for the languages on offer, each named in itself, on pages without content; undefined where there is one. LANG-03 */
export const languageButtons = (
  page: Document,
  offered: readonly string[] = [],
  choose: (language: string) => void,
): HTMLElement | undefined => {
  if (offered.length < 2) return undefined;
  const line = page.createElement("p");
  line.className = "boot-languages";
  for (const language of offered) {
    const button = page.createElement("button");
    button.type = "button";
    button.lang = language;
    button.textContent = ownName(language, offered);
    button.setAttribute("aria-pressed", String(language === page.documentElement.lang));
    button.addEventListener("click", () => choose(language));
    line.append(button);
  }
  return line;
};
