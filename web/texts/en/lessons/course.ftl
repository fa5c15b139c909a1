### The lessons as a course. Its longer texts, the glossary and the teacher’s notes, are in `glossary/` and `notes/`.

goal_closest-points = After this chapter you can find the distance of two convex parts by support points and tell a bound from an answer. You can say how merging, splitting and caching can make answers wrong.
goal_hierarchical-spheres = After this chapter you can cover a surface with spheres and search two trees of them. You can say how far from contact the parts can be at a false alarm.
goal_colliding-faces = After this chapter you can find the faces that are about to collide among millions of pairs. You can say what each test misses and what it reports too often.
goal_path-planning = After this chapter you can plan a path through a potential field and say why such a search may fail. You can tell a failed search from a proof.
goal_face-constraints = After this chapter you can say which of a part’s six degrees of freedom one, two and three faces leave, and when a face engages and releases.
goal_flat-contours = After this chapter you can test two contours edge by edge, find where that test errs, and separate contours by the shortest move.
goal_what-is-ours = After this chapter you can say what we changed in the published systems or added to them. You can say what each change proves that the published systems could not prove.

page_course = Course
page_courseNotLoaded = This page could not be loaded. Check the connection, then reload.
page_chapterTime = about { $minutes } min, { $done } of { $all } done
page_chapterAfter = First do: { $chapters }.
page_courseDone = { $done } of { $all } done, about { $hours } h { $minutes } min left.
page_courseAllDone = All { $all } lessons are done.
page_courseBegin = Start with “{ $lesson }”
page_courseGoOn = Continue with “{ $lesson }”
page_minutes = { $minutes } min
page_lessonDone = done
page_lessonScore = done, { $right } of { $asked } predicted
page_lessonBegun = step { $step } of { $last }
page_aboutMinutes = This lesson takes about { $minutes } minutes.
page_before = First do:
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
page_progressKept = Your progress is kept only in this browser.
page_saveProgress = Save to a file
page_loadProgress = Load from a file
page_forgetProgress = Delete my progress
page_forgetSure = This deletes all progress from this browser: which lessons you opened, how far you came, your scores, and your code for the judge. A file that you saved before can be loaded again; it has no code.
page_forgetYes = Delete
page_forgetNo = Keep
page_forgotten = Your progress was deleted.
page_progressLoaded = The file was loaded. For a lesson that is in both, the better result was kept.
page_progressUnknown =
    { $n ->
        [one] { $n } lesson of the file is unknown here; its progress is kept.
       *[other] { $n } lessons of the file are unknown here; their progress is kept.
    }
page_progressRefused = “{ $file }” was not loaded. Your progress is unchanged.
page_progressNotJson = The file is not a progress file: its text is not JSON.
page_progressOtherFile = The file is JSON, but not a progress file.
page_progressNewer = A newer version of this page saved the file. Reload this page, then try again.
page_progressDamaged = The file is damaged at “{ $place }”. Use another copy of it.
page_progressUnreadable = The browser could not read the file. Use another copy of it.
page_term = What “{ $term }” means
page_useInCourse = Use in your course
page_judge = The judge: test your code
page_topics = Topics from A to Z
page_topicsSearch = Search topics, for example SAT or BVH
page_topicUnshown = only in the glossary
page_documentation = Documentation:
page_questionsSaved =
    { $n ->
        [0] No question can do without the figure, so no file was saved.
        [one] { $n } question was saved.
       *[other] { $n } questions were saved.
    }
page_questionsLeftOut =
    { $n ->
        [one] { $n } question needs the figure and is left out.
       *[other] { $n } questions need the figure and are left out.
    }
