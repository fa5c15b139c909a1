### Sentences about what was decided about clashes, and reports of it.

review_standing_changed = Changed
review_standing_new = New
review_standing_active = Active
review_standing_reviewed = Reviewed
review_standing_approved = Approved
review_standing_resolved = Resolved

review_standingTitle_changed = It is worse than when it was decided, or is still there after it was resolved
review_standingTitle_new = Nobody has decided anything
review_standingTitle_active = Known, and something is to be done
review_standingTitle_reviewed = Somebody has looked at it
review_standingTitle_approved = It may stay, as deep as it is
review_standingTitle_resolved = It is seen to

# What is found of a pair, and that it was approved.
review_lead =
    { $approved ->
        [true] { $found }, approved
       *[false] { $found }
    }
review_filter = Only clashes that are
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
review_commentHint = What is to be known about it
review_add = Add
review_group = Group
review_noGroup = name a group…
review_tests = Tests
review_testsTitle = What is asked of which parts, and what counts as a clash
review_onlyTest = Only clashes of “{ $name }”
review_allTests = Show all pairs again
review_grouping = Clashes in groups

review_groupBy_none = not grouped
review_groupBy_hand = by own groups
review_groupBy_part = by part
review_groupBy_level = by assembly, level { DIGITS($level) }
review_groupBy_nearness = by nearness
review_groupBy_sameness = the same × n

review_bunch =
    { $n ->
        [one] { $n } clash
       *[other] { $n } clashes
    }, { $open ->
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
    } chosen
review_clear = Choose none
review_comments = Comments
review_nobody = Somebody
review_others = As in the BCF file
review_othersTitle = Look from where it was looked at in the file, cut open as there

review_name_title = Who decides?
review_name_about = Your name stands beside what you decide and write. It is kept in this browser.
review_name_label = Name
review_name_go = Go on
review_name_cancel = Cancel

review_report_title = Report
review_report_about = Hand over what was found and decided
review_report_kinds_html = HTML, to read and print
review_report_kinds_csv = CSV table
review_report_kinds_xlsx = Excel table (XLSX)
review_report_kinds_bcf = BCF issues, for CAD and BIM
review_report_kinds_junit = JUnit, for build servers
review_report_kinds_glb = 3D model of the clashes (GLB)
review_report_kinds_decisions = Decisions, to take them in again
review_report_pictures = with pictures in HTML and BCF
review_report_open = Take decisions from a file…
review_report_lacks =
    It has pictures of { $pictures } of { $of ->
        [one] { $of } clash
       *[other] { $of } clashes
    }.
review_report_progress = Taking pictures: { $done } of { $of }
review_report_cancel = Cancel

review_taken =
    Decisions were taken from the file: { $n ->
        [one] { $n } clash
       *[other] { $n } clashes
    }.

review_report_tidy = Forget clashes that are gone
review_report_tidied =
    { $n ->
        [one] { $n } clash that was gone is
       *[other] { $n } clashes that were gone are
    } forgotten. Those with a decision or a comment stay.
