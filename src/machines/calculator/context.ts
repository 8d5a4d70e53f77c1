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
  /** Choices from the URL; they take precedence over stored ones. */
  readonly query: PartialCalculation
  /** The response of `init`, if the page was rendered with it. */
  readonly data: ConfigurationData | null
  /** The result of `query`, if the page was rendered with it; it is then not requested again. */
  readonly list: OfferList | null
  /** Origin of the visitor's choices, stored together with them; usually "DEFAULT". */
  readonly source: string
}

/** A field that the server rejected, with the reason. */
export interface RefusedField {
  readonly field: string
  readonly code: string
}

export interface Calculator {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly source: string
  /** Choices from the URL. */
  readonly query: PartialCalculation
  /** Choices typed or set elsewhere before the available options were loaded; they take precedence over the URL. */
  readonly said: PartialCalculation
  /** The last amount typed on this page since its URL changed; `null` if none was typed. */
  readonly typed: number | null
  readonly stored: PartialCalculation
  readonly data: ConfigurationData | null
  readonly calculation: Calculation
  /** The amount in the field: null for an empty field, 0 for text that is not a number. */
  readonly amount: number | null
  /** Set only in the state `calculated`; always belongs to the current `calculation`. */
  readonly list: OfferList | null
  /** Remaining validity of the list when it arrives (ms). */
  readonly validFor: number
  /** Errors found by the server; only in the state `blocked.refused`. */
  readonly refusals: ReadonlyArray<RefusedField>
  /** Other countries that serve the postal code. */
  readonly hint: ReadonlyArray<CountryId>
  /** Options in other groups that the last choice removed, to be shown to the visitor. */
  readonly givenWay: ReadonlyArray<GivenWay>
}

/** Returns the calculation for a query; it is filled with defaults only if the available options are known. */
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
    typed: null,
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

/** Returns the calculation for another URL of the page; if the URL contains no sort order, the current one stays. */
export const addressWish = (context: Calculator, query: PartialCalculation): Calculation =>
  wishOf({ ...context, list: null }, mergeWishes({ ordering: context.calculation.ordering }, query))

/** Whether another URL of the page requests something other than the current calculation. */
export const isElsewhere = (context: Calculator, query: PartialCalculation): boolean =>
  context.amount === null || !isSameCalculation(addressWish(context, query), context.calculation)

/**
 * Whether the amount of the calculation was typed by the visitor on this page: an amount from the URL, from another tab
 * or from an earlier visit, or the group's default, does not count as chosen (rule calculator.carried).
 */
export const isAmountTyped = ({ typed, calculation }: Pick<Calculator, "typed" | "calculation">): boolean =>
  typed === calculation.amount

/** Returns all choices made so far, while the available options are not known yet. */
export const earlyWish = ({ stored, query, said }: Calculator): PartialCalculation =>
  mergeWishes(stored, query, said)

/**
 * Whether the stored choices add something to those of the URL and the user. If the URL contains no options, the stored
 * options are used (decision 036).
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

/** Returns the calculation and its origin, to be stored. */
export const kept = ({ context }: { readonly context: Calculator }) => ({
  calculation: context.calculation,
  source: context.source
})

/** Returns the calculation for the URL. */
export const shown = ({ context }: { readonly context: Calculator }) => context.calculation

/** The offer that the user wants to order, and the calculation that it belongs to. */
export interface ChosenOffer {
  readonly calculation: Calculation
  readonly offerId: string
  readonly dealerId: number
  readonly offerHash: string
  /** Gross total in major units, as shown in the list. */
  readonly totalPrice: number
  readonly certificationIds: ReadonlyArray<number>
}

/** Returns the listed offer that the user wants to order. */
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
