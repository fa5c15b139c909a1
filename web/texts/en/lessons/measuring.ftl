### What is measured by the clock, and work that takes long.

page_range = { $low } to { $high }
page_spread = Times are medians of repeated runs. Half of the runs lie within ±.
page_noisy = noisy
page_noisyTitle = The runs differ by more than what is compared here does. Which is quicker cannot be said from them.
page_again = Again
page_againTitle = Measure anew
page_working = Working…
page_workingShare = Working… { $done }{ "\u202F" }%
page_howMuchDone = How much is done
page_cancel = Cancel
page_cancelTitle = Back to the step shown; what was computed is kept (Esc)
