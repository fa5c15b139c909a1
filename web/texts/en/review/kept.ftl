### Sentences about what is kept in this browser.

kept_goOn = Continue with { $title }
kept_facts =
    { $parts ->
        [one] { $parts } part
       *[other] { $parts } parts
    }, kept { $ago }
kept_open = Open
kept_forget = Delete
kept_notNow = Not now. The copy stays in the Open menu
kept_offer = Saved work
kept_title = Kept in this browser
kept_why = Nearpoint keeps copies of what you open and change, in case the page is closed or crashes. Only this page uses the copies, and they never leave this computer.
kept_none = Nothing to save: this example scene is unchanged.
kept_row =
    { $parts ->
        [one] { $parts } part
       *[other] { $parts } parts
    } · { BYTES($size) } · { $ago }
# In place of “5 minutes ago”.
kept_justNow = just now
kept_here = open here
kept_elsewhere = open in another tab
kept_forgetOne = Delete { $title }
kept_forgetAll = Delete all
kept_back = Restored from this browser: { $title }.
kept_notKept = Not kept: the undo history, sections, and results of motion and take-out checks.
kept_notRestored = Not kept: the undo history, the comparison with an earlier revision, sections, and results of motion and take-out checks.
kept_answersNotKept = The CAD kernel’s answers about files from web addresses are not kept, either.
kept_copied = Opened as a copy: { $title }.
kept_copiedWhy = Another tab may have the original open. Each tab keeps its own copy.
kept_failed = The copies in this browser could not be read or changed.
kept_gone = This copy no longer exists.
kept_refused = This browser does not let the page keep copies.
kept_refusedWhy = Everything else works. Save the scene as a file before you close the page.
kept_refusedAll = This browser does not let the page keep copies, for example in a private window. Save scenes as files.

kept_leave_title = Leave without saving?
kept_leave_about = This browser cannot keep the open scene. The scene is lost when another scene replaces it. Save it as a file first.
kept_leave_save = Save and continue
kept_leave_go = Continue without saving
kept_leave_cancel = Cancel

kept_full = There is no room for this scene in this browser.
kept_fullWhy = Its files take { BYTES($needed) }, and { BYTES($left) } are left. Save it as a file, or delete kept scenes in the Open menu.
