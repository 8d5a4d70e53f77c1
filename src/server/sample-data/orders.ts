import { createHash } from "node:crypto"
import type { Address } from "../../domain/address/address.ts"
import { emptyAddress } from "../../domain/address/address.ts"
import { cancellationEnds } from "../../domain/cancellation/cancellation.ts"
import { countries } from "../../domain/place/country.ts"
import { type MoistureDeclaration, needsMoisture } from "../../domain/legal/wood-chip-moisture.ts"
import { legalVersionsOf } from "../../domain/legal/versions.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { invoicePaymentId } from "../../domain/options/option-ids.ts"
import { type OrderStatus, orderStatuses, type OrderView } from "../../domain/order/draft.ts"
import type { LifeEvent } from "../../domain/order/life/order-life.ts"
import { orderNumberPrefix } from "../../domain/order/number.ts"
import { summaryFingerprint } from "../../domain/order/summary.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { type ProductGroupId, productGroup, usualGroup } from "../../domain/product/product-group.ts"
import type { Life } from "../../machines/order-life/live-on.ts"
import { phoneOf } from "./company.ts"
import type { Dealer } from "./dealer.ts"
import { livedThrough } from "./order-events.ts"
import { deliveryAfterDays, lives, placedDaysAgo } from "./order-life.ts"
import { pastOffer } from "./order-offer.ts"
import { levels } from "./prices/price-level.ts"
import { type Random, randomOf } from "./random.ts"
import { type Sample, vatOf } from "./sample.ts"

/** Orders of every state; each state this often. */
const ordersPerState = 4
export const firstOrderNumber = 100_001

const addressOf = (
  dealer: Dealer,
  zipCode: string,
  city: string,
  street: string,
  random: Random
): Address => ({
  ...emptyAddress(dealer.countryId, zipCode),
  title1Id: random.integer(1, 2),
  firstName: "Beispiel",
  lastName: random.pick(["Kunde", "Kundin", "Gast", "Käufer", "Bestellerin"]),
  street: street.replace(/ \d+$/u, ""),
  houseNumber: String(random.integer(1, 90)),
  city,
  phone: phoneOf(dealer.countryId, random.integer(500, 999))
})

const idOf = (seed: number, label: string): string =>
  createHash("sha256").update(`${seed}/${label}`).digest().subarray(0, 16).toString("base64url")

/** An order of the past with everything its rows need. */
export interface PastOrder extends OrderView {
  readonly draftId: string
  readonly summaryHash: string
  /** The log behind the placing, an entry for each of the timeline, and what has become of the order by it. */
  readonly events: ReadonlyArray<LifeEvent>
  readonly life: Life
}

type UnnumberedOrder = Omit<PastOrder, "orderNumber">

const guest = "gast@heizmarkt.example"
const everyMailbox = ["kunde@heizmarkt.example", "kundin@heizmarkt.example", guest]

const orderOf = (
  sample: Sample,
  dealer: Dealer,
  groupId: ProductGroupId,
  status: OrderStatus,
  index: number,
  mailboxes: ReadonlyArray<string> = everyMailbox
): UnnumberedOrder | undefined => {
  const { seed, today } = sample
  const random = randomOf(seed, `order/${index}`)
  const area = random.pick(dealer.areas)
  const day = today - placedDaysAgo(status, random.next())
  const clock = `T${String(random.integer(7, 15)).padStart(2, "0")}:${random.integer(10, 59)}:00.000Z`
  const at = new Date(`${isoOfDay(day)}${clock}`)
  const { countryId } = dealer
  const calculation = completeCalculation(
    { zipCode: area.home.zipCode, amount: random.pick(levels[productGroup(groupId).productId].ordered) },
    configurationOf(countryId, groupId)
  )
  const offer = pastOffer(sample, dealer, area, calculation, at)
  if (offer === undefined) return undefined
  const seen = {
    emailAddress: random.pick(mailboxes),
    deliveryAddress: addressOf(dealer, area.home.zipCode, area.home.name, area.street, random),
    invoiceAddress: null,
    stations: [],
    payment: {
      variant: "Invoice" as const,
      paymentId: invoicePaymentId,
      isInteraidPayment: false,
      orderReference: ""
    },
    legalVersions: legalVersionsOf(countryId, groupId)
  }
  const moistureDeclaration: MoistureDeclaration | null = needsMoisture({
    countryId,
    productGroupId: groupId
  })
    ? { moistureClass: "below25", burningAssured: false }
    : null
  const placed = {
    ...seen,
    moistureDeclaration,
    orderId: idOf(seed, `order/${index}`),
    status,
    placedAt: at.toISOString(),
    timeline: lives[status].map((step) => ({
      state: step.status,
      at: `${isoOfDay(day + step.afterDays)}${clock}`
    })),
    countryId,
    productGroupId: groupId,
    calculation,
    offer
  }
  return {
    ...placed,
    ...livedThrough(placed, isoOfDay(day + deliveryAfterDays), random, vatOf(sample.vat, placed)),
    draftId: idOf(seed, `draft/${index}`),
    summaryHash: createHash("sha256")
      .update(summaryFingerprint({ ...seen, offerHash: offer.hash }))
      .digest("base64url")
  }
}

