### Sentences about the map of two joints. Loaded with it.

title = Map of two joints
across = Joint across
up = Joint up
find = Map two joints
findTitle = Searches all values of both joints while the others stay where they are. What is shown as clear is proven for the meshes.
searching = Searching… { PERCENT($part) } %
cancel = Cancel
hide = Hide map
save = Save as CSV
saved = Saved { $name }.
failed = These joints cannot be mapped.
label = { $across } across, { $up } up. Arrow keys choose a cell, and Enter moves both joints there.
hint = Point at a cell for its values, or click to move both joints there.
at_clear = { $values }: clear
at_meets = { $values }: { $pair }
at_undecided = { $values }: { $pair } undecided
value = { $joint } { $value }
legend_clear = clear (proven)
legend_meets = meets
legend_undecided = undecided
legend_now = now
shares = { $clear } % of the map is clear (proven), { $meets } % meets, { $undecided } % is undecided.
reach = From the present pose, the joints can reach at least { $part } % of the map through clear cells (proven).
notClear = The present pose is not in a clear cell.
outside = The present pose is outside the limits.
leftOut = Left out, as they meet at all values: { $pairs }.
