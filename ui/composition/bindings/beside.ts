import type { Container } from "inversify";
import { made } from "../made.ts";
import { CriticalAlert } from "../../../application/shell/critical-alert.ts";
import { IdleWatch } from "../../../application/shell/idle-watch.ts";
import { LoginSuccess } from "../../../application/shell/login-success.ts";
import { Toasts } from "../../../application/shell/toasts.ts";
import { CLOCK, CONFIGURATION, COOKIES, OTHER_TABS, TAB_STORE } from "./ports.ts";
import { CRITICAL_ALERT, CUSTOMER, IDLE_WATCH, LOGIN_SUCCESS, SESSION, TOASTS, TRACK } from "./shell.ts";

/** What pages lean on, and nothing needs before the first of them is there. */
export const bindBeside = (container: Container): void => {
  if (container.isBound(TOASTS)) return;
  container
    .bind(IDLE_WATCH)
    .toResolvedValue(
      (clock, tabs, configuration) => new IdleWatch(clock, tabs, configuration.idleMinutes),
      [CLOCK, OTHER_TABS, CONFIGURATION],
    )
    .inSingletonScope();
  made(container, LOGIN_SUCCESS, LoginSuccess, [SESSION, CUSTOMER, TAB_STORE, TRACK]);
  made(container, CRITICAL_ALERT, CriticalAlert, [CLOCK, COOKIES]);
  made(container, TOASTS, Toasts, [CLOCK]);
};
