import { messagesOf, withValues, type Message } from "./message.ts";

/** Units of time with their number. */
export const waits = messagesOf("wait", {
  seconds: { one: "a second", other: "{count} seconds" },
  minutes: { one: "a minute", other: "{count} minutes" },
  hours: { one: "an hour", other: "{count} hours" },
});

/** A waiting time, given in seconds: "a minute", "7 minutes", "4 hours". */
export const waitingTime = (seconds: number): Message => {
  if (seconds < 60) return withValues(waits.seconds, { count: Math.max(seconds, 1) });
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60
    ? withValues(waits.minutes, { count: minutes })
    : withValues(waits.hours, { count: Math.ceil(minutes / 60) });
};
