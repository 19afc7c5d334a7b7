/** "1 person", "2 people" */
export const countedPeople = (people: number): string => (people === 1 ? "1 person" : `${people} people`);
