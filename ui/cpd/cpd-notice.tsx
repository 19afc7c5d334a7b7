import { observer } from "mobx-react-lite";
import type { CpdNotices } from "../../application/content/pages.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { Notice } from "../parts/notice.tsx";
import { PortalLink } from "../parts/portal-link.tsx";
import { RichText } from "../parts/rich-text.tsx";
import styles from "./cpd-notice.module.css";
import { cpdValues } from "./cpd-values.ts";

interface CpdNoticeProps {
  readonly record: CpdRecord;
  readonly notices: CpdNotices;
  /** The level of its heading, by where it stands. */
  readonly level: 2 | 3;
}

/** What is to be declared, and by when. Nothing while nothing is. CPD-02 */
export const CpdNotice = observer(({ record, notices, level }: CpdNoticeProps) => {
  const { toDeclare } = record;
  if (!toDeclare) return null;
  const { overview, status } = toDeclare;
  const notice = notices[status];
  const values = cpdValues(overview);
  const days = Math.abs(overview.remainingDays);
  const figure = { number: String(days), unit: `${days === 1 ? "day" : "days"} ${status === "overdue" ? "late" : "left"}` };
  return (
    <Notice
      urgency={status === "overdue" ? "late" : "soon"}
      figure={figure}
      heading={fill(notice.heading, values)}
      level={level}
    >
      <RichText text={notice.message} values={values} />
      {notice.link.urgent ? (
        <ButtonLink href={notice.link.href} look="primary">
          {notice.link.text}
        </ButtonLink>
      ) : (
        <PortalLink href={notice.link.href} className={styles.link}>
          {notice.link.text}
        </PortalLink>
      )}
    </Notice>
  );
});
