import type { Calculation } from "../../domain/options/calculation.ts"
import { optionsOf } from "../../domain/options/catalogue.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import type { AreaRow, ReferenceTables } from "./reference-tables.test-support.ts"
import { type ReferenceWindow, referenceDays, referenceWindow } from "./reference-days.test-support.ts"

// A second, slow implementation of rules price.step, price.rounding, price.fees and price.vat: it scans all rows for
// every calculation and uses fractions of big integers. It shares the catalogue with the product code, but no
// arithmetic.

/** An offer of the reference implementation: prices are in cents, and each fee is a string `key option amount`. */
export interface ReferenceOffer {
  readonly dealer: number
  readonly branch: number
  readonly area: number
  readonly rating: number
  readonly certification: number
  readonly goods: number
  readonly fees: ReadonlyArray<readonly [key: string, amount: number]>
  readonly total: number
  readonly tenths: number
  readonly vat: number
  readonly net: number
  readonly earlierTotal: number | undefined
  readonly unitPrice: number
  readonly basePrice: number
  readonly window: ReferenceWindow
  /** The monthly instalment of the requested payment plan. */
  readonly monthlyRate: number | undefined
  /** Totals of the dealer's other certifications, as `certification total`. */
  readonly children: ReadonlyArray<readonly [certification: number, total: number]>
}

const halfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator))

/**
 * The monthly instalment of an annuity, calculated with 30 decimals at 9.99 % effective annual interest (rule
 * payment.plan).
 */
const scale = 10n ** 30n
const root12 = (value: bigint): bigint => {
  let low = scale
  let high = value
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    let power = scale
    for (let time = 0; time < 12; time += 1) power = (power * middle) / scale
    if (power > value) high = middle
    else low = middle
  }
  return low
}
const monthlyFactor = root12((scale * 10_999n) / 10_000n)
const monthlyRateOf = (total: number, months: number): number => {
  let power = scale
  for (let month = 0; month < months; month += 1) power = (power * monthlyFactor) / scale
  // P·i·q^n / (q^n − 1)
  return halfUp(BigInt(total) * (monthlyFactor - scale) * power, (power - scale) * scale)
}

const ascending = (tables: ReferenceTables, area: AreaRow, wish: Calculation, today: string) => {
  const group = productGroup(wish.productGroupId)
  const narrowed = [...group.declared.map(({ marks }) => marks), group.certificates].flatMap((marks) => {
    const asked = marks.filter(({ id }) => wish.productCertifications.includes(id))
    return asked.length === 0 || asked.length === marks.length ? [] : [asked.map(({ id }) => String(id))]
  })
  // a certification contains two digits for each mark (migration 0098)
  const isAsked = (certification: number) => {
    const marks: ReadonlyArray<string> = String(certification).padStart(8, "0").match(/../gu) ?? []
    return narrowed.every((asked) => asked.some((id) => marks.includes(id.padStart(2, "0"))))
  }
  const rows = (tables.prices.get(area.id) ?? []).filter(
    (row) => row.product === wish.product.id && row.valid <= today
  )
  const candidates = [...new Set(rows.map((row) => row.certification))]
    .filter(isAsked)
    .flatMap((certification) => {
      const steps = rows.filter((row) => row.certification === certification && row.from <= wish.amount)
      const from = Math.max(...steps.map((row) => row.from))
      const step = steps
        .filter((row) => row.from === from)
        .toSorted((a, b) => (a.valid < b.valid ? 1 : -1))[0]
      return step === undefined ? [] : [{ certification, price: step.price }]
    })
  return candidates.toSorted((a, b) => a.price - b.price || a.certification - b.certification)
}

/** Returns the requested fees, by key and option. */
const feesAsked = (wish: Calculation): ReadonlyArray<readonly [key: string, option: number]> => [
  ...(wish.looseBlowingProcess.includes(1) ? [["BlowingIn", 1] as const] : []),
  ...(wish.stations > 1 ? [["AdditionalStation", 0] as const] : []),
  ...(wish.appointmentPlus ? [["AppointmentPlus", 0] as const] : []),
  ...(wish.product.climateNeutral === true ? [["ClimatePart", 0] as const] : []),
  ...wish.parameters.flatMap(({ id }) => {
    const option = optionsOf(wish.productGroupId).find((each) => each.id === id)
    return option?.fee === undefined || option.fee === "MaxDelivery" ? [] : [[option.fee, id] as const]
  })
]

