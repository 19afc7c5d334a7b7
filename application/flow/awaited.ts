import { runInAction } from "mobx";

/** Waits for what was sent. What it throws is dealt with by whoever catches everything; here nothing is under way any longer. */
export const awaited = async <T>(sent: Promise<T>, onThrown: () => void): Promise<T> => {
  try {
    return await sent;
  } catch (error) {
    runInAction(onThrown);
    throw error;
  }
};
