### The lessons as a course. Its longer texts, the glossary and the teacher’s notes, are in `glossary/` and `notes/`.

goal_closest-points = After this chapter you can find the distance of two convex parts by support points, tell a bound from an answer, and say how merging, splitting and caching can make answers wrong.
goal_hierarchical-spheres = After this chapter you can put a surface under spheres, search two trees of them, and say how far a false alarm can be from contact.
goal_colliding-faces = After this chapter you can find the faces that are about to collide among millions of pairs, and say what each test misses or reports too often.
goal_path-planning = After this chapter you can plan a way through a potential field, say why such a search may fail, and tell a failed search from a proof.
goal_face-constraints = After this chapter you can say what one, two and three faces leave of a part’s six degrees of freedom, and when a face takes hold and lets go.
goal_flat-contours = After this chapter you can test two contours edge by edge, find where that test errs, and part contours by the shortest way.
goal_what-is-ours = After this chapter you can say what was changed or added beside the published systems, and what each change proves that they could not.

page_course = Course
page_courseNotLoaded = This page could not be loaded. Check the connection, then reload.
page_chapterTime = about { $minutes } min, { $done } of { $all } done
page_chapterAfter = Before it: { $chapters }.
page_courseDone = { $done } of { $all } done, about { $hours } h { $minutes } min left.
page_courseAllDone = All { $all } lessons are done.
page_courseBegin = Begin with “{ $lesson }”
page_courseGoOn = Go on with “{ $lesson }”
page_minutes = { $minutes } min
page_lessonDone = done
page_lessonScore = done, { $right } of { $asked } predicted
page_lessonBegun = step { $step } of { $last }
page_aboutMinutes = This lesson takes about { $minutes } minutes.
page_before = Before it:
page_next = Next lesson
page_nextNamed = Next lesson: { $lesson }
page_courseEnd = This was the last lesson of the course.
page_chapterEnd = This was the last lesson of the chapter.
page_lookBack = Back to all lessons
page_forTeachers = For teachers of “{ $chapter }”
page_glossary = Glossary
page_teacher = Teacher’s notes
page_worksheet = Worksheet
page_teacherOf = Teacher’s notes: { $chapter }
page_worksheetOf = Worksheet: { $chapter }
page_solutionsOf = Solutions: { $chapter }
page_progress = Your progress
page_progressKept = It is kept in this browser alone.
page_saveProgress = Save to a file
page_loadProgress = Load from a file
page_forgetProgress = Forget my progress
page_forgetSure = All that this browser knows of your progress is taken away: which lessons you opened, how far you came, and your scores. A file that you saved before can be loaded again.
page_forgetYes = Forget it
page_forgetNo = Keep it
page_forgotten = Your progress is forgotten.
page_progressLoaded = The file was taken in. Where both knew a lesson, the better was kept.
page_progressUnknown =
    { $n } of its lessons { $n ->
        [one] is
       *[other] are
    } not known here; what was said of { $n ->
        [one] it
       *[other] them
    } is kept.
page_progressRefused = Nothing was taken from “{ $file }”; your progress is as it was.
page_progressNotJson = It is not a file of progress that was saved here: its text is not JSON.
page_progressOtherFile = It is JSON, but not a file of progress that was saved here.
page_progressNewer = A newer version of this page saved it. Reload this page, then try again.
page_progressDamaged = It is damaged at “{ $place }”. Take another copy of it.
page_progressUnreadable = The browser could not read it. Take another copy of it.
page_term = What “{ $term }” means
