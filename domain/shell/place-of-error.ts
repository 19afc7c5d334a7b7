// "at draw (https://host/assets/main-AB12.js:1:234)" of Chromium, "draw@https://host/assets/main-AB12.js:1:234" of the others.
const frame = /^(?:\s*at |[^\n]*@).*$/gm;
const fileAndLine = /([\w.-]+\.[cm]?[jt]sx?:\d+:\d+)\)?$/;

/**
 * Where in the portal's code an error was thrown, "main-AB12.js:1:234": the first frame of its stack that
 * names a file. Nothing else of the stack is taken: the error's message, which begins it in some browsers,
 * may speak of the person. ERR-10
 */
export const placeOfError = (stack: string | undefined): string | undefined =>
  stack
    ?.match(frame)
    ?.map((line) => fileAndLine.exec(line)?.[1])
    .find((place) => place !== undefined);
