import { displayDate, type CalendarDate } from "./calendar-date.ts";
import { pluralRules } from "./content.ts";
import { fill, type TextWith } from "./rich-text.ts";

/** The placeholders that messages have. */
export const messagePlaceholders = [
  "count",
  "countryCode",
  "date",
  "from",
  "least",
  "limit",
  "most",
  "number",
  "reference",
  "telephone",
  "until",
  "wait",
  "year",
] as const;
type Placeholder = (typeof messagePlaceholders)[number];

/** Values of the placeholders of a message. */
export type MessageValues = {
  readonly [Name in Placeholder]?: string | number | Message | { readonly day: CalendarDate };
};

/** English words by the plural category of a count. */
type EnglishForms = Readonly<Record<"one" | "other", string>>;

/**
 * A sentence that a rule gives. The content words it; its English words show where the content does not. LANG-04,
 * RULE-04
 */
export interface Message {
  /** Its name among the messages of the page framework: `password.short`. */
  readonly key: string;
  readonly english: string | EnglishForms;
  readonly values?: MessageValues;
}

/** Declares the messages of a topic by their English words; the key of each is `topic.name`. */
/* @__NO_SIDE_EFFECTS__ */
export const messagesOf = <const Name extends string>(
  topic: string,
  words: Readonly<Record<Name, Message["english"]>>,
): Readonly<Record<Name, Message>> =>
  Object.fromEntries(
    Object.entries<Message["english"]>(words).map(([name, english]) => [name, { key: `${topic}.${name}`, english }]),
  ) as Record<Name, Message>;

/** A message with the values of its placeholders. */
/* @__NO_SIDE_EFFECTS__ */
export const withValues = (message: Message, values: MessageValues): Message => ({ ...message, values });

/** A line of content for a message. */
type Line = TextWith<Placeholder>;

/** The content's messages in a language. */
export interface Wording {
  /** As a BCP 47 tag. */
  readonly locale: string;
  /** By key; after a count also by key and plural category: `wait.minutes.one`. */
  readonly messages?: Readonly<Record<string, Line>> | undefined;
}

const inEnglish: Wording = { locale: "en-GB" };

/** Words a message; in English without a wording. LANG-04 */
export const formatMessage = (message: Message, wording = inEnglish): string => {
  const { key, english, values = {} } = message;
  const { locale, messages = {} } = wording;
  const formIn = (language: string) => pluralRules(language).select(Number(values.count));
  const ownLine = (): Line | undefined => messages[`${key}.${formIn(locale)}`] ?? messages[`${key}.other`];
  const ownEnglish = typeof english === "string" ? english : english[formIn("en") === "one" ? "one" : "other"];
  const line =
    messages[key] ?? (typeof english === "string" ? undefined : ownLine()) ?? (ownEnglish as unknown as Line);
  const filled = Object.entries(values).map(([name, value]) => {
    if (typeof value !== "object") return [name, String(value)];
    return [name, "day" in value ? displayDate(value.day, wording) : formatMessage(value, wording)];
  });
  return fill(line, Object.fromEntries(filled) as Record<Placeholder, string>);
};
