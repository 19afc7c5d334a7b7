import { Button } from "./button.tsx";
import styles from "./error-panel.module.css";

interface ErrorPanelProps {
  /** What could not be loaded, in words. */
  readonly heading: string;
  readonly onReload: () => void;
}

/** Says that one part of a page failed, in its place; the rest of the page stands. ERR-06 */
export const ErrorPanel = ({ heading, onReload }: ErrorPanelProps) => (
  <div className={styles.panel} role="alert">
    <p className={styles.heading}>{heading}</p>
    <Button look="quiet" onClick={onReload}>
      Reload
    </Button>
  </div>
);
