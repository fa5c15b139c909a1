### Frames in other pages, statements for record stores, packages for learning platforms.

page_embed = Embed
page_embedTitle = Put this into your own page
page_embedLead = Copy these lines into your page. The frame starts here, at this step with these values. The frame needs no special headers, and nothing leaves the reader’s computer.
page_embedMessages = Your page can play the frame, step through it, and receive the answers to questions.
page_embedShows = The frame shows
page_embedWidth = Width
page_embedHeight = Height
page_embedPreview = The frame as your readers see it
page_noPart = A part of this page could not be fetched: there is no connection, or the page was updated. Reload the page.
page_part_figure = Figure
page_part_text = Text
page_part_question = Questions
page_part_code = Pseudocode
page_part_paper = What the paper says
page_part_controls = Settings to try
page_part_numbers = Numbers
page_part_events = What happened
page_part_charts = Charts
page_unknownParts = The address of this frame requests something that it cannot show; the rest is shown. After show= there may be figure, text, question, code, numbers, paper, events, controls and charts, separated by commas.
page_badActor = The address of this page does not identify the learner in a valid way: actor= is JSON with one of mbox, mbox_sha1sum, openid and account. Answers are recorded without a name.
page_badEndpoint = The address of this page does not name a record store: endpoint= is an address that begins with https:// or http://. Answers are not recorded.
page_storeSilent =
    The record store does not answer. { $n ->
        [one] { $n } statement waits
       *[other] { $n } statements wait
    } in this browser and will be sent again.
page_storeRefuses =
    The record store refused { $n ->
        [one] { $n } statement
       *[other] { $n } statements
    } with the status { $status }. The statements are kept in this browser and will be sent again. Ask the administrator of the store why.
page_recordsTaken = The record store has received everything.
page_noPlatform = This page is not inside a learning platform. The lessons work, but nothing is recorded: open the package in a course.
page_platformRefuses = The learning platform did not accept all records. The lessons continue.
