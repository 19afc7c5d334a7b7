/** The part that papers use of linebreak, which has no types. */
declare module "linebreak" {
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may end, as an index; null after the last. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
