import { observer } from "mobx-react-lite";

import { ownName } from "../../domain/shell/language.ts";
import { useLanguage } from "../components/language.ts";
import { useTexts } from "../components/texts.ts";

import styles from "./header.module.css";

/** Buttons for the languages on offer, each named in itself; nothing where there is one. LANG-03 */
export const LanguageSwitch = observer(() => {
  const language = useLanguage();
  const { frame } = useTexts();
  if (language === undefined || language.offered.length === 0) return null;
  const { offered, current, requested, choose, hasFailed } = language;
  return (
    <div role="group" aria-label={frame.language}>
      {offered.map((tag) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          className={styles.item}
          aria-pressed={tag === current}
          aria-busy={(tag === requested && tag !== current) || undefined}
          onClick={() => void choose(tag)}
        >
          {ownName(tag, offered)}
        </button>
      ))}
      <p role="status" className={styles.suspended}>
        {hasFailed && frame.languageFailed}
      </p>
    </div>
  );
});
