/** Sentences about what leaves the page: a link, or a file. */

export const share = {
  copied: "The link is on the clipboard.",
  notCopied: "The browser did not allow copying. The link is now in the address bar.",
  notShared: "The browser did not allow copying, and another address was asked for meanwhile. Try it again.",
  decisionsStay: "What was decided about clashes does not travel in a link. Save writes it into a file.",
  noLink: "Own files do not travel in a link.",
  passedOn: (name: string) => `${name}, which holds the scene with them, was passed on.`,
  savedInstead: (name: string) => `${name}, which holds the scene with them, is among your downloads.`,
  cancelled: "Sharing was cancelled: nothing was passed on.",
  notSaved: "The scene could not be made into a file.",
  tooLarge: "Own files of more than about 380 MB do not fit into one.",
} as const;
