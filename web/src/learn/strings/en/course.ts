/** The lessons as a course. Its longer texts, the glossary and the teacher’s notes, are in `course/strings/`. */
export const course = {
  "goal.closest-points":
    "After this chapter you can find the distance of two convex parts by support points, tell a bound from an answer, and say how merging, splitting and caching can make answers wrong.",
  "goal.hierarchical-spheres":
    "After this chapter you can put a surface under spheres, search two trees of them, and say how far a false alarm can be from contact.",
  "goal.colliding-faces":
    "After this chapter you can find the faces that are about to collide among millions of pairs, and say what each test misses or reports too often.",
  "goal.path-planning":
    "After this chapter you can plan a way through a potential field, say why such a search may fail, and tell a failed search from a proof.",
  "goal.face-constraints":
    "After this chapter you can say what one, two and three faces leave of a part’s six degrees of freedom, and when a face takes hold and lets go.",
  "goal.flat-contours":
    "After this chapter you can test two contours edge by edge, find where that test errs, and part contours by the shortest way.",
  "goal.what-is-ours":
    "After this chapter you can say what was changed or added beside the published systems, and what each change proves that they could not.",

  "page.course": "Course",
  "page.courseNotLoaded": "This page could not be loaded. Check the connection, then reload.",
  "page.chapterTime": "about {minutes} min, {done} of {all} done",
  "page.chapterAfter": "Before it: {chapters}.",
  "page.courseDone": "{done} of {all} done, about {hours} h {minutes} min left.",
  "page.courseAllDone": "All {all} lessons are done.",
  "page.courseBegin": "Begin with “{lesson}”",
  "page.courseGoOn": "Go on with “{lesson}”",
  "page.minutes": "{minutes} min",
  "page.lessonDone": "done",
  "page.lessonScore": "done, {right} of {asked} predicted",
  "page.lessonBegun": "step {step} of {last}",
  "page.aboutMinutes": "This lesson takes about {minutes} minutes.",
  "page.before": "Before it:",
  "page.next": "Next lesson",
  "page.nextNamed": "Next lesson: {lesson}",
  "page.courseEnd": "This was the last lesson of the course.",
  "page.chapterEnd": "This was the last lesson of the chapter.",
  "page.lookBack": "Back to all lessons",
  "page.forTeachers": "For teachers of “{chapter}”",
  "page.glossary": "Glossary",
  "page.teacher": "Teacher’s notes",
  "page.worksheet": "Worksheet",
  "page.teacherOf": "Teacher’s notes: {chapter}",
  "page.worksheetOf": "Worksheet: {chapter}",
  "page.solutionsOf": "Solutions: {chapter}",
  "page.progress": "Your progress",
  "page.progressKept": "It is kept in this browser alone.",
  "page.saveProgress": "Save to a file",
  "page.loadProgress": "Load from a file",
  "page.forgetProgress": "Forget my progress",
  "page.forgetSure":
    "All that this browser knows of your progress is taken away: which lessons you opened, how far you came, and your scores. A file that you saved before can be loaded again.",
  "page.forgetYes": "Forget it",
  "page.forgetNo": "Keep it",
  "page.forgotten": "Your progress is forgotten.",
  "page.progressLoaded": "The file was taken in. Where both knew a lesson, the better was kept.",
  "page.progressUnknown":
    "{n} of its lessons {n|is|are} not known here; what was said of {n|it|them} is kept.",
  "page.progressRefused": "Nothing was taken from “{file}”; your progress is as it was.",
  "page.progressNotJson": "It is not a file of progress that was saved here: its text is not JSON.",
  "page.progressOtherFile": "It is JSON, but not a file of progress that was saved here.",
  "page.progressNewer": "A newer version of this page saved it. Reload this page, then try again.",
  "page.progressDamaged": "It is damaged at “{place}”. Take another copy of it.",
  "page.progressUnreadable": "The browser could not read it. Take another copy of it.",
  "page.term": "What “{term}” means",
} as const;
