import { isRecord } from "../../domain/is-record.ts"
import { comparedPrice } from "../../domain/offer/compared-price.ts"
import { countries, type CountryId, type CurrencyCode } from "../../domain/place/country.ts"
import { householdProblems } from "../../domain/options/household-problems.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { encodeOrderQuery } from "../../domain/options/order-query.ts"
import { markNames } from "../../domain/product/mark-names.ts"
import { productGroup, productGroups, type ProductGroupId } from "../../domain/product/product-group.ts"
import { recallWishes } from "../browser/kept-wishes.ts"
import { type KeptValues, localValues, readKept, tabValues } from "../browser/storage.ts"
import type { Client } from "../client/client.ts"
import { kalkulationCalculate, kalkulationInit } from "../client/routes.gen.ts"

/** The best price for the selections stored in this browser (rule price.own). */
export interface OwnPrice {
  readonly countryId: CountryId
  readonly countryCode: string
  readonly productGroupId: ProductGroupId
  readonly zipCode: string
  /** Amount in the unit of the product group. */
  readonly amount: number
  /** Gross prices in major units: per price unit, and in total. */
  readonly unitPrice: number
  readonly totalPrice: number
  readonly currency: CurrencyCode
  /** Names of the quality marks of these goods; empty for goods without any. */
  readonly quality: string
  /** Time when the price was calculated, in ms since the epoch. */
  readonly timeStamp: number
  /** The order query that leads to the offers with this price. */
  readonly query: string
  /** The stored selections at the time when the price was calculated; the price is valid only for these. */
  readonly wishes: string
}

interface OwnPriceGround {
  readonly client: Client
  readonly countryId: CountryId
  /** The product group of the page; selections stored for it are used before those of other groups. */
  readonly preferred: ProductGroupId
  readonly now: () => number
  readonly wishes?: KeptValues
  readonly prices?: KeptValues
}

/** How long a price is reused without a new request, in ms (rule price.own: 120 s). */
const lifetime = 120_000

const keptKey = (countryId: CountryId, groupId: ProductGroupId) => `banner:${countryId}:${groupId}`

const isOwnPrice = (value: unknown): value is OwnPrice =>
  isRecord(value) &&
  typeof value["totalPrice"] === "number" &&
  typeof value["timeStamp"] === "number" &&
  typeof value["quality"] === "string" &&
  typeof value["wishes"] === "string"

const queryText = (query: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  ).toString()

/** Finds the group whose stored selections contain a place; the page's own group is checked first. */
const groupWithWishes = ({ countryId, preferred, wishes = localValues }: OwnPriceGround) =>
  [preferred, ...productGroups.map(({ id }) => id)]
    .map((productGroupId) => ({ countryId, productGroupId }))
    .find((key) => recallWishes(key, wishes).zipCode !== undefined)

/**
 * Calculates the current best price for the stored selections (rule price.own); returns `undefined` if there are no
 * selections, no offers or no response.
 */
export const findOwnPrice = async (ground: OwnPriceGround): Promise<OwnPrice | undefined> => {
  const key = groupWithWishes(ground)
  if (key === undefined) return undefined
  const { client, countryId, now, wishes = localValues, prices = tabValues } = ground
  const wished = recallWishes(key, wishes)
  const name = keptKey(countryId, key.productGroupId)
  const kept = readKept(prices, name, (value) => (isOwnPrice(value) ? value : undefined))
  const age = kept?.wishes === JSON.stringify(wished) ? now() - kept.timeStamp : -1
  if (age >= 0 && age < lifetime) return kept

  const init = await client.call(kalkulationInit, { params: key })
  if (init.type !== "ok") return undefined
  const calculation = completeCalculation(wished, init.value)
  if (householdProblems(calculation).length > 0) return undefined
  const answer = await client.call(kalkulationCalculate, { payload: calculation })
  if (answer.type !== "ok") return undefined
  const { items } = answer.value
  const group = productGroup(key.productGroupId)
  const { priceOf } = comparedPrice(group, items)
  const [best] = items.toSorted((a, b) => priceOf(a) - priceOf(b))
  if (best === undefined) return undefined
  const price: OwnPrice = {
    countryId,
    countryCode: countries[countryId].iso,
    productGroupId: key.productGroupId,
    zipCode: calculation.zipCode,
    amount: calculation.amount,
    unitPrice: best.unitPrice,
    totalPrice: best.totalPrice,
    currency: best.currency,
    quality: markNames(group, best.certificationIds),
    timeStamp: now(),
    query: queryText(encodeOrderQuery(calculation)),
    wishes: JSON.stringify(wished)
  }
  prices.set(name, JSON.stringify(price))
  return price
}
