import { Trans } from "@lingui/react/macro"
import type { OrderStation } from "../../../domain/order/timeline.ts"
import { StatusTitle } from "./StatusTitle.tsx"

/** A station of an order's life by what has led there, in the buyer's words: an order can come to one state twice. */
export function EventTitle({ state, event }: Pick<OrderStation, "state" | "event">) {
  switch (event) {
    case "deliver":
      // the other stations wait for theirs
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
