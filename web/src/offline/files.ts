/** `files.json`: what a build of the page consists of, by its folder's names. */
export interface Files {
  /** Another one for whatever else is in the build. */
  build: string;
  /** Kept before it is used. */
  small: string[];
  /** Kept when it is used. Of what has no hash of its content in its name nothing need be said here. */
  large: string[];
}
