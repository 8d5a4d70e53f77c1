import { assign, setup } from "xstate"
import { type AmountProblem, parseAmount } from "../../domain/product/amount.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import { resetCalculation } from "../../domain/calculator/begin-calculation.ts"
import { type Choice, choiceProblem, withChoice } from "../../domain/calculator/choice.ts"
import { givenWayTo } from "../../domain/calculator/given-way.ts"
import { isBlockedBy } from "../../domain/calculator/problems.ts"
import { freshlySelected, offerById, withSelected } from "../../domain/calculator/selection.ts"
import type { CountedCalculation } from "../../domain/calculator/upselling-count.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { leastOfferLifetime, type OfferList } from "../../domain/offer/offer.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import type { PartialCalculation } from "../../domain/options/order-query.ts"
import { productGroup, type ProductGroupId } from "../../domain/product/product-group.ts"
import { digitsOnly } from "../../domain/place/zip.ts"
import { countryHintMachine } from "../country-hint.machine.ts"
import { actionPort, port } from "../effect-port.ts"
import { type ZipCheckVerdict, zipCheckMachine } from "../zip-check.machine.ts"
import {
  addressWish,
  type Calculator,
  type CalculatorInput,
  type ChosenOffer,
  earlyWish,
  isElsewhere,
  type RefusedField,
  saysMore
} from "./context.ts"

/** The server's response to a calculation; if no response arrives, the port fails. */
export type CalculationAnswer =
  /** `validFor` is the remaining validity (ms). */
  | { readonly kind: "calculated"; readonly list: OfferList; readonly validFor: number }
  | { readonly kind: "refused"; readonly problems: ReadonlyArray<RefusedField> }

export type ChoiceEvent = { readonly type: "choice.make"; readonly choice: Choice }

export type CalculatorEvent =
  | { readonly type: "zip.change"; readonly zip: string }
  | { readonly type: "amount.change"; readonly text: string }
  | ChoiceEvent
  | { readonly type: "configuration.reset" }
  /** The form's button was clicked or Enter was pressed: the calculation starts without the typing delay. */
  | { readonly type: "calculation.start" }
  | { readonly type: "calculation.retry" }
  /** The browser navigated to another URL of this page (back, forward). */
  | { readonly type: "address.changed"; readonly query: PartialCalculation }
  /** The stored choices were read on a page rendered with its list; occurs only once, before any choice was made. */
  | { readonly type: "wishes.recalled"; readonly wishes: PartialCalculation }
  /** Postal code and amount were changed elsewhere (another form, another tab). */
  | { readonly type: "configuration.changed"; readonly zipCode: string; readonly amount: number }
  | { readonly type: "offer.select"; readonly offerId: string }
  | { readonly type: "offer.order"; readonly offerId: string }

export interface ConfigurationKey {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
}

/** Parses the amount in the unit of the goods; tonnes may be entered in a field of kilograms. */
const amountIn = ({ productGroupId }: Calculator, text: string): number | null =>
  parseAmount(text, productGroup(productGroupId).unit)

