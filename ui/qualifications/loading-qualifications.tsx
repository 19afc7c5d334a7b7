import { qualificationsMessages } from "../../domain/qualifications/page.ts";
import styles from "./loading-qualifications.module.css";

/** Three cards on their way, in the shape they will have, and the words for it. QUAL-10 */
export const LoadingQualifications = () => (
  <div className={styles.loading} role="status">
    <p>{qualificationsMessages.loading}</p>
    <div className={styles.cards}>
      {["first", "second", "third"].map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.heading} />
          <div className={styles.ring} />
          <div className={styles.words} />
        </div>
      ))}
    </div>
  </div>
);
