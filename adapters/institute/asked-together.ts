import { setImmediate as nextRound } from "node:timers/promises";

/**
 * Whoever asks for the same thing in one round of the event loop is answered by a single asking, as the calls of a page
 * come side by side. It begins once all of them have asked: nobody is told anything older than if they had asked alone.
 */
export const askedTogether = <T>(ask: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const asked = new Map<string, Promise<T>>();
  const begin = async (key: string): Promise<T> => {
    await nextRound();
    asked.delete(key);
    return ask(key);
  };
  return (key) => {
    const answer = asked.get(key) ?? begin(key);
    asked.set(key, answer);
    return answer;
  };
};
