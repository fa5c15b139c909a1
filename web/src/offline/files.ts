/** The file `files.json`, which lists the files of a build of the page, with names relative to its folder. */
export interface Files {
  /** A hash of the build. */
  build: string;
  /** The files that are cached in advance. */
  small: string[];
  /** The files that are cached when they are used. Files without a content hash in their name are not listed. */
  large: string[];
}
