import { Effect } from "effect"
import type { LifeEvent } from "../../../domain/order/life/order-life.ts"
import { billedDay } from "../../../domain/order/life/station-deliveries.ts"
import { dayOfIso } from "../../../domain/price/local-day.ts"
import { vatRatesOf } from "../../../domain/price/vat.ts"
import { vatClassOf } from "../../../domain/price/vat-class.ts"
import { vatRatesIn } from "../../db/vat-rates.ts"
import { factsOf, type LifeRow } from "./life-row.ts"

/**
 * Adds the VAT rate of the bill to a delivery, by the shop's current rate table; other events are returned unchanged.
 */
export const withVatOfDay = Effect.fnUntraced(function* (row: LifeRow, event: LifeEvent) {
  if (event.type !== "order.deliver") return event
  const { countryId, productGroupId, receipt } = row
  const day = dayOfIso(billedDay(factsOf(row), event))
  if (day === undefined) return event
  const vatClass = vatClassOf({ countryId, productGroupId }, receipt.moistureDeclaration ?? null)
  const vatTenths = vatRatesOf(yield* vatRatesIn(countryId), { countryId, productGroupId, vatClass })(day)
  return vatTenths === undefined ? event : { ...event, vatTenths }
})
