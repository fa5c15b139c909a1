### Sentences about revisions, and about files of what others decided.

offer_title = A new revision?
offer_about =
    “{ $file }” looks like a new revision of “{ $of }”: { $found } of its { $parts ->
        [one] { $parts } part is
       *[other] { $parts } parts are
    } there again.
offer_aboutSame =
    “{ $file }” looks like a new revision of the one that is here: it has the same name, and all of its { $parts ->
        [one] { $parts } part
       *[other] { $parts } parts
    }.
offer_hint = Replace it, and decisions, names, colours and places stay with the parts that are there again. Undo gives the old one back.
offer_of = Which one?
offer_replace = Replace
offer_beside = Add beside
offer_alone = Open alone
offer_cancel = Cancel

replacing = Finding out what is what
none = There is nothing here that it could be a revision of. Open a model first.
which = Several files are here, and it is like none of them. Drop it on the page and choose, or add it beside.
title = New revision
label = What the new revision changed
show = Picture

shows_before = Before
shows_now = Now
shows_both = Both
shows_wipe = Wipe

showTitles_before = As it was, where it was
showTitles_now = As it is, coloured by what became of it
showTitles_both = As it is, with veils where parts were
showTitles_wipe = The old one on the left of a border, the new one on the right

wipe = Where the border is

kinds_moved = moved
kinds_changed = other shape
kinds_added = added
kinds_removed = removed
kinds_renamed = renamed
kinds_same = unchanged

close = Close; the new revision stays
was = was { $path }
movedBy = by { $length }
select = Select “{ $name }”
nothing = Every part is as it was.
clashes = Clashes
news_fresh = { $n } new
news_worse = { $n } worse
onlyNews = List only what is new or worse since this revision
noNews = none is new or worse
gone = { $n } resolved by the new revision
goneTitle = They are there no more, whatever was decided about them
said = was { $status }
unsaid = nobody had decided anything

files_first = { $file } is about parts, and there are none. Open the model first.
files_tests =
    The tests of the file are asked now: { $n ->
        [one] { $n } clash
       *[other] { $n } clashes
    }.
files_heard =
    { $taken ->
        [0] Nothing in { $file } is about a clash that is here.
       *[other]
            { $file }: what is said of { $taken ->
                [one] { $taken } clash
               *[other] { $taken } clashes
            } was taken over.
    }
files_unknown =
    { $n ->
        [one] { $n } topic is
       *[other] { $n } topics are
    } about no clash here: { $titles }.
# Between titles, each of which is quoted.
files_between = { ", " }
files_quoted = “{ $title }”
files_more = { $n } more
files_failed = { $file } was not taken over; nothing was changed.
