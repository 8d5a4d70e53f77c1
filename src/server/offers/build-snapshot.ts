import { isValidOn } from "../../domain/dealer/held-certificate.ts"
import { nearestBranch, pointOfBranch, type PointOf } from "../../domain/dealer/nearest-branch.ts"
import { localeOfCountry } from "../../domain/locale/locale.ts"
import { sellerOf } from "../../domain/offer/seller.ts"
import { optionsOf } from "../../domain/options/catalogue.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import { feesOf } from "../../domain/options/fee-catalogue.ts"
import { knownConfiguration } from "../../domain/options/known-configuration.ts"
import { applyRules } from "../../domain/options/rules/apply-rules.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { OfferDealer } from "../../domain/price/offer-values.ts"
import { dayOfIso, type DayNumber } from "../../domain/price/local-day.ts"
import type { FeeRow, PriceSteps } from "../../domain/price/price-offer.ts"
import { feeSlot } from "../../domain/price/price-request.ts"
import { vatRatesOf } from "../../domain/price/vat.ts"
import { vatClassOf } from "../../domain/price/vat-class.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import type { Operator, Site } from "../../domain/site/site.ts"
import { areaJson } from "./area-json.ts"
import type { PriceListKey, PriceListRows } from "./price-list-rows.ts"
import { type Area, indexByPrefix, type Snapshot } from "./snapshot.ts"

/**
 * The operator, and its telephone number in the country of the price list: for some dealers the operator is the seller.
 */
interface House {
  readonly operator: Operator
  readonly phone: string
}

const houseOf = (countryId: CountryId, { operator, locales }: Site): House => ({
  operator,
  phone: locales[localeOfCountry(countryId).code].customerPhone
})

const feeTables = (
  groupId: ProductGroupId,
  rows: PriceListRows["fees"]
): ReadonlyMap<number, ReadonlyArray<FeeRow | undefined>> => {
  const tables = new Map<number, Array<FeeRow | undefined>>()
  for (const row of rows) {
    const slot = feeSlot(groupId, row.feeKey, row.optionId)
    // skips fees of options that are no longer sold
    if (slot < 0) continue
    const table = tables.get(row.dealerId) ?? feesOf(groupId).map(() => undefined)
    table[slot] = { basis: row.basis, amount: row.amount }
    tables.set(row.dealerId, table)
  }
  return tables
}

/** Returns the days on which each dealer does not deliver, within the time that offers look ahead. */
const closedDays = (rows: PriceListRows["closures"]): ReadonlyMap<number, ReadonlySet<DayNumber>> => {
  const days = new Map<number, Set<DayNumber>>()
  for (const { dealerId, firstDay, lastDay } of rows) {
    const closed = days.get(dealerId) ?? new Set<DayNumber>()
    days.set(dealerId, closed)
    for (let day = dayOfIso(firstDay) ?? 0; day <= (dayOfIso(lastDay) ?? -1); day += 1) closed.add(day)
  }
  return days
}

const stepsByArea = (
  rows: PriceListRows["steps"]
): ReadonlyMap<number, ReadonlyMap<number, ReadonlyArray<PriceSteps>>> => {
  const byArea = new Map<number, Map<number, Array<PriceSteps>>>()
  for (const { areaId, productId, ...steps } of rows) {
    const products = byArea.get(areaId) ?? new Map<number, Array<PriceSteps>>()
    byArea.set(areaId, products)
    const there = products.get(productId)
    if (there === undefined) products.set(productId, [steps])
    else there.push(steps)
  }
  return byArea
}

/**
 * Returns a function for the distance, in km, between a postal code and the nearest of some branches; each distance is
 * calculated only once.
 */
const kilometresFrom = (branches: PriceListRows["branches"], pointOf: PointOf) => {
  const placed = branches.map((branch) => ({ point: pointOfBranch(branch, pointOf) }))
  const known = new Map<string, number>()
  return (zipCode: string): number | null => {
    const found = known.get(zipCode) ?? nearestBranch(placed, pointOf(zipCode) ?? null)?.kilometres
    if (found === undefined) return null
    known.set(zipCode, found)
    return found
  }
}

type ListedArea = PriceListRows["areas"][number] & {
  /** The number of the dealer's certificate for pellets; null if the certificate is missing or not valid. */
  readonly enplusId: string | null
}

