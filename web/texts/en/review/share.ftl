### Sentences about what leaves the page: a link, or a file.

share_copied = The link is on the clipboard.
share_notCopied = The browser did not allow copying. The link is now in the address bar.
share_notShared = The browser did not allow copying, and another address was asked for meanwhile. Try it again.
share_decisionsStay = What was decided about clashes does not travel in a link. Save writes it into a file.
share_noLink = Own files do not travel in a link.
share_passedOn = { $name }, which holds the scene with them, was passed on.
share_savedInstead = { $name }, which holds the scene with them, is among your downloads.
share_cancelled = Sharing was cancelled: nothing was passed on.
share_notSaved = The scene could not be made into a file.
share_tooLarge = Own files of more than about 380 MB do not fit into one.
