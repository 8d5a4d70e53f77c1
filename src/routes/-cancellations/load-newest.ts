import type { CancellationQuery, CancellationView } from "../../domain/cancellation/view.ts"
import { isAsListed } from "../../domain/cancellation/view.ts"
import { loaded } from "../../services/queries/ask.ts"
import { newestCancellations } from "../../services/queries/orders.ts"
import type { NewestRows } from "../../ui/support/cancellations/cancellation.view.ts"

/**
 * The newest rows of a list that begins with them, so that they stand in the page before its scripts run. The page can do
 * without: nothing of it is told where nobody answers, and the list says so then.
 */
export const loadNewest = async (
  at: Parameters<typeof loaded>[0],
  { query, view }: { readonly query: CancellationQuery; readonly view: CancellationView }
): Promise<NewestRows | undefined> => {
  if (!isAsListed(view)) return undefined
  const answer = await loaded(at, newestCancellations(query))
  return answer.kind === "full" && answer.value.kind === "listed"
    ? { query, rows: answer.value.rows }
    : undefined
}
