import { isGivenReference, joinedWords } from "./bank-file.ts";

/** The information of an entry (:86:). */
export interface Information {
  readonly words: string;
  readonly payer: string;
}

const sepaTag = /(?:EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC)\+/;

/** Each tag begins a word of its own, whatever stands before it. */
const withTagsApart = (text: string): string => text.replaceAll(new RegExp(`(?<=\\S)(?=${sepaTag.source})`, "g"), " ");

/** Words and payer of numbered subfields: ?20 to ?29 and ?60 to ?63, ?32 and ?33, and somebody for whom another pays. */
const numbered = (lines: readonly string[], sign: string): Information => {
  const parts = lines
    .join("")
    .split(sign)
    .slice(1)
    .map((part) => ({ number: Number(part.slice(0, 2)), text: part.slice(2) }));
  const among = (isWanted: (number: number) => boolean): string =>
    parts
      .filter(({ number }) => isWanted(number))
      .map(({ text }) => text)
      // Texts of 27 letters that a word runs over are joined without a blank.
      .join("");
  const words = withTagsApart(among((number) => (number >= 20 && number <= 29) || (number >= 60 && number <= 63)));
  const [, otherPayer] = new RegExp(`ABWA\\+(.*?)(?=${sepaTag.source}|$)`).exec(words) ?? [];
  return {
    words: joinedWords(words),
    payer: joinedWords(
      among((number) => number === 32 || number === 33),
      otherPayer,
    ),
  };
};

/** The code words of Dutch, German and international banks between strokes. */
const codeWords = new Set(
  `ADDR BENM BIC CHGS CNTP CREF CSID EREF EXCH IBAN ID INIT ISDT KREF MARF MREF NAME NRTX ORDP PREF PURP REMI RTRN TRAN
  TRCD TRTP ULTB ULTC ULTD`.split(/\s+/),
);

/** Words that say what kind of reference follows. */
const referenceKinds = new Set(["USTD", "STRD", "CDTRREFTP", "CD", "SCOR", "ISSUER", "CUR", "ISO", "BBA", "CDTRREF"]);

interface Coded {
  readonly code: string;
  readonly subfields: readonly string[];
}

const codedParts = (text: string): readonly Coded[] => {
  const parts: { code: string; subfields: string[] }[] = [];
  for (const word of text.split("/"))
    if (codeWords.has(word)) parts.push({ code: word, subfields: [] });
    else parts.at(-1)?.subfields.push(word);
  return parts;
};

/** Remittance with its kind before it (USTD and STRD), or as plain words in which strokes may stand. */
const remittanceOf = (subfields: readonly string[]): string => {
  if (!["USTD", "STRD"].includes(subfields[0] ?? "")) return subfields.join("/");
  const start = subfields.findIndex((each) => each !== "" && !referenceKinds.has(each));
  return start < 0 ? "" : subfields.slice(start).join("/").replace(/\/+$/, "");
};

/** The name of a party: behind account and bank, or alone. */
const partyOf = ({ code, subfields }: Coded): string | undefined => {
  if (code === "NAME") return subfields.join("/");
  if (code === "CNTP" || code === "ORDP") return subfields[2];
  return code === "ULTD" ? subfields[0] : undefined;
};

/** Words and payer of code words between strokes, such as /CNTP/ and /REMI/. */
const coded = (lines: readonly string[]): Information => {
  const text = lines.join("");
  const parts = codedParts(text);
  const among = (...codes: readonly string[]): readonly Coded[] => parts.filter(({ code }) => codes.includes(code));
  const references = among("EREF", "KREF", "CREF").map(({ subfields }) => subfields.find((each) => each !== "") ?? "");
  const remittance = among("REMI").map(({ subfields }) => remittanceOf(subfields));
  return {
    words: joinedWords(...new Set([...remittance, ...references].filter(isGivenReference))) || joinedWords(text),
    payer: joinedWords(...new Set(parts.flatMap((part) => partyOf(part) ?? []).filter(isGivenReference))),
  };
};

/** Reads the information of an entry: numbered subfields, code words between strokes, or plain words. BANK-01 */
export const informationOf = (lines: readonly string[]): Information => {
  const [first = ""] = lines;
  const [, sign] = /^\d{0,3}([?<~^@])\d{2}/.exec(first) ?? [];
  if (sign !== undefined) return numbered(lines, sign);
  return /^\/[A-Z]{3,4}\//.test(first) ? coded(lines) : { words: joinedWords(...lines), payer: "" };
};
