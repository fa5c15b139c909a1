### Sentences about what leaves the page: a link, or a file.

share_copied = The link was copied to the clipboard.
share_notCopied = The browser did not allow copying. The link is now in the address bar.
share_notShared = The browser did not allow copying, and the address has changed meanwhile. Try again.
share_decisionsStay = A link does not contain decisions about clashes. Save writes them to a file.
share_noLink = A link does not contain your own files.
share_passedOn = { $name } was shared. It contains the scene and your files.
share_savedInstead = { $name } was downloaded. It contains the scene and your files.
share_cancelled = Sharing was cancelled. Nothing was sent.
share_notSaved = The scene could not be written to a file.
share_tooLarge = Your own files are too large for one file: the limit is about 380 MB.
