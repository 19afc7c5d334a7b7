/** Pixels of an image at most: more than any camera takes, and few enough for the device of somebody who opens it. */
export const mostPixels = 120_000_000;
