/** How long a section may take to load, in milliseconds. SHELL-11 */
export const sectionLoadLimit = 120_000;
