/**
 * How browsers say that a script could not be fetched, and how the package and its clients do: nothing that a person could act on. What says
 * which file it was, and why, is told as it is.
 */
const notFetched =
  /dynamically imported module|importing a module script|failed to fetch|networkerror|load failed|part of this page could not be fetched|the worker could not be loaded/i;

/** Whether something of the page itself could not be fetched. */
export const isMissing = ({ message }: { message: string }): boolean => notFetched.test(message);
