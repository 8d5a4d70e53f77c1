import { createHash } from "node:crypto"
import type { Address } from "../../domain/address/address.ts"
import { emptyAddress } from "../../domain/address/address.ts"
import { countries } from "../../domain/place/country.ts"
import { type MoistureDeclaration, needsMoisture } from "../../domain/legal/wood-chip-moisture.ts"
import { legalVersionsOf } from "../../domain/legal/versions.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { invoicePaymentId } from "../../domain/options/option-ids.ts"
import type { OrderView } from "../../domain/order/draft.ts"
import type { LifeEvent } from "../../domain/order/life/order-life.ts"
import { orderNumberPrefix } from "../../domain/order/number.ts"
import { summaryFingerprint } from "../../domain/order/summary.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import type { Life } from "../../machines/order-life/live-on.ts"
import { phoneOf } from "./company.ts"
import { customersPlans } from "./customer-plans.ts"
import type { Area, Dealer } from "./dealer.ts"
import { livedThrough } from "./order-events.ts"
import { deliveryAfterDays, lives, placedDaysAgo } from "./order-life.ts"
import { pastOffer } from "./order-offer.ts"
import { dealersPlans, type OrderPlan } from "./order-plans.ts"
import { levels } from "./prices/price-level.ts"
import { type Random, randomOf } from "./random.ts"
import { type Sample, vatOf } from "./sample.ts"

export const firstOrderNumber = 100_001

/** Ids of "Frau" and "Herr" in the list of titles. */
const womanTitle = 1
const manTitle = 2

const addressOf = ({ dealer, buyer }: OrderPlan, area: Area, random: Random): Address => ({
  ...emptyAddress(dealer.countryId, area.home.zipCode),
  title1Id: buyer.isWoman ? womanTitle : manTitle,
  firstName: buyer.firstName,
  lastName: buyer.lastName,
  street: area.street.replace(/ \d+$/u, ""),
  houseNumber: buyer.houseNumber ?? String(random.integer(1, 90)),
  city: area.home.name,
  phone: phoneOf(dealer.countryId, random.integer(500, 999))
})

const idOf = (seed: number, label: string): string =>
  createHash("sha256").update(`${seed}/${label}`).digest().subarray(0, 16).toString("base64url")

/** A past order with all data that its rows need. */
export interface PastOrder extends OrderView {
  readonly draftId: string
  readonly summaryHash: string
  /** The log after the order was placed, with one entry per step of the timeline, and the order's resulting state. */
  readonly events: ReadonlyArray<LifeEvent>
  readonly life: Life
}

type UnnumberedOrder = Omit<PastOrder, "orderNumber">

const orderOf = (sample: Sample, plan: OrderPlan): UnnumberedOrder | undefined => {
  const { seed, today } = sample
  const { dealer, groupId, status, buyer, label } = plan
  const random = randomOf(seed, `order/${label}`)
  const area = plan.area ?? random.pick(dealer.areas)
  const day = today - (plan.daysAgo ?? placedDaysAgo(status, random.next()))
  const clock = `T${String(random.integer(7, 15)).padStart(2, "0")}:${random.integer(10, 59)}:00.000Z`
  const at = new Date(`${isoOfDay(day)}${clock}`)
  const { countryId } = dealer
  const calculation = completeCalculation(
    {
      zipCode: area.home.zipCode,
      amount: plan.amount ?? random.pick(levels[productGroup(groupId).productId].ordered)
    },
    configurationOf(countryId, groupId)
  )
  const offer = pastOffer(sample, dealer, area, calculation, at)
  if (offer === undefined) return undefined
  const seen = {
    emailAddress: buyer.email,
    deliveryAddress: addressOf(plan, area, random),
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
    orderId: idOf(seed, `order/${label}`),
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
    draftId: idOf(seed, `draft/${label}`),
    summaryHash: createHash("sha256")
      .update(summaryFingerprint({ ...seen, offerHash: offer.hash }))
      .digest("base64url")
  }
}

/** Assigns order numbers in chronological order, as the counter would have done. */
const numbered = (orders: ReadonlyArray<UnnumberedOrder>): ReadonlyArray<PastOrder> =>
  orders
    .toSorted((one, other) => (one.placedAt < other.placedAt ? -1 : 1))
    .map((order, index) => {
      const { timeZone } = countries[order.countryId]
      const localDate = new Date(order.placedAt).toLocaleDateString("sv-SE", { timeZone })
      return { ...order, orderNumber: `${orderNumberPrefix(localDate)}${firstOrderNumber + index}` }
    })

/**
 * Returns past orders of many dealers with every status of an order's life (rule sample.data), and those of the two
 * sample customers; fewer orders if `scale` is below 1.
 */
export const pastOrders = (
  sample: Sample,
  dealers: ReadonlyArray<Dealer>,
  scale = 1
): ReadonlyArray<PastOrder> =>
  numbered(
    [...dealersPlans(sample.seed, dealers, scale), ...customersPlans(sample.seed, dealers)].flatMap(
      (plan) => {
        const order = orderOf(sample, plan)
        return order === undefined ? [] : [order]
      }
    )
  )

export const goodsLabelOf = (order: PastOrder): string => productGroup(order.productGroupId).name
