### Every sentence of the menus about parts, pairs and the picture that no other place has.

fit = Zoom to the selection
section = Section through the selection
alike = Select all parts of this shape
alikeFound =
    { $n ->
        [1] No other part has this shape.
       *[other]
            { $n ->
                [one] { $n } part has
               *[other] { $n } parts have
            } this shape.
    }
group = Select all of { $name }
path =
    { $n ->
        [1] Copy path
       *[other] Copy paths
    }
colour = Colour…
remove = Remove
show = Show
showCut = Show in section
selectPair = Select both parts
isolatePair = Isolate both parts
pairs =
    { $n ->
        [one] { $n } result
       *[other] { $n } results
    }
picture = Picture
fitAll = Show everything
look = View from

views_front = Front
views_right = Right
views_top = Top
views_iso = Isometric

closeSection = Close the section
selectAll = Select all
copied = Copied to the clipboard.
