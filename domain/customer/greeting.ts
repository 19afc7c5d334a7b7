export const greetings = ["morning", "afternoon", "evening"] as const;
export type Greeting = (typeof greetings)[number];

/** The greeting for an hour of the user's local time, 0 to 23. LAND-01 */
export const greetingAt = (hour: number): Greeting => {
  if (hour >= 5 && hour < 12) return "morning";
  if (hour >= 12 && hour < 18) return "afternoon";
  return "evening";
};
