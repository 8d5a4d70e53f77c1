import { and, assign, not, or, setup, stateIn } from "xstate"
import {
  amountProblem,
  type AmountProblem,
  parseAmount,
  simpleAmountLimits
} from "../../domain/product/amount.ts"
import {
  amountForGroup,
  type CalculatorTarget,
  groupOfTarget,
  type FormAmount,
  initialAmount,
  type OffersAddress,
  wishOfTarget,
  zipOfPage
} from "../../domain/calculator/simple-form.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { LocalPageSegments, LocalPageVerdict } from "../../domain/place/local-page.ts"
import { productGroup, type ProductGroupId } from "../../domain/product/product-group.ts"
import { digitsOnly, zipTextProblem } from "../../domain/place/zip.ts"
import { countryHintMachine } from "../country-hint.machine.ts"
import { actionPort, port } from "../effect-port.ts"
import { type ZipCheckVerdict, zipCheckMachine } from "../zip-check.machine.ts"

export interface SimpleCalculatorInput {
  readonly countryId: CountryId
  readonly target: CalculatorTarget
  /** The product group chosen before the machine started; if not set, the group of `target`. */
  readonly groupId?: ProductGroupId | undefined
  /** The form's values before the machine started. */
  readonly zip: string
  readonly amountText?: string | undefined
  /**
   * The path segments of a local page: they prefill the zip, and the page has tasks that wait for a valid amount (rule
   * start.page-move).
   */
  readonly location?: LocalPageSegments | undefined
}

export interface SimpleCalculator extends FormAmount {
  /** The values that the form is reset to when it is deactivated. */
  readonly initial: SimpleCalculatorInput
  readonly countryId: CountryId
  readonly groupId: ProductGroupId
  readonly zip: string
  /** The page to open on start: the list, or the list with its settings open. */
  readonly destination: "offers" | "settings"
  /** Other countries that serve the postal code. */
  readonly hint: ReadonlyArray<CountryId>
  /** Path of the zip's local page; empty while no other page is known. */
  readonly localPage: string
}

/** Request for the local page of a postal code, from another local page. */
export interface LocalPageQuestion {
  readonly countryId: CountryId
  readonly location: LocalPageSegments
  readonly zip: string
}

/** Valid values of the form; invalid ones are omitted. */
export interface KeptValues {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly zipCode: string | undefined
  readonly amount: number | undefined
}

export type SimpleCalculatorEvent =
  | { readonly type: "zip.change"; readonly zip: string }
  /** The zip field was clicked, which clears it (rule zip.click-clears). */
  | { readonly type: "zip.click" }
  | { readonly type: "zip.recheck" }
  | { readonly type: "zip.left" }
  /** `isRecalled`: the page has filled the field with the last requested amount; the visitor has not typed it. */
  | { readonly type: "amount.change"; readonly text: string; readonly isRecalled?: boolean }
  | { readonly type: "amount.left" }
  | { readonly type: "group.choose"; readonly groupId: ProductGroupId }
  | { readonly type: "search.start" }
  | { readonly type: "settings.open" }
  /** The user dismissed the shown problems. */
  | { readonly type: "problems.dismiss" }
  | { readonly type: "form.deactivated" }
  /** The page was restored from the back/forward cache. */
  | { readonly type: "page.shown" }

const begun = (input: SimpleCalculatorInput): SimpleCalculator => {
  const groupId = input.groupId ?? groupOfTarget(input.target)
  const typed = digitsOnly(input.zip)
  const amount =
    input.amountText === undefined
      ? initialAmount(groupId)
      : parseAmount(input.amountText, productGroup(groupId).unit)
  return {
    initial: input,
    countryId: input.countryId,
    groupId,
    zip: typed === "" && input.location ? zipOfPage(input.countryId, input.location) : typed,
    amount,
    isAmountChosen: amount !== initialAmount(groupId),
    destination: "offers",
    hint: [],
    localPage: ""
  }
}

export const beginSimpleCalculator = ({ input }: { readonly input: SimpleCalculatorInput }) => begun(input)

const amountIn = ({ groupId }: SimpleCalculator, text: string): number | null =>
  parseAmount(text, productGroup(groupId).unit)

const amountProblemOf = (context: SimpleCalculator, amount: number | null): AmountProblem | undefined =>
  amountProblem(simpleAmountLimits(productGroup(context.groupId).unit), amount)

