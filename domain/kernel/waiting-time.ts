/** Formats a waiting time: "a minute", "7 minutes", "4 hours". */
export const waitInWords = (seconds: number): string => {
  if (seconds <= 1) return "a second";
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return "a minute";
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "an hour" : `${hours} hours`;
};
