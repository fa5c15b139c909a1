### The reading view: all steps of a lesson as a page.

page_read = Read
page_readTitle = Show the whole lesson as a page to read and print
page_stepView = Play
page_stepViewTitle = Show one step at a time
page_region_read = The lesson as a page
page_steps = Steps{ "\u00A0" }{ $first }–{ $last }
page_playSteps = Play these steps
page_answerInLesson = Answer in the lesson
page_readingSteps = Loading step { $step } of { $last }…
page_notRead = The text of the lesson could not be loaded. Check the connection, then press Play, then Read.
page_print = Print
page_printTitle = Print the lesson with a picture for each section
page_drawingPictures = Drawing picture { $n } of { $all }…
page_notDrawn = The pictures could not be drawn. The text is printed without them.
page_key_scrollDown = scroll down
page_key_scrollUp = scroll up
page_key_nextSection = the next section
page_key_previousSection = the previous section
page_key_pageTop = the beginning of the page
page_key_pageEnd = the end of the page
