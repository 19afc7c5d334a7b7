import { runInAction } from "mobx";

/** Awaits a request. When it throws, runs `onThrown` and rethrows to the global error handler. */
export const withRollback = async <T>(sent: Promise<T>, onThrown: () => void): Promise<T> => {
  try {
    return await sent;
  } catch (error) {
    runInAction(onThrown);
    throw error;
  }
};
