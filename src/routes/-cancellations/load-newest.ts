import { type CancellationQuery, type CancellationView, isAsListed } from "../../domain/cancellation/view.ts"
import { loaded } from "../../services/queries/ask.ts"
import { newestCancellations } from "../../services/queries/orders.ts"
import type { NewestRows } from "../../ui/support/cancellations/cancellation.view.ts"

/** Maximum waiting time for the newest rows in ms: counting the cancellations of all dealers may take longer. */
const longestWait = 300

const later = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

/**
 * Loads the newest rows of a list that starts with them, so that they are in the page before its scripts run. They are
 * optional: if no response arrives in time, they are left out, and the list loads them in the browser.
 */
export const loadNewest = async (
  at: Parameters<typeof loaded>[0],
  { query, view }: { readonly query: CancellationQuery; readonly view: CancellationView }
): Promise<NewestRows | undefined> => {
  if (!isAsListed(view)) return undefined
  const answer = await Promise.race([loaded(at, newestCancellations(query)), later(longestWait)])
  return answer?.kind === "full" && answer.value.kind === "listed"
    ? { query, rows: answer.value.rows }
    : undefined
}
