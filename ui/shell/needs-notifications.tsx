import { observer } from "mobx-react-lite";
import { useEffect, type ReactNode } from "react";
import type { Customer } from "../../application/shell/customer.ts";
import { ErrorPanel } from "../parts/error-panel.tsx";

interface NeedsNotificationsProps {
  readonly customer: Customer;
  /** What cannot be shown without them, within a sentence. */
  readonly subject: string;
  /** Says so. */
  readonly failed: string;
  readonly loading: ReactNode;
  readonly children: (notifications: readonly string[]) => ReactNode;
}

/** A part that cannot do without notifications: its panel where the portal has none, or itself. ERR-09, CONS-11 */
export const NeedsNotifications = observer(({ customer, subject, failed, loading, children }: NeedsNotificationsProps) => {
  const { notifications, portalStatus } = customer;
  useEffect(() => {
    void notifications.ensure();
  }, [notifications]);
  if (portalStatus === "notificationsError")
    return <ErrorPanel subject={subject} heading={failed} onReload={notifications.load} />;
  return notifications.value ? children(notifications.value) : loading;
});
