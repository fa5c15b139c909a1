/** Declares files that the page imports as text, which its own build knows. */
declare module "*?raw" {
  const text: string;
  export default text;
}
