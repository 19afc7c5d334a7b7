import { CriticalAlert } from "../../../application/shell/critical-alert.ts";
import { IdleWatch } from "../../../application/shell/idle-watch.ts";
import { LoginSuccess } from "../../../application/shell/login-success.ts";
import { Toasts } from "../../../application/shell/toasts.ts";
import { service, serviceOf } from "../service.ts";
import { CLOCK, CONFIGURATION, COOKIES, OTHER_TABS, TAB_STORE } from "./ports.ts";
import { CUSTOMER, SESSION, TRACK } from "./shell.ts";

// What pages lean on, and nothing needs before the first of them is there.
export const IDLE_WATCH = service(
  "IdleWatch",
  (clock, tabs, { idleMinutes }) => new IdleWatch(clock, tabs, idleMinutes),
  [CLOCK, OTHER_TABS, CONFIGURATION],
);
export const LOGIN_SUCCESS = serviceOf("LoginSuccess", LoginSuccess, [SESSION, CUSTOMER, TAB_STORE, TRACK]);
export const CRITICAL_ALERT = serviceOf("CriticalAlert", CriticalAlert, [CLOCK, COOKIES]);
export const TOASTS = serviceOf("Toasts", Toasts, [CLOCK]);
