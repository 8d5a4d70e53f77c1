import type { Calculation } from "../options/calculation.ts"
import { optionsOf } from "../options/catalogue.ts"
import { gentleBlowing, isInstalment } from "../options/option-ids.ts"
import { certificationsAsked } from "../options/quality-id.ts"
import { feesOf } from "../options/fee-catalogue.ts"
import type { FeeKey } from "../offer/offer.ts"
import { type ProductGroupId, productGroup, productGroups } from "../product/product-group.ts"
import { type DayNumber, dayOfIso } from "./local-day.ts"

/** Index of a fee in `feesOf(group)`; fee tables and requests use indexes, so that pricing needs no lookup. */
export type FeeSlot = number

/** A calculation prepared for pricing, created once for all offers of a list. */
export interface PriceRequest {
  readonly productGroupId: ProductGroupId
  readonly productId: number
  readonly amount: number
  readonly stations: number
  readonly priceUnitAmount: number
  readonly kilogramsPerUnit: number | undefined
  /** Requested quality marks, one set for each restricted facet; `undefined` if every row matches. */
  readonly certifications: ReadonlyArray<ReadonlySet<number>> | undefined
  /** Fees that are charged by every dealer who has the fee row. */
  readonly unavoidable: ReadonlyArray<FeeSlot>
  /** Fees for requested services: a dealer without the fee row makes no offer. */
  readonly asked: ReadonlyArray<FeeSlot>
  /** The workday by which the goods must arrive, and the fee charged by dealers who would otherwise deliver later. */
  readonly deadline: { readonly workdays: number; readonly fee: FeeSlot | undefined } | undefined
  readonly desiredDay: DayNumber | undefined
  /** The requested payment method, which the dealer must accept; `undefined` if any method is accepted. */
  readonly paymentId: number | undefined
  /** Months of the requested instalment plan. */
  readonly instalmentMonths: number | undefined
  /** Weight of one sack in kg, and number of sacks on a pallet. */
  readonly bagSize: number | undefined
  readonly bagCount: number | undefined
  readonly appointmentPlusFee: FeeSlot
  /** Fee for each delivery point after the first. */
  readonly additionalStationFee: FeeSlot
}

/** Returns the index of a fee of a product group; -1 if the group has no such fee. */
export const feeSlot = (groupId: ProductGroupId, key: string, optionId: number): FeeSlot =>
  feesOf(groupId).findIndex((entry) => entry.key === key && entry.optionId === optionId)

const unavoidable: ReadonlyMap<ProductGroupId, ReadonlyArray<FeeSlot>> = new Map(
  productGroups.map(({ id }) => [
    id,
    feesOf(id).flatMap((entry, place) => (entry.unavoidable ? [place] : []))
  ])
)

/** Used for an invalid date: a day on which no dealer can deliver. */
const never: DayNumber = -1

/**
 * Converts a completed calculation (`completeCalculation`) to a price request; returns `undefined` if it requests
 * something that the product group does not have, so that no dealer can offer it.
 */
export const priceRequest = (calculation: Calculation): PriceRequest | undefined => {
  const groupId = calculation.productGroupId
  const group = productGroup(groupId)
  const slot = (key: FeeKey, optionId: number): FeeSlot => feeSlot(groupId, key, optionId)
  const asked: Array<FeeSlot> = []
  let deadline: PriceRequest["deadline"]
  let desiredDay: DayNumber | undefined
  let paymentId: number | undefined
  let instalmentMonths: number | undefined
  for (const choice of calculation.parameters) {
    const option = optionsOf(groupId).find((each) => each.id === choice.id)
    if (option === undefined) return undefined
    if (option.group === "Payment" && option.id > 0) paymentId = option.id
    if (isInstalment(option.id)) instalmentMonths = choice.modifier ?? option.modifiers[0]
    if (option.takesDate) desiredDay = dayOfIso(choice.desiredDate ?? "") ?? never
    if (option.withinWorkdays !== undefined) {
      const fee = option.fee === undefined ? undefined : slot(option.fee, option.id)
      deadline = { workdays: option.withinWorkdays, fee }
    } else if (option.fee !== undefined) asked.push(slot(option.fee, option.id))
  }
  if (calculation.looseBlowingProcess.includes(gentleBlowing.id))
    asked.push(slot("BlowingIn", gentleBlowing.id))
  if (calculation.stations > 1) asked.push(slot("AdditionalStation", 0))
  if (calculation.appointmentPlus) asked.push(slot("AppointmentPlus", 0))
  if (calculation.product.climateNeutral === true) asked.push(slot("ClimatePart", 0))
  if (asked.includes(-1)) return undefined
  return {
    productGroupId: groupId,
    productId: calculation.product.id < 0 ? group.productId : calculation.product.id,
    amount: calculation.amount,
    stations: calculation.stations,
    priceUnitAmount: group.priceUnitAmount,
    kilogramsPerUnit: group.kilogramsPerUnit,
    certifications: certificationsAsked(groupId, calculation.productCertifications),
    unavoidable: unavoidable.get(groupId) ?? [],
    asked: asked.toSorted((one, other) => one - other),
    deadline,
    desiredDay,
    paymentId,
    instalmentMonths,
    bagSize: calculation.palletBagSize,
    bagCount: calculation.palletBagCount,
    appointmentPlusFee: slot("AppointmentPlus", 0),
    additionalStationFee: slot("AdditionalStation", 0)
  }
}