export const calculatorSetup = setup({
  types: {
    input: {} as CalculatorInput,
    context: {} as Calculator,
    events: {} as CalculatorEvent,
    tags: {} as "busy" | "typing"
  },
  actors: {
    /** Reads the stored choices of a country and product group; empty if none are stored. */
    recallConfiguration: port<PartialCalculation, ConfigurationKey>("recallConfiguration"),
    fetchConfiguration: port<ConfigurationData, ConfigurationKey>("fetchConfiguration"),
    calculate: port<CalculationAnswer, CountedCalculation>("calculate"),
    zipCheck: zipCheckMachine,
    countryHint: countryHintMachine
  },
  actions: {
    keepStored: assign((_, stored: PartialCalculation) => ({ stored })),
    keepData: assign((_, data: ConfigurationData) => ({ data })),
    beginWish: assign(({ context }) => {
      if (context.data === null) return {}
      const calculation = completeCalculation(earlyWish(context), context.data)
      return { calculation, amount: context.said.amount === 0 ? context.amount : calculation.amount }
    }),
    keepZip: assign(({ context }, { zip }: { readonly zip: string }) => {
      const zipCode = digitsOnly(zip)
      return {
        calculation: { ...context.calculation, zipCode },
        said: { ...context.said, zipCode },
        givenWay: []
      }
    }),
    keepAmount: assign(({ context }, { text }: { readonly text: string }) => {
      const amount = amountIn(context, text)
      const kept = amount ?? 0
      return {
        amount,
        calculation: { ...context.calculation, amount: kept },
        said: { ...context.said, amount: kept },
        typed: kept,
        givenWay: []
      }
    }),
    keepChoice: assign(({ context }, { choice }: ChoiceEvent) =>
      context.data === null
        ? {}
        : {
            calculation: withChoice(context.calculation, context.data, choice),
            givenWay: givenWayTo(context.calculation, context.data, choice)
          }
    ),
    keepElsewhere: assign(
      ({ context }, { zipCode, amount }: { readonly zipCode: string; readonly amount: number }) => ({
        amount,
        calculation: { ...context.calculation, zipCode, amount },
        said: { zipCode, amount },
        givenWay: []
      })
    ),
    keepAddress: assign(({ context }, { query }: { readonly query: PartialCalculation }) => {
      const calculation = addressWish(context, query)
      return { calculation, amount: calculation.amount, query, said: {}, typed: null, givenWay: [] }
    }),
    reset: assign(({ context }) =>
      context.data === null
        ? {}
        : { calculation: resetCalculation(context.calculation, context.data), givenWay: [] }
    ),
    keepAnswer: assign((_, answer: CalculationAnswer) =>
      answer.kind === "calculated"
        ? { list: freshlySelected(answer.list), validFor: answer.validFor }
        : { refusals: answer.problems }
    ),
    clearList: assign({ list: null }),
    clearRefusals: assign({ refusals: [] }),
    keepHint: assign((_, hint: ReadonlyArray<CountryId>) => ({ hint })),
    clearHint: assign({ hint: [] }),
    select: assign(({ context }, { offerId }: { readonly offerId: string }) =>
      context.list === null ? {} : { list: withSelected(context.list, offerId) }
    ),
    /** Stores the calculation in the browser, with its origin. */
    persist: actionPort<{ readonly calculation: Calculation; readonly source: string }>(),
    /** Stores the calculation that a page was rendered with: nothing changed, so other tabs are not notified. */
    persistArrival: actionPort<{ readonly calculation: Calculation; readonly source: string }>(),
    /** Adds the URL of the calculation to the browser history, unless it is already the current URL. */
    showAddress: actionPort<Calculation>(),
    /**
     * Replaces the current, less complete URL with the URL of the calculation, so that going back does not lead to the
     * less complete URL.
     */
    completeAddress: actionPort<Calculation>(),
    openOrder: actionPort<ChosenOffer>()
  },
  guards: {
    isSeeded: ({ context }) => context.data !== null && context.list !== null,
    hasData: ({ context }) => context.data !== null,
    isSaid: ({ context }) => Object.keys(context.said).length > 0,
    isFilled: ({ context }) => saysMore(context, context.stored),
    saysMore: ({ context }, { wishes }: { readonly wishes: PartialCalculation }) => saysMore(context, wishes),
    /** Whether neither the URL nor the storage contains a place. */
    isBlank: ({ context }) => (earlyWish(context).zipCode ?? "") === "",
    isOtherZip: ({ context }, { zip }: { readonly zip: string }) =>
      digitsOnly(zip) !== context.calculation.zipCode,
    isOtherAmount: ({ context }, { text }: { readonly text: string }) =>
      amountIn(context, text) !== context.amount,
    isPossible: ({ context }, { choice }: ChoiceEvent) =>
      context.data !== null && choiceProblem(context.calculation, context.data, choice) === undefined,
    isElsewhere: ({ context }, { query }: { readonly query: PartialCalculation }) =>
      isElsewhere(context, query),
    /** Whether another URL of the page contains a request, i.e. a postal code. */
    isPlaceElsewhere: ({ context }, { query }: { readonly query: PartialCalculation }) =>
      query.zipCode !== undefined && isElsewhere(context, query),
    isOtherPlaceOrAmount: (
      { context },
      { zipCode, amount }: { readonly zipCode: string; readonly amount: number }
    ) => zipCode !== context.calculation.zipCode || amount !== context.amount,
    isBlocked: ({ context }, code: AmountProblem | "zipRequired" | "zipInvalid") =>
      isBlockedBy(context.calculation, context.amount, code),
    isCalculated: (_, answer: CalculationAnswer) => answer.kind === "calculated",
    hasDefaultOffers: ({ context }) =>
      context.list?.hasDefaultOffers === true && context.list.items.length > 0,
    hasOffers: ({ context }) => context.list !== null && context.list.items.length > 0,
    isListed: ({ context }, { offerId }: { readonly offerId: string }) =>
      offerById(context.list, offerId) !== undefined,
    isUnselected: ({ context }, { offerId }: { readonly offerId: string }) =>
      offerById(context.list, offerId)?.selected === false,
    isServed: (_, verdict: ZipCheckVerdict) => verdict === "served",
    isUnserved: (_, verdict: ZipCheckVerdict) => verdict === "unserved",
    hasHint: (_, hint: ReadonlyArray<CountryId>) => hint.length > 0
  },
  delays: {
    typing: 1500,
    offerLifetime: ({ context }) => Math.max(context.validFor, leastOfferLifetime)
  }
})
