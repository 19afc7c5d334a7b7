import { normaliseInput } from "../../kernel/typed-text.ts";

/** The parts of a person's name. People with one name have it as first name, and an empty surname. LIFE-04 */
export interface NameParts {
  readonly firstName: string;
  readonly surname: string;
}

const longest = 100;

/** A typed name in one form, on one line. LIFE-03, REAL-02 */
export const typedName = ({ firstName, surname }: NameParts): NameParts => ({
  firstName: normaliseInput(firstName),
  surname: normaliseInput(surname),
});

/** Why a normalised name cannot be stored; undefined when it can. LIFE-03, LIFE-04 */
export const whyNotName = ({ firstName, surname }: NameParts): string | undefined => {
  if (!/\p{L}/u.test(firstName))
    return "Give a first name, with a letter. People with one name have it as first name, and no surname.";
  return firstName.length > longest || surname.length > longest
    ? `A name has at most ${longest} characters in each part.`
    : undefined;
};
