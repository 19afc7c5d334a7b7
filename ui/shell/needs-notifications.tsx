import { observer } from "mobx-react-lite";
import { useEffect, type ReactNode } from "react";

import type { Customer } from "../../application/shell/customer.ts";
import type { LoadedSubject } from "../../domain/shell/component-texts.ts";
import { ErrorPanel } from "../components/error-panel.tsx";

interface NeedsNotificationsProps {
  readonly customer: Customer;
  /** What needs notifications. */
  readonly subject: LoadedSubject;
  /** Replaces the error panel's heading. */
  readonly failed?: string;
  readonly loading: ReactNode;
  readonly children: (notifications: readonly string[]) => ReactNode;
}

/** Renders a part that needs notifications, or an error panel when they failed. ERR-09, CONS-11 */
export const NeedsNotifications = observer(
  ({ customer, subject, failed, loading, children }: NeedsNotificationsProps) => {
    const { notifications, portalStatus } = customer;
    useEffect(() => {
      void notifications.ensure();
    }, [notifications]);
    if (portalStatus === "notificationsError")
      return <ErrorPanel subject={subject} heading={failed} onReload={notifications.load} />;
    return notifications.value ? children(notifications.value.codes) : loading;
  },
);
