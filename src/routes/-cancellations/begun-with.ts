import type { Session } from "../../domain/account/session.ts"
import type { CancellationQuery, CancellationView } from "../../domain/cancellation/view.ts"
import { readView } from "../../domain/cancellation/view-codec.ts"
import { rowsOf } from "../../domain/rights/permissions.ts"
import { cancellationQueryOf } from "../../services/desk/cancellation-query.ts"

/** Whether a user may read the cancellations of all dealers. */
export const readsAll = (session: Session | null): boolean =>
  session !== null && rowsOf("cancellations.read", { kind: "account", ...session }) === "all"

/** Returns the query and the view that a URL describes; `today` is a local date yyyy-MM-dd. */
export const begunWith = (
  address: Readonly<Record<string, unknown>>,
  today: string,
  session: Session | null
): { readonly query: CancellationQuery; readonly view: CancellationView } => {
  const saved = readView(address)
  const { search, status, sort, columns } = saved
  // a dealer sees only own rows, even if a link names another dealer
  const dealerId = readsAll(session) ? saved.dealerId : null
  return {
    query: cancellationQueryOf(today, { ...saved, dealerId }),
    view: { search, status, sort, columns }
  }
}
