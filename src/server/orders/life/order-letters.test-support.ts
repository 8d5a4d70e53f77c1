import type { CountryId } from "../../../domain/place/country.ts"
import type { OrderView } from "../../../domain/order/draft.ts"
import { agreedOf } from "../../../domain/order/life/agreed-of.ts"
import { billOf } from "../../../domain/order/life/billing.ts"
import { lawfulTable } from "../../db/lawful-table.test-support.ts"
import { buyersWords } from "./buyer-mail-words.ts"
import { dealersOf } from "../../sample-data/dealers.ts"
import { dayNumber } from "../../sample-data/day.ts"
import { pastOrders } from "../../sample-data/orders.ts"
import { packagePlaces } from "../../sample-data/package-places.ts"

const orders = pastOrders(
  { seed: 1, today: dayNumber("2026-11-21"), vat: lawfulTable },
  dealersOf(1, packagePlaces(), { dealers: 150, offersPerZip: 22 })
)

/** Returns a country's sample order of loose pellets. */
export const sampleOrder = (countryId: CountryId): OrderView => {
  const order = orders.find((each) => each.countryId === countryId && each.productGroupId === 3)
  if (order === undefined) throw new Error("The sample has no order of loose pellets there")
  return order
}

/** Writes the mail about the bill of a country's sample order of loose pellets. */
export const countryLetter = (countryId: CountryId): string => {
  const order = sampleOrder(countryId)
  const { amount } = order.calculation
  const day = order.offer.endDeliveryPeriodDate
  const bill = billOf(agreedOf(order), amount)
  const event = {
    type: "order.deliver",
    by: "seller",
    today: day,
    day,
    amount,
    isMixed: false,
    reason: ""
  } as const
  const { parts } = buyersWords(order, event, {
    delivery: { day, amount, isMixed: false, bill },
    stations: []
  })
  return parts.filter((part) => typeof part === "string").join("\n")
}
