const asleep =
  "The machine begins when somebody turns to the settings, and that is its first event: it sleeps for nobody's eyes."
const left =
  "A page shows a new wish before its answer, remembered ones as well: it tells that the list was left before it tells of another."
const noFailure =
  "Each of the six calls that fails is left out by itself, so that the question as a whole never fails."

/** Transitions that no person can cause on a page of today, each with the reason. */
export const priceDifferencesExclusions: Readonly<Record<string, string>> = {
  "priceDifferences.asleep --differences.want[0]--> priceDifferences.resting": asleep,
  "priceDifferences.asleep --calculation.finished[0]--> (stays)": asleep,
  "priceDifferences.asleep --calculation.left[0]--> (stays)": asleep,
  "priceDifferences.resting --calculation.finished[0]--> priceDifferences.resting": left,
  "priceDifferences.asking --calculation.finished[0]--> priceDifferences.resting": left,
  "priceDifferences.known --calculation.finished[0]--> priceDifferences.resting": left,
  "priceDifferences.asking --xstate.error.actor.fetchDifferences[0]--> priceDifferences.unknown": noFailure,
  "priceDifferences.unknown --calculation.finished[0]--> priceDifferences.resting": noFailure,
  "priceDifferences.unknown --calculation.left[0]--> priceDifferences.waiting": noFailure
}
