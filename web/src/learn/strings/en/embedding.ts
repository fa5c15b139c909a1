/** Frames in other pages, statements for record stores, packages for learning platforms. */
export const embedding = {
  "page.embed": "Embed",
  "page.embedTitle": "Put this into a page of yours",
  "page.embedLead":
    "Copy these lines into your page. The frame starts here, at this step with these values; it needs no special headers, and nothing leaves the reader’s computer.",
  "page.embedMessages":
    "Your page can play it, step through it, and hear how questions were answered: docs/embedding.md says how.",
  "page.embedShows": "The frame shows",
  "page.embedWidth": "Width",
  "page.embedHeight": "Height",
  "page.embedPreview": "The frame as your readers see it",
  "page.noPart":
    "A part of this page could not be fetched: there is no connection, or the page was renewed. Reload it.",
  "page.part.figure": "Figure",
  "page.part.text": "Text",
  "page.part.question": "Questions",
  "page.part.code": "Pseudocode",
  "page.part.paper": "What the paper says",
  "page.part.controls": "What can be tried",
  "page.part.numbers": "Numbers",
  "page.part.events": "What happened",
  "page.part.charts": "Charts",
  "page.unknownParts":
    "The address of this frame asks for something that it cannot show; the rest is shown. After show= there may be figure, text, question, code, numbers, paper, events, controls and charts, with commas between them.",
  "page.badActor":
    "The address of this page does not say who the learner is in a way that statements can: actor= is JSON with one of mbox, mbox_sha1sum, openid and account. What is answered is recorded without a name.",
  "page.badEndpoint":
    "The address of this page does not name a record store: endpoint= is an address that begins with https:// or http://. Answers are recorded nowhere.",
  "page.storeSilent":
    "The record store does not answer. {n} {n|statement waits|statements wait} in this browser, and will be sent again.",
  "page.storeRefuses":
    "The record store refused {n} {n|statement|statements} with the status {status}. They are kept in this browser, and will be sent again; its administrator can say why.",
  "page.recordsTaken": "The record store has everything now.",
  "page.noPlatform":
    "No learning platform was found around this page. The lessons work, but nothing is recorded: open the package in a course.",
  "page.platformRefuses": "The learning platform did not take everything; the lessons go on.",
} as const;
