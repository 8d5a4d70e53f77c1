import type { Calculation } from "../../domain/options/calculation.ts"
import {
  isSameCalculation,
  mergeWishes,
  roughCalculation
} from "../../domain/calculator/begin-calculation.ts"
import type { GivenWay } from "../../domain/calculator/given-way.ts"
import { freshlySelected, offerById } from "../../domain/calculator/selection.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { type OfferList, offerLifetime } from "../../domain/offer/offer.ts"
import { completeCalculation, conditionsOf } from "../../domain/options/complete-calculation.ts"
import type { PartialCalculation } from "../../domain/options/order-query.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"

export interface CalculatorInput {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  /** What the address says; it stands above what is stored. */
  readonly query: PartialCalculation
  /** The answer of `init`, where the page was rendered with it. */
  readonly data: ConfigurationData | null
  /** The result of `query`, where the page was rendered with it: then nothing is calculated again. */
  readonly list: OfferList | null
  /** Where the visitor's wishes come from, for the stored copy; usually "DEFAULT". */
  readonly source: string
}

/** A field that the server does not take, and why. */
export interface RefusedField {
  readonly field: string
  readonly code: string
}

export interface Calculator {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly source: string
  /** What the address says. */
  readonly query: PartialCalculation
  /** What was typed or set elsewhere before it was known what can be chosen; it stands above the address. */
  readonly said: PartialCalculation
  readonly stored: PartialCalculation
  readonly data: ConfigurationData | null
  readonly calculation: Calculation
  /** The amount as the field shows it: null is empty, 0 text that is no number. */
  readonly amount: number | null
  /** Only in `calculated`, and always of `calculation`. */
  readonly list: OfferList | null
  /** How long the list may still stand when it comes (ms). */
  readonly validFor: number
  /** What the server found wrong, in `blocked.refused`. */
  readonly refusals: ReadonlyArray<RefusedField>
  /** Other countries that serve the postal code. */
  readonly hint: ReadonlyArray<CountryId>
  /** Options that the last choice has driven out of other groups, to be shown. */
  readonly givenWay: ReadonlyArray<GivenWay>
}

/** The calculation of a query: complete if it is known what can be chosen. */
const wishOf = (input: CalculatorInput, query: PartialCalculation): Calculation =>
  input.data === null
    ? roughCalculation(input.countryId, input.productGroupId, query)
    : completeCalculation(query, input.data)

export const beginCalculator = ({ input }: { readonly input: CalculatorInput }): Calculator => {
  const calculation = wishOf(input, input.query)
  return {
    countryId: input.countryId,
    productGroupId: input.productGroupId,
    source: input.source,
    query: input.query,
    said: {},
    stored: {},
    data: input.data,
    calculation,
    amount: calculation.amount,
    list: input.list === null ? null : freshlySelected(input.list),
    validFor: offerLifetime,
    refusals: [],
    hint: [],
    givenWay: []
  }
}

/** The calculation of another address of the page; an address without an order keeps the present one. */
export const addressWish = (context: Calculator, query: PartialCalculation): Calculation =>
  wishOf({ ...context, list: null }, mergeWishes({ ordering: context.calculation.ordering }, query))

/** Whether another address of the page asks for something else than stands there. */
export const isElsewhere = (context: Calculator, query: PartialCalculation): boolean =>
  context.amount === null || !isSameCalculation(addressWish(context, query), context.calculation)

/** All that is wished as long as it is not known what can be chosen. */
export const earlyWish = ({ stored, query, said }: Calculator): PartialCalculation =>
  mergeWishes(stored, query, said)

/**
 * Whether these stored wishes say what neither the address nor the user has said. An address that names no options takes
 * those that are stored (decision 036).
 */
export const saysMore = (context: Calculator, stored: PartialCalculation): boolean => {
  const { data, query, said } = context
  return (
    data !== null &&
    !isSameCalculation(
      completeCalculation(earlyWish({ ...context, stored }), data),
      completeCalculation(mergeWishes(query, said), data)
    )
  )
}

/** What the browser keeps of the wish. */
export const kept = ({ context }: { readonly context: Calculator }) => ({
  calculation: context.calculation,
  source: context.source
})

/** What the address bar shows of it. */
export const shown = ({ context }: { readonly context: Calculator }) => context.calculation

/** The offer that the user wants to order, and what it was calculated for. */
export interface ChosenOffer {
  readonly calculation: Calculation
  readonly offerId: string
  readonly dealerId: number
  readonly offerHash: string
  /** Gross total in major units, as it stood in the list. */
  readonly totalPrice: number
  readonly certificationIds: ReadonlyArray<number>
}

/** The offer of the list that the user wants to order. */
export const chosenOffer = (context: Calculator, offerId: string): ChosenOffer => {
  const offer = offerById(context.list, offerId)
  if (offer === undefined) throw new Error(`No offer ${offerId} in the list`)
  return {
    calculation: conditionsOf(context.calculation, context.data, context.list),
    offerId,
    dealerId: offer.dealerId,
    offerHash: offer.hash,
    totalPrice: offer.totalPrice,
    certificationIds: offer.certificationIds
  }
}
