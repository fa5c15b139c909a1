### Sentences about revisions, and about files of what others decided.

offer_title = A new revision?
offer_about =
    “{ $file }” looks like a new revision of “{ $of }”: { $found } of its { $parts ->
        [one] { $parts } part is
       *[other] { $parts } parts are
    } there, too.
offer_aboutSame =
    “{ $file }” looks like a new revision of the open model: it has the same name and the same { $parts ->
        [one] { $parts } part
       *[other] { $parts } parts
    }.
offer_hint = Replace keeps the decisions, names, colours and positions of the parts that are in both. Undo restores the old revision.
offer_of = Revision of which model?
offer_replace = Replace
offer_beside = Add beside
offer_alone = Open alone
offer_cancel = Cancel

replacing = Matching the parts
none = Nothing here can have a revision. Open a model first.
which = Several files are open, and the new file resembles none of them. Drop it on the page and choose which one it replaces, or add it beside them.
title = New revision
label = Changes in the new revision
show = Picture

shows_before = Before
shows_now = Now
shows_both = Both
shows_wipe = Wipe

showTitles_before = The old parts at their old positions
showTitles_now = The new parts, coloured by kind of change
showTitles_both = The new parts, with the old ones transparent
showTitles_wipe = The old revision on the left of a border, the new one on the right

wipe = Position of the border

kinds_moved = moved
kinds_changed = shape changed
kinds_added = added
kinds_removed = removed
kinds_renamed = renamed
kinds_same = unchanged

close = Close; the new revision stays
was = was { $path }
movedBy = by { $length }
select = Select “{ $name }”
nothing = No part has changed.
clashes = Clashes
news_fresh = { $n } new
news_worse = { $n } worse
onlyChanged = List only clashes that are new or worse since this revision
noChanges = no clash is new or worse
gone = { $n } resolved by the new revision
goneTitle = These clashes no longer exist, whatever their status was
said = was { $status }
unsaid = no decision

files_first = { $file } refers to parts, but no model is open. Open the model first.
files_tests =
    The tests of the file now run: { $n ->
        [one] { $n } clash
       *[other] { $n } clashes
    }.
files_heard =
    { $taken ->
        [0] { $file } refers to no clash of this scene.
       *[other]
            { $file }: decisions on { $taken ->
                [one] { $taken } clash
               *[other] { $taken } clashes
            } were imported.
    }
files_unknown =
    { $n ->
        [one] { $n } topic refers
       *[other] { $n } topics refer
    } to no clash of this scene: { $titles }.
# Between titles, each of which is quoted.
files_between = { ", " }
files_quoted = “{ $title }”
files_more = { $n } more
files_failed = { $file } was not imported. Nothing was changed.
