/** How browsers say that a script could not be fetched, and how the package and its clients do: nothing that a person could act on. */
const notFetched =
  /dynamically imported module|importing a module script|failed to fetch|networkerror|load failed|could not be (fetched|loaded)/i;

/** Whether something of the page itself could not be fetched. */
export const isMissing = ({ message }: { message: string }): boolean => notFetched.test(message);
