import { Trans } from "@lingui/react/macro"
import type { OrderStation } from "../../../domain/order/timeline.ts"
import { StatusTitle } from "./StatusTitle.tsx"

/**
 * Title of a timeline entry of an order, in the buyer's wording. It depends on the event, since an order can reach the
 * same status more than once.
 */
export function EventTitle({ state, event }: Pick<OrderStation, "state" | "event">) {
  switch (event) {
    case "deliver":
      // with any other status, some delivery points of the order are still waiting for their delivery
      return state === "delivered" ? (
        <StatusTitle state={state} />
      ) : (
        <Trans>Eine Lieferstelle beliefert</Trans>
      )
    case "debitReturned":
      return <Trans>Lastschrift zurückgegeben</Trans>
    case "announceDebit":
      return <Trans>Lastschrift neu angekündigt</Trans>
    default:
      return <StatusTitle state={state} />
  }
}
