### What is measured by the clock, and work that takes long.

page_range = { $low } to { $high }
page_spread = Times are medians of repeated runs. The middle half of the runs lies in a range of twice the value after ±.
page_noisy = noisy
page_noisyTitle = The runs differ from each other more than the compared values do, so they do not show which is faster.
page_again = Again
page_againTitle = Measure again
page_working = Working…
page_workingShare = Working… { $done }{ "\u202F" }%
page_howMuchDone = Progress
page_cancel = Cancel
page_cancelTitle = Return to the shown step; finished computations are kept (Esc)
