/** "1 line", "2 lines" */
export const pluralise = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;