export const simpleCalculatorSetup = setup({
  types: {
    input: {} as SimpleCalculatorInput,
    context: {} as SimpleCalculator,
    events: {} as SimpleCalculatorEvent,
    tags: {} as "busy"
  },
  actors: {
    zipCheck: zipCheckMachine,
    countryHint: countryHintMachine,
    /** Whether the zip has a local page other than this one (`pages/check-zipcode`). */
    checkLocalPage: port<LocalPageVerdict, LocalPageQuestion>("checkLocalPage")
  },
  actions: {
    keepZip: assign((_, { zip }: { readonly zip: string }) => ({ zip: digitsOnly(zip) })),
    clearZip: assign({ zip: "" }),
    keepAmount: assign(
      (
        { context },
        { text, isRecalled = false }: { readonly text: string; readonly isRecalled?: boolean }
      ) => {
        const amount = amountIn(context, text)
        return { amount, isAmountChosen: !isRecalled || amount !== initialAmount(context.groupId) }
      }
    ),
    keepGroup: assign(({ context }, { groupId }: { readonly groupId: ProductGroupId }) => ({
      groupId,
      ...amountForGroup(context.groupId, groupId, context)
    })),
    keepHint: assign((_, hint: ReadonlyArray<CountryId>) => ({ hint })),
    keepLocalPage: assign((_, { validLocationUrl }: LocalPageVerdict) => ({ localPage: validLocationUrl })),
    aimAtOffers: assign({ destination: "offers" }),
    aimAtSettings: assign({ destination: "settings" }),
    startOver: assign(({ context }) => begun(context.initial)),
    /** Resets the form but keeps the postal code, since the browser's storage keeps it as well. */
    startOverWithZip: assign(({ context }) => ({ ...begun(context.initial), zip: context.zip })),
    /** Writes valid values to the calculator's configuration of the country and product group. */
    keepValues: actionPort<KeptValues>(),
    /** Removes the saved settings of the calculator from the browser's storage. */
    clearSavedSettings: actionPort<{
      readonly countryId: CountryId
      readonly productGroupId: ProductGroupId
    }>(),
    releaseLocationTasks: () => {},
    openLocalPage: actionPort<{ readonly path: string }>(),
    openOffers: actionPort<OffersAddress>()
  },
  guards: {
    isOtherZip: ({ context }, { zip }: { readonly zip: string }) => digitsOnly(zip) !== context.zip,
    isZipMissing: ({ context }) => zipTextProblem(context.countryId, context.zip) === "zipRequired",
    isZipMalformed: ({ context }) => zipTextProblem(context.countryId, context.zip) === "zipInvalid",
    isServed: (_, verdict: ZipCheckVerdict) => verdict === "served",
    isUnserved: (_, verdict: ZipCheckVerdict) => verdict === "unserved",
    isAmountMissing: ({ context }) => amountProblemOf(context, context.amount) === "amountRequired",
    isAmountTooSmall: ({ context }) => amountProblemOf(context, context.amount) === "amountMin",
    isAmountTooLarge: ({ context }) => amountProblemOf(context, context.amount) === "amountMax",
    isAmount: ({ context }, { text }: { readonly text: string }) =>
      amountProblemOf(context, amountIn(context, text)) === undefined,
    isLocalPage: ({ context }) => context.initial.location !== undefined,
    /** The zip of the page counts as valid until the user starts (rule zip.of-page). */
    isZipOfPage: ({ context: { countryId, initial, zip } }) =>
      initial.location !== undefined && zip !== "" && zip === zipOfPage(countryId, initial.location),
    isOtherZipOfLocalPage: ({ context }, { zip }: { readonly zip: string }) =>
      context.initial.location !== undefined && digitsOnly(zip) !== context.zip,
    isElsewhere: (_, { valid, validLocationUrl }: LocalPageVerdict) => !valid && validLocationUrl !== "",
    hasHint: (_, hint: ReadonlyArray<CountryId>) => hint.length > 0,
    isZipServed: stateIn({ filling: { zip: "served" } }),
    isStartServed: and([
      stateIn({ filling: { zip: "served" } }),
      ({ context }: { readonly context: SimpleCalculator }) => context.destination === "offers"
    ]),
    isZipLeftOut: and([
      stateIn({ filling: { zip: "missing" } }),
      ({ context }: { readonly context: SimpleCalculator }) => context.destination === "settings"
    ]),
    isZipUnfit: or([stateIn({ filling: { zip: "malformed" } }), stateIn({ filling: { zip: "unserved" } })]),
    isZipChecked: not(stateIn({ filling: { zip: "checking" } })),
    isAmountRight: stateIn({ filling: { amount: "right" } }),
    isAmountWrong: not(stateIn({ filling: { amount: "right" } })),
    areBothRight: and([stateIn({ filling: { zip: "served" } }), stateIn({ filling: { amount: "right" } })]),
    isOverdue: stateIn({ filling: { wish: "overdue" } })
  },
  delays: { typing: 1500, longestWait: 5000 }
})

/** Returns the values to store; `known` states which of them are valid. */
export const rightValues = (
  context: SimpleCalculator,
  known: { readonly zip: boolean; readonly amount: boolean }
): KeptValues => ({
  countryId: context.countryId,
  productGroupId: context.groupId,
  zipCode: known.zip ? context.zip : undefined,
  amount: known.amount ? (context.amount ?? undefined) : undefined
})

/** Returns the parts of the URL that opens when the calculator is started. */
export const offersAddress = (context: SimpleCalculator): OffersAddress => ({
  productGroupSlug: productGroup(context.groupId).slug,
  zipCode: context.zip,
  amount: context.amount ?? 0,
  openSettings: context.destination === "settings",
  wish: wishOfTarget(context.initial.target, context.countryId)
})
