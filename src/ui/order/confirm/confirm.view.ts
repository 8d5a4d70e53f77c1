import type { SnapshotFrom } from "xstate"
import type { Calculation } from "../../../domain/options/calculation.ts"
import type { Decimal } from "../../../domain/price/money.ts"
import type { Offer } from "../../../domain/offer/offer.ts"
import type { orderStartMachine } from "../../../machines/order-start.machine.ts"

type SeenFigures = Pick<Offer, "totalPrice" | "startDeliveryPeriodDate" | "endDeliveryPeriodDate">

/** All data that the confirm page shows; this view model contains no decisions. */
export interface ConfirmView {
  readonly calculation: Calculation
  readonly offer: Offer
  /**
   * The total price and delivery window that were shown before, if they differ now; "recalculated" if the price is
   * unchanged or the earlier price is unknown, "again" for a repeated order.
   */
  readonly change: SeenFigures | "recalculated" | "again" | null
  readonly state:
    | "ready"
    | "starting"
    | "changed"
    | "unreachable"
    | "notAllowed"
    | "sessionDoubted"
    | "offerGone"
}

/** What the offer list showed before this page was opened. */
export interface SeenBefore {
  readonly priceChanged: boolean
  readonly seenTotal: Decimal | undefined
  /** Whether an earlier order is repeated, so that the price and delivery window of that order are outdated. */
  readonly isAgain?: boolean
}

const changeOf = (offer: Offer, seenOffer: Offer | null, before: SeenBefore): ConfirmView["change"] => {
  if (seenOffer !== null) return seenOffer
  if (before.isAgain === true) return "again"
  if (!before.priceChanged) return null
  return before.seenTotal === undefined || before.seenTotal === offer.totalPrice
    ? "recalculated"
    : {
        totalPrice: before.seenTotal,
        startDeliveryPeriodDate: offer.startDeliveryPeriodDate,
        endDeliveryPeriodDate: offer.endDeliveryPeriodDate
      }
}

const stateOf = (snapshot: SnapshotFrom<typeof orderStartMachine>): ConfirmView["state"] => {
  if (snapshot.matches("offerGone")) return "offerGone"
  if (snapshot.matches("unreachable")) return "unreachable"
  if (snapshot.matches("notAllowed")) return "notAllowed"
  if (snapshot.matches("sessionDoubted")) return "sessionDoubted"
  if (snapshot.matches("changed")) return "changed"
  return snapshot.matches("ready") ? "ready" : "starting"
}

export const confirmView = (
  snapshot: SnapshotFrom<typeof orderStartMachine>,
  before: SeenBefore
): ConfirmView => {
  const { calculation, offer, seenOffer } = snapshot.context
  return { calculation, offer, change: changeOf(offer, seenOffer, before), state: stateOf(snapshot) }
}
