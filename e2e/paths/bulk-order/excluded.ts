/** Transitions that no user can trigger on the current pages, each with the reason. */
export const bulkOrderExclusions: Readonly<Record<string, string>> = {
  "bulkOrder.recalling --xstate.error.actor.recallPoints[0]--> bulkOrder.editing":
    "Reading what the browser keeps never fails: storage that is missing or forbidden becomes memory.",
  "bulkOrder.sorting --always[1]--> bulkOrder.failed":
    "Only a server that cannot ask itself while it renders sends such a page; the calls of a browser come later."
}
