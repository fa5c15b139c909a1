/** Files that the page takes in as text, which its own build knows. */
declare module "*?raw" {
  const text: string;
  export default text;
}