const offerIn = (
  tables: ReferenceTables,
  area: AreaRow,
  wish: Calculation,
  days: ReturnType<typeof referenceDays>
): ReferenceOffer | undefined => {
  const group = productGroup(wish.productGroupId)
  const isPayment = (id: number) =>
    optionsOf(wish.productGroupId).some((option) => option.id === id && option.group === "Payment" && id > 0)
  const payment = wish.parameters.find(({ id }) => isPayment(id))
  if (!area.payments.some(isPayment) || (payment && !area.payments.includes(payment.id))) return undefined
  const bags = tables.pallets.find((each) => each.dealer === area.dealer && each.group === group.id)
  if (wish.palletBagSize !== undefined && wish.palletBagSize !== bags?.size) return undefined
  if (wish.palletBagCount !== undefined && wish.palletBagCount !== bags?.count) return undefined
  const [row, ...others] = ascending(tables, area, wish, days.today)
  const window = referenceWindow(wish, days, area.lead, area.length)
  if (row === undefined || window === undefined) return undefined

  const table = tables.fees.filter((fee) => fee.dealer === area.dealer && fee.group === wish.productGroupId)
  const asked = [
    ...feesAsked(wish),
    ...(window.express === undefined ? [] : [["MaxDelivery", window.express] as const])
  ]
  const rowOf = (key: string, option: number) => table.find((fee) => fee.key === key && fee.option === option)
  const rows = asked.map(([key, option]) => rowOf(key, option))
  if (rows.includes(undefined)) return undefined
  const fees = [rowOf("BlowingIn", 0), ...rows].flatMap((fee) => {
    if (fee === undefined || fee.amount === 0) return []
    const points = fee.key === "AdditionalStation" ? wish.stations - 1 : wish.stations
    const byUnit = halfUp(BigInt(fee.amount) * BigInt(wish.amount), BigInt(group.priceUnitAmount))
    const amount = fee.basis === "order" ? fee.amount : fee.basis === "station" ? fee.amount * points : byUnit
    return amount === 0 ? [] : [[fee.key, amount] as const]
  })

  const rateOn = (date: string) =>
    tables.vat
      .filter(
        (vat) => vat.country === wish.countryId && vat.group === wish.productGroupId && vat.valid <= date
      )
      .toSorted((a, b) => (a.valid < b.valid ? 1 : -1))[0]?.tenths
  const tenths = rateOn(window.end)
  if (tenths === undefined) return undefined
  const before = rateOn(window.start) ?? tenths
  const goodsAt = (price: number) =>
    halfUp(BigInt(price) * BigInt(wish.amount), BigInt(group.priceUnitAmount))
  const goods = goodsAt(row.price)
  const extra = fees.reduce((sum, [, amount]) => sum + amount, 0)
  const total = goods + extra
  const months = wish.parameters.find(({ id }) => id === 45)?.modifier
  const kilograms = bags === undefined ? (group.kilogramsPerUnit ?? 1) : bags.size * bags.count
  const vat = halfUp(BigInt(total) * BigInt(tenths), BigInt(1000 + tenths))
  const net = total - vat
  return {
    dealer: area.dealer,
    branch: area.branch,
    area: area.id,
    rating: area.rating,
    certification: row.certification,
    goods,
    fees,
    total,
    tenths,
    vat,
    net,
    earlierTotal: before === tenths ? undefined : net + halfUp(BigInt(net) * BigInt(before), 1000n),
    unitPrice: halfUp(BigInt(total) * BigInt(group.priceUnitAmount), BigInt(wish.amount)),
    basePrice: halfUp(BigInt(total), BigInt(wish.amount) * BigInt(kilograms)),
    window,
    monthlyRate: months === undefined ? undefined : monthlyRateOf(total, months),
    children: others.map(({ certification, price }) => [certification, goodsAt(price) + extra] as const)
  }
}

/** Calculates all offers for a complete calculation, one per dealer, in list order. */
export const referenceOffers = (
  tables: ReferenceTables,
  wish: Calculation,
  at: Date
): ReadonlyArray<ReferenceOffer> => {
  const days = referenceDays(wish.countryId, at)
  const rank = (a: ReferenceOffer, b: ReferenceOffer) =>
    a.total - b.total ||
    a.window.workdays - b.window.workdays ||
    b.rating - a.rating ||
    a.dealer - b.dealer ||
    a.area - b.area
  const first = (a: ReferenceOffer, b: ReferenceOffer) =>
    wish.ordering === 1
      ? a.window.workdays - b.window.workdays
      : wish.ordering === 2
        ? b.rating - a.rating
        : 0
  const found = tables.areas
    .filter(
      (area) => area.country === wish.countryId && area.prefixes.some((each) => wish.zipCode.startsWith(each))
    )
    .flatMap((area) => offerIn(tables, area, wish, days) ?? [])
    .toSorted(rank)
  const seen = new Set<number>()
  const onePerDealer = found.filter((offer) => !seen.has(offer.dealer) && seen.add(offer.dealer))
  return onePerDealer.toSorted((a, b) => first(a, b) || rank(a, b))
}