/** Numbers in the order of time, as the counter would have given them. */
const numbered = (orders: ReadonlyArray<UnnumberedOrder>): ReadonlyArray<PastOrder> =>
  orders
    .toSorted((one, other) => (one.placedAt < other.placedAt ? -1 : 1))
    .map((order, index) => {
      const { timeZone } = countries[order.countryId]
      const localDate = new Date(order.placedAt).toLocaleDateString("sv-SE", { timeZone })
      return { ...order, orderNumber: `${orderNumberPrefix(localDate)}${firstOrderNumber + index}` }
    })

/** How many more orders of the first dealers ended without settlement: the first one's users have a desk to clear. */
const cancelledPerDealer = [300, 60, 30, 20, 10]

const mostCancelled = cancelledPerDealer.reduce((sum, count) => sum + count)

/** Every end, as often as it happens: buyers think again more often than dealers fail. */
const usualEnds = cancellationEnds.flatMap((end) =>
  Array.from(
    { length: { refused: 1, cancelledByDealer: 1, cancelledByCustomer: 5, withdrawn: 3 }[end] },
    () => end
  )
)

/** So many of each cancelled order of these dealers were delivered: a dealer who only fails is none. */
const deliveredOfCancelled = 2

/** Orders of the same dealers that were delivered, of guests; numbered on from those there are. */
const deliveredOrders = (
  sample: Sample,
  dealers: ReadonlyArray<Dealer>,
  from: number,
  scale: number
): ReadonlyArray<UnnumberedOrder> => {
  const random = randomOf(sample.seed, "delivered orders")
  let index = from
  return dealers.slice(0, cancelledPerDealer.length).flatMap((dealer, place) => {
    if (dealer.groups.length === 0) return []
    const count = Math.ceil((cancelledPerDealer[place] ?? 0) * deliveredOfCancelled * scale)
    return Array.from({ length: count }, () => {
      const groupId = random.pick(dealer.groups)
      const status = random.chance(0.8) ? "settled" : random.pick(["delivered", "invoiced"] as const)
      return orderOf(sample, dealer, groupId, status, index++, [guest])
    }).filter((order) => order !== undefined)
  })
}

/** Orders of the first dealers that ended without settlement, in every end; numbered on from those there are. */
const cancelledOrders = (
  sample: Sample,
  dealers: ReadonlyArray<Dealer>,
  from: number,
  scale: number
): ReadonlyArray<UnnumberedOrder> => {
  const random = randomOf(sample.seed, "cancelled orders")
  let index = from
  return dealers.slice(0, cancelledPerDealer.length).flatMap((dealer, place) => {
    const ends = usualEnds.filter((end) => end !== "withdrawn" || dealer.countryId !== 3)
    const count = dealer.groups.length === 0 ? 0 : Math.ceil((cancelledPerDealer[place] ?? 0) * scale)
    return Array.from({ length: count }, () => {
      const groupId =
        random.chance(0.5) && dealer.groups.includes(usualGroup.id)
          ? usualGroup.id
          : random.pick(dealer.groups)
      return orderOf(sample, dealer, groupId, random.pick(ends), index++)
    }).filter((order) => order !== undefined)
  })
}

/**
 * Past orders in every state of their life, of many dealers and goods, and many more that came to nothing; of those fewer
 * where `scale` is below 1.
 */
export const pastOrders = (
  sample: Sample,
  dealers: ReadonlyArray<Dealer>,
  scale = 1
): ReadonlyArray<PastOrder> => {
  const random = randomOf(sample.seed, "orders")
  const found: Array<UnnumberedOrder> = []
  for (const status of orderStatuses) {
    // Switzerland knows no right of withdrawal (rule law.withdrawal)
    const sellers = dealers.filter(
      (dealer) => dealer.groups.length > 0 && (status !== "withdrawn" || dealer.countryId !== 3)
    )
    for (let count = 0; count < ordersPerState && sellers.length > 0; count++) {
      const dealer = random.pick(sellers)
      // half of all orders are loose pellets
      const groupId =
        random.chance(0.5) && dealer.groups.includes(usualGroup.id)
          ? usualGroup.id
          : random.pick(dealer.groups)
      const order = orderOf(sample, dealer, groupId, status, found.length)
      if (order !== undefined) found.push(order)
    }
  }
  const cancelled = cancelledOrders(sample, dealers, found.length, scale)
  const delivered = deliveredOrders(sample, dealers, found.length + mostCancelled, scale)
  return numbered([...found, ...cancelled, ...delivered])
}

export const goodsLabelOf = (order: PastOrder): string => productGroup(order.productGroupId).name
