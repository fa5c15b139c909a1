### Sentences about how files are opened.

# The first of several files, and how many there are beside it.
open_andMore = { $name } and { DIGITS($n) } more
open_kernelHas = CAD kernel: { BYTES($memory) }
open_kernelTook = The CAD kernel used { BYTES($memory) } of memory and has released it.
open_accuracy = STEP accuracy
open_bySize = by size
open_accuracyWhy = The largest distance between curved surfaces and their triangles, for STEP files opened from now on. By size: a five-thousandth of the largest part, and more for free forms that would need too many triangles.
open_notAnAccuracy = “{ $typed }” is not an accuracy. Type a length above 0, such as 0.01 mm.
