/** What is measured by the clock, and work that takes long. */
export const measuring = {
  "page.range": "{low} to {high}",
  "page.spread": "Times are medians of repeated runs. Half of the runs lie within ±.",
  "page.noisy": "noisy",
  "page.noisyTitle":
    "The runs differ by more than what is compared here does. Which is quicker cannot be said from them.",
  "page.again": "Again",
  "page.againTitle": "Measure anew",
  "page.working": "Working…",
  "page.workingShare": "Working… {done}\u202f%",
  "page.howMuchDone": "How much is done",
  "page.cancel": "Cancel",
  "page.cancelTitle": "Back to the step shown; what was computed is kept (Esc)",
} as const;
