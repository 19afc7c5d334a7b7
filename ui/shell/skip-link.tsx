import styles from "./skip-link.module.css";

/** The first thing that takes focus: past everything that is the same on each page. SHELL-01 */
export const SkipLink = () => (
  <a
    className={styles.skip}
    href="#main"
    onClick={(click) => {
      // The hash is the route, so the jump is made by hand.
      click.preventDefault();
      document.getElementById("main")?.focus();
    }}
  >
    Skip to main content
  </a>
);
