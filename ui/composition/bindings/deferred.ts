import type { Container } from "inversify";
import { CriticalAlert } from "../../../application/shell/critical-alert.ts";
import { IdleWatch } from "../../../application/shell/idle-watch.ts";
import { LoginSuccess } from "../../../application/shell/login-success.ts";
import { Toasts } from "../../../application/shell/toasts.ts";
import { CLOCK, CONFIGURATION, COOKIES, OTHER_TABS, TAB_STORE } from "./ports.ts";
import { CRITICAL_ALERT, CUSTOMER, IDLE_WATCH, LOGIN_SUCCESS, SESSION, TOASTS, TRACK } from "./shell.ts";
import { bindClass, bindSingleton } from "../bind-singleton.ts";

/** What pages lean on, and nothing needs before the first of them is there. */
export const bindDeferred = (container: Container): void => {
  bindSingleton(
    container,
    IDLE_WATCH,
    (clock, tabs, configuration) => new IdleWatch(clock, tabs, configuration.idleMinutes),
    [CLOCK, OTHER_TABS, CONFIGURATION],
  );
  bindClass(container, LOGIN_SUCCESS, LoginSuccess, [SESSION, CUSTOMER, TAB_STORE, TRACK]);
  bindClass(container, CRITICAL_ALERT, CriticalAlert, [CLOCK, COOKIES]);
  bindClass(container, TOASTS, Toasts, [CLOCK]);
};
