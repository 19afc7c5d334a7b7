/** Pixels of an image at most: more than any camera takes, and few enough for the device of somebody who opens it. */
export const maxPixels = 120_000_000;

/** Chunks of a PNG, or segments of a JPEG, at most; ten megabytes in the smallest chunks that programs write have 10,000. */
export const maxImageParts = 20_000;
