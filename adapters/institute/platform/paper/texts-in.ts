/** All texts nested in a value, joined. */
export const textsIn = (value: unknown): string => {
  if (typeof value === "string") return value;
  return typeof value === "object" && value !== null ? Object.values(value).map(textsIn).join("") : "";
};
