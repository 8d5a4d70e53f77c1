import type { Decimal } from "../price/money.ts"
import type { QueryValues } from "./order-query.ts"

/** The offer that a visitor chose in the list, as the URL of the confirm page names it (decision 010). */
interface OfferChoice {
  readonly dealerId: number
  readonly offerHash: string
  /** The gross total shown in the list, to be shown next to a changed total; for display only. */
  readonly seenTotal: Decimal | undefined
}

/** Parses the chosen offer; returns `undefined` if dealer or hash is missing. */
export const parseOfferChoice = (values: QueryValues): OfferChoice | undefined => {
  const dealer = values["dealer"] ?? ""
  const offerHash = values["offerHash"] ?? ""
  if (!/^[1-9][0-9]{0,7}$/u.test(dealer) || !/^[\w.:+/=-]{1,64}$/u.test(offerHash)) return undefined
  const seen = values["seen"] ?? ""
  return {
    dealerId: Number(dealer),
    offerHash,
    seenTotal: /^[0-9]{1,7}\.[0-9]{2}$/u.test(seen) ? Number(seen) : undefined
  }
}
