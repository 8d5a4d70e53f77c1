const keptHere =
  "What a tab keeps is read at once and without fail: storage that is missing or forbidden becomes memory."

const letGo = "Who has nothing unsaved is let go by the page, which does not ask the machine."

/** Transitions that no user can trigger on the current pages, each with the reason. */
export const cancellationExclusions: Readonly<Record<string, string>> = {
  "cancellation.list --page.leave[0]--> (stays)": letGo,
  "cancellation.list.rereading --page.leave[1]--> (stays)": letGo,
  "cancellation.list.recalling --xstate.error.actor.recallBatch[0]--> cancellation.list.sorting": keptHere,
  "cancellation.list.recalling --xstate.after.longestAnswer.cancellation.list.recalling[0]--> cancellation.list.sorting":
    keptHere
}
