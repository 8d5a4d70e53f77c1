const keptHere =
  "What a tab keeps is read at once and without fail: storage that is missing or forbidden becomes memory."

const letGo = "Who has nothing unsaved is let go by the page, which does not ask the machine."

/** Transitions that no person can cause on a page of today, each with the reason. */
export const cancellationExclusions: Readonly<Record<string, string>> = {
  "cancellation.desk --page.leave[0]--> (stays)": letGo,
  "cancellation.desk.rereading --page.leave[1]--> (stays)": letGo,
  "cancellation.desk.recalling --xstate.error.actor.recallBatch[0]--> cancellation.desk.sorting": keptHere,
  "cancellation.desk.recalling --xstate.after.longestAnswer.cancellation.desk.recalling[0]--> cancellation.desk.sorting":
    keptHere
}
