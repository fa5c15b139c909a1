### Sentences about how files are opened.

# The first of several files, and how many there are beside it.
open_andMore = { $name } and { DIGITS($n) } more
open_kernelHas = CAD kernel: { BYTES($memory) }
open_kernelTook = The CAD kernel took { BYTES($memory) } of memory, and has given it back.
open_accuracy = STEP accuracy
open_bySize = by size
open_accuracyWhy = How far curved surfaces of STEP files that are opened next may be from their triangles. By size: a five-thousandth of the largest part, and farther for free forms that would need too many triangles.
open_notAnAccuracy = “{ $typed }” is not an accuracy: it is a length above 0, such as 0.01 mm.
