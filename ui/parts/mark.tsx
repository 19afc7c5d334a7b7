import styles from "./mark.module.css";

/** The institute's mark, a T-account that stands on its ruled-off total; the words beside it say whose it is. */
export const Mark = () => (
  <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
    <path
      fillRule="evenodd"
      d="M24 1a23 23 0 1 0 0 46 23 23 0 1 0 0-46zM10.5 12.5h27v4H26V31h-4V16.5H10.5zm0 8H19v2.25h-8.5zm3.5 5.25h5V28h-5zM29 20.5h5v2.25h-5zm0 5.25h8.500V28H29zM10.5 34h27v2.25h-27zm2 4.5h23V40h-23z"
    />
  </svg>
);

/** The institute's seal. It stands where the institute vouches for something, or speaks without its frame. */
export const Seal = () => <span className="seal" aria-hidden="true" />;

/** A name in two lines, as the mark has it: its last two words stay together. */
export const Wordmark = ({ name }: { readonly name: string }) => (
  <span className={styles.wordmark}>{name.replace(/ (?=\S+$)/, "\u00a0")}</span>
);
