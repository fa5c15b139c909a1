### Sentences about what is kept in this browser.

kept_goOn = Go on with { $title }
kept_facts =
    { $parts ->
        [one] { $parts } part
       *[other] { $parts } parts
    }, kept { $ago }
kept_open = Open
kept_forget = Forget
kept_notNow = Not now; it stays in the Open menu
kept_offer = Work that is kept
kept_title = Kept in this browser
kept_why = What you open and change, for when the page is closed or fails. It is for this page alone, and never leaves this computer.
kept_none = Nothing is kept: shipped scenes as they are need not be.
kept_row =
    { $parts ->
        [one] { $parts } part
       *[other] { $parts } parts
    } · { BYTES($size) } · { $ago }
# In place of “5 minutes ago”.
kept_justNow = just now
kept_here = open here
kept_elsewhere = open in another tab
kept_forgetOne = Forget { $title }
kept_forgetAll = Forget all
kept_back = Brought back as it was kept: { $title }.
kept_notKept = Not kept: the undo history, CAD answers, the comparison with an earlier revision, sections, and results of motion and take-out checks.
kept_copied = Opened as a copy: { $title }.
kept_copiedWhy = Another tab may have it open: each keeps its own.
kept_failed = What is kept in this browser could not be read or changed.
kept_gone = It is not kept any more.
kept_refused = This browser keeps nothing for this page.
kept_refusedWhy = Everything else works. Save the scene as a file before you close the page.
kept_refusedAll = This browser keeps nothing for this page, as in a private window. Save scenes as files.

kept_leave_title = Leave without keeping it?
kept_leave_about = This browser cannot keep what is open: another scene in its place loses it. Save it as a file first.
kept_leave_save = Save and go on
kept_leave_go = Go on without it
kept_leave_cancel = Cancel

kept_full = There is no room in this browser to keep this scene.
kept_fullWhy = Its files take { BYTES($needed) }, and { BYTES($left) } are left. Save it as a file, or forget what is kept in the Open menu.
