import type { SnapshotFrom } from "xstate"
import type { AmountLimits, AmountProblem } from "../../domain/product/amount.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import { wishProblems } from "../../domain/calculator/problems.ts"
import type { GivenWay } from "../../domain/calculator/given-way.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { ShownHints } from "../../domain/offer/list-hints.ts"
import type { OfferList } from "../../domain/offer/offer.ts"
import type { ZipProblem } from "../../domain/place/zip.ts"
import type { calculatorMachine } from "../../machines/calculator.machine.ts"
import type { PriceDifferences } from "../../machines/price-differences.machine.ts"
import { type ChosenOption, chosenOptions } from "./chosen-options.ts"

/** Why a list is empty. */
export type EmptyReason = "explaining" | "noOffers" | "unserved" | "unexplained"

/**
 * Content shown in the place of the offers; the page never shows offers beside a request for which they were not
 * calculated.
 */
export type ResultView =
  | { readonly state: "asking" }
  | { readonly state: "calculating" }
  | { readonly state: "blocked"; readonly problem: ZipProblem | AmountProblem | "refused" }
  | { readonly state: "failed" }
  | { readonly state: "empty"; readonly reason: EmptyReason }
  | {
      readonly state: "offers"
      readonly conditions: "own" | "default"
      readonly list: OfferList
    }

/** All data that the offer list shows; this view model contains no decisions. */
export interface OfferListView {
  readonly calculation: Calculation
  /** The amount in the field, in the unit of the group. */
  readonly amount: number | null
  readonly zipProblem: ZipProblem | undefined
  readonly amountProblem: { readonly code: AmountProblem; readonly limits: AmountLimits } | undefined
  /** The conditions in words. */
  readonly chosen: ReadonlyArray<ChosenOption>
  /** Available choices; null if the server does not respond. */
  readonly data: ConfigurationData | null
  readonly result: ResultView
  /** Whether the server is calculating; false while the user types, so that the button still works. */
  readonly isBusy: boolean
  readonly hintedCountries: ReadonlyArray<CountryId>
  /** Options that were replaced because they cannot be combined with the last choice. */
  readonly givenWay: ReadonlyArray<GivenWay>
  /** Price difference of each option; empty until it is known. */
  readonly differences: PriceDifferences
  /** Further choices that may be useful; undefined until they are known. */
  readonly hints: ShownHints | undefined
}

/** The server's result at the time the page was rendered; used until the calculator has started in the browser. */
export type FirstAnswer =
  | { readonly kind: "none" | "blocked" | "failed" | "offers" }
  | { readonly kind: "empty"; readonly reason: EmptyReason }

type Snapshot = SnapshotFrom<typeof calculatorMachine>
type Problems = ReturnType<typeof wishProblems>

const blocked = (problems: Problems): ResultView => ({
  state: "blocked",
  problem: problems[0]?.code ?? "refused"
})

const firstResult = (answer: FirstAnswer, problems: Problems): ResultView => {
  switch (answer.kind) {
    case "none":
      return { state: "asking" }
    case "blocked":
      return blocked(problems)
    case "failed":
      return { state: "failed" }
    case "empty":
      return { state: "empty", reason: answer.reason }
    case "offers":
      return { state: "calculating" }
  }
}

const emptyReason = (snapshot: Snapshot): EmptyReason =>
  snapshot.matches({ ready: { calculated: { empty: "noOffers" } } })
    ? "noOffers"
    : snapshot.matches({ ready: { calculated: { empty: "unserved" } } })
      ? "unserved"
      : snapshot.matches({ ready: { calculated: { empty: "unexplained" } } })
        ? "unexplained"
        : "explaining"

const result = (
  snapshot: Snapshot,
  answer: FirstAnswer,
  problems: Problems,
  sent: OfferList | null
): ResultView => {
  const { list } = snapshot.context
  if (snapshot.matches("initializing")) return firstResult(answer, problems)
  if (snapshot.matches("unavailable") || snapshot.matches({ ready: "failed" })) return { state: "failed" }
  if (snapshot.matches({ ready: "idle" })) return { state: "asking" }
  if (snapshot.matches({ ready: { blocked: "refused" } })) return { state: "blocked", problem: "refused" }
  if (snapshot.matches({ ready: "blocked" })) return blocked(problems)
  if (list !== null && snapshot.matches({ ready: { calculated: "offers" } }))
    return { state: "offers", conditions: "own", list }
  if (list !== null && snapshot.matches({ ready: { calculated: "defaultOffers" } }))
    return { state: "offers", conditions: "default", list }
  if (snapshot.matches({ ready: { calculated: "empty" } })) {
    const reason = emptyReason(snapshot)
    return {
      state: "empty",
      reason: reason === "explaining" && answer.kind === "empty" && list === sent ? answer.reason : reason
    }
  }
  return { state: "calculating" }
}

/**
 * Converts the machine's snapshot to the view model; `answer` replaces the result until the browser's calculator has
 * started.
 */
export const offerListView = (
  snapshot: Snapshot,
  answer: FirstAnswer,
  differences: PriceDifferences = {},
  sent: OfferList | null = snapshot.context.list,
  hints?: ShownHints
): OfferListView => {
  const { calculation, amount, data, hint, refusals, givenWay } = snapshot.context
  const problems = wishProblems(calculation, amount)
  const shown = result(snapshot, answer, problems, sent)
  const showsProblems = shown.state === "blocked"
  const zip = problems.find((problem) => problem.field === "zipCode")?.code
  const amountProblem = problems.find((problem) => problem.field === "amount")
  const unserved = shown.state === "empty" && shown.reason === "unserved"
  const refusedZip = refusals.some((problem) => problem.field.toLowerCase() === "zipcode")
  return {
    calculation,
    amount,
    chosen: chosenOptions(calculation, data),
    data,
    zipProblem:
      showsProblems && (zip === "zipRequired" || zip === "zipInvalid")
        ? zip
        : unserved
          ? "zipNotServed"
          : showsProblems && refusedZip
            ? "zipInvalid"
            : undefined,
    amountProblem: showsProblems && amountProblem ? amountProblemView(amountProblem, data) : undefined,
    result: shown,
    isBusy: snapshot.hasTag("busy") && snapshot.matches("ready"),
    hintedCountries: hint,
    givenWay,
    differences,
    hints
  }
}

const amountProblemView = (
  problem: Problems[number],
  data: ConfigurationData | null
): OfferListView["amountProblem"] => {
  const { code, params } = problem
  if (code === "zipRequired" || code === "zipInvalid") return undefined
  const min = params["min"] ?? 0
  return {
    code,
    limits: {
      min,
      bulkMin: data?.limits.bulkMin ?? min,
      max: params["max"] ?? 0,
      initial: data?.limits.initial ?? min
    }
  }
}