const dealerOf = (
  row: ListedArea,
  paymentIds: ReadonlyArray<number>,
  { operator, phone }: House,
  kilometresTo: OfferDealer["kilometresTo"]
): OfferDealer => ({
  ...(kilometresTo !== undefined && { kilometresTo }),
  id: row.dealerId,
  name: row.name,
  ...(row.logoUrl !== null && { logoUrl: row.logoUrl }),
  seller: sellerOf(
    {
      isOperator: row.isOperator,
      seller: {
        name: row.name,
        street: row.street,
        zipCode: row.zipCode,
        city: row.city,
        email: row.email,
        phone: row.phone,
        enplusId: row.enplusId
      }
    },
    operator,
    phone
  ),
  rating: row.rating,
  ratingCount: row.ratingCount,
  isOperator: row.isOperator,
  defaultPaymentId: paymentIds.includes(row.defaultPaymentId) ? row.defaultPaymentId : (paymentIds[0] ?? 0)
})

/** Returns the ids of the payment methods that can be chosen. */
export const paymentsIn = ({ groups }: Pick<ConfigurationData, "groups">): ReadonlyArray<number> =>
  groups.find(({ key }) => key === "Payment")?.parameters.map(({ id }) => id) ?? []

/** Returns the payment methods of a dealer with which an order can be paid. */
const payableBy = (
  groupId: ProductGroupId,
  paymentIds: ReadonlyArray<number>,
  hidden: ReadonlyArray<number>
): ReadonlyArray<number> => {
  const known = optionsOf(groupId).filter((option) => option.group === "Payment" && option.id > 0)
  return paymentIds.filter((id) => known.some((option) => option.id === id) && !hidden.includes(id))
}

/**
 * Builds a snapshot from the rows of a price list. Areas without a price and dealers without a usable payment method
 * are left out: a displayed price must be orderable (rule price.orderable). If no coordinates are passed, distances are
 * unknown.
 */
export const buildSnapshot = (
  key: PriceListKey,
  rows: PriceListRows,
  site: Site,
  pointOf?: PointOf
): Snapshot => {
  const { countryId, productGroupId } = key
  const house = houseOf(countryId, site)
  const catalogue = knownConfiguration(countryId, productGroupId)
  const configuration = rows.rules === undefined ? catalogue : applyRules(catalogue, rows.rules)
  const offered = paymentsIn(configuration)
  // payment methods of the catalogue that the operator does not offer; for methods outside the catalogue, each dealer
  // decides
  const hidden = paymentsIn(catalogue).filter((id) => !offered.includes(id))
  const goods = { countryId, productGroupId }
  const fees = feeTables(productGroupId, rows.fees)
  const noFees = feesOf(productGroupId).map(() => undefined)
  const steps = stepsByArea(rows.steps)
  const closed = closedDays(rows.closures)
  const branches = Map.groupBy(rows.branches, ({ dealerId }) => dealerId)
  const kilometresTo = (dealerId: number) => pointOf && kilometresFrom(branches.get(dealerId) ?? [], pointOf)
  const dealers = new Map<number, OfferDealer>()
  const placed: Array<{ readonly area: Area; readonly zipPrefixes: ReadonlyArray<string> }> = []
  for (const each of rows.areas) {
    const { enplus } = each
    const row = { ...each, enplusId: enplus !== null && isValidOn(enplus, key.day) ? enplus.number : null }
    const prices = steps.get(row.id)
    const paymentIds = payableBy(productGroupId, row.paymentIds, hidden)
    if (prices === undefined || paymentIds.length === 0) continue
    const palletBags =
      row.bagSize === null || row.bagCount === null ? undefined : { size: row.bagSize, count: row.bagCount }
    const dealer = dealers.get(row.dealerId) ?? dealerOf(row, paymentIds, house, kilometresTo(row.dealerId))
    dealers.set(row.dealerId, dealer)
    const ownClosed = closed.get(row.dealerId)
    const area: Area = {
      id: row.id,
      branchId: row.branchId,
      dealer,
      leadWorkdays: row.leadWorkdays,
      windowWorkdays: row.windowWorkdays,
      ...(ownClosed !== undefined && { closed: ownClosed }),
      prices,
      fees: fees.get(row.dealerId) ?? noFees,
      paymentIds,
      palletBags,
      listVersion: row.listVersion,
      json: areaJson(goods, { branchId: row.branchId, dealer, paymentIds, palletBags })
    }
    placed.push({ area, zipPrefixes: row.zipPrefixes })
  }
  const { from, before } = rows.span ?? { from: null, before: null }
  return {
    countryId,
    productGroupId,
    version: rows.version,
    configuration,
    validFrom: (from === null ? undefined : dayOfIso(from)) ?? Number.NEGATIVE_INFINITY,
    validBefore: (before === null ? undefined : dayOfIso(before)) ?? Number.POSITIVE_INFINITY,
    byPrefix: indexByPrefix(placed),
    areas: placed.map(({ area }) => area),
    vatRates: vatRatesOf(rows.vat, { ...goods, vatClass: vatClassOf(goods) })
  }
}
