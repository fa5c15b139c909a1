### Sentences about what was decided about clashes, and reports of it.

review_standing_changed = Changed
review_standing_new = New
review_standing_active = Active
review_standing_reviewed = Reviewed
review_standing_approved = Approved
review_standing_resolved = Resolved

review_standingTitle_changed = The clash is worse than when it was decided, or still there after it was resolved
review_standingTitle_new = No decision yet
review_standingTitle_active = The clash is known and is to be worked on
review_standingTitle_reviewed = A person has reviewed the clash
review_standingTitle_approved = The clash may stay, but no deeper than it is now
review_standingTitle_resolved = The clash was dealt with

# What is found of a pair, and that it was approved.
review_lead =
    { $approved ->
        [true] { $found }, approved
       *[false] { $found }
    }
review_filter = List only pairs that are

review_filters_notClear = not clear
review_filters_byKernel = by CAD kernel
review_filters_fits = fits
review_filters_fresh = new in this revision
review_filters_worse = worse in this revision

review_filterTitles_notClear = List only pairs that interfere, touch, are undecided or are nearer than the limit
review_filterTitles_byKernel = List only pairs that the CAD kernel settled
review_filterTitles_fits = List only pairs with a shaft of one part in a coaxial hole of the other
review_filterTitles_fresh = List only clashes that are new in this revision
review_filterTitles_worse = List only clashes that got worse with this revision

review_status = Status
review_priority = Priority

review_priorities_low = Low
review_priorities_normal = Normal
review_priorities_high = High
review_priorities_critical = Critical

review_noPriority = no priority
review_assignee = Assignee
review_nobodyYet = assign to…
review_comment = Comment
review_commentHint = Comment
review_add = Add
review_group = Group
review_noGroup = name a group…
review_tests = Tests
review_testsTitle = Which parts are tested, for what, and what counts as a clash
review_onlyTest = Only clashes of “{ $name }”
review_allTests = Show all pairs again
review_grouping = Clashes in groups

review_groupBy_none = not grouped
review_groupBy_hand = by own groups
review_groupBy_part = by part
review_groupBy_level = by assembly, level { DIGITS($level) }
review_groupBy_nearness = by proximity
review_groupBy_cause = by cause
review_groupBy_sameness = identical × n

review_bunch =
    { $n ->
        [one] { $n } clash
       *[other] { $n } clashes
    }, { $open ->
        [true] open
       *[false] closed
    }
# Spoken before the title of a line that holds others.
review_openOrClosed =
    { $open ->
        [true] open
       *[false] closed
    }
review_times = × { $n }
review_topLevel = top level
review_nearby = nearby
review_several =
    { $n ->
        [one] { $n } clash
       *[other] { $n } clashes
    } selected
review_clear = Clear selection
review_comments = Comments
review_nobody = Unnamed
review_others = As in the BCF file
review_othersTitle = Use the viewpoint and the section of the file

review_name_title = Your name?
review_name_about = Your name is shown with your decisions and comments, and is kept in this browser.
review_name_label = Name
review_name_go = Continue
review_name_cancel = Cancel

review_report_title = Report
review_report_about = Save the results and decisions as a report
review_report_kinds_html = HTML, to read and print
review_report_kinds_csv = CSV table
review_report_kinds_xlsx = Excel table (XLSX)
review_report_kinds_bcf = BCF issues, for CAD and BIM
review_report_kinds_junit = JUnit, for build servers
review_report_kinds_glb = 3D model of the clashes (GLB)
review_report_kinds_decisions = Decisions, to be imported again
review_report_moves = with moves that end clashes
review_report_pictures = with pictures in HTML and BCF
review_report_open = Import decisions from a file…
review_report_lacks =
    It has pictures of { $pictures } of { $of ->
        [one] { $of } clash
       *[other] { $of } clashes
    }.
review_report_lacksMoves =
    Moves were searched for { $n } of { $of ->
        [one] { $of } interfering pair
       *[other] { $of } interfering pairs
    }.
review_report_progress = Taking pictures: { $done } of { $of }
review_report_movesProgress = Searching for moves: { $done } of { $of }
review_report_cancel = Cancel

review_taken =
    Decisions were imported from the file: { $n ->
        [one] { $n } clash
       *[other] { $n } clashes
    }.

review_report_tidy = Remove clashes that no longer exist
review_report_tidied =
    { $n ->
        [one] { $n } clash that no longer exists was
       *[other] { $n } clashes that no longer exist were
    } removed. Those with a decision or a comment stay.
