/**
 * Matches the texts by which browsers, the package and its clients report that a script could not be fetched. They do not help the user. Texts that
 * name the file and the reason are shown as they are.
 */
const notFetched =
  /dynamically imported module|importing a module script|failed to fetch|networkerror|load failed|part of this page could not be fetched|the worker could not be loaded/i;

/** Returns whether a part of the page itself could not be fetched. */
export const isMissing = ({ message }: { message: string }): boolean => notFetched.test(message);
