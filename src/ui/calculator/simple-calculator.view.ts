import type { SnapshotFrom } from "xstate"
import { type AmountProblem, simpleAmountLimits } from "../../domain/product/amount.ts"
import { meantKilograms } from "../../domain/product/offered-amounts.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { productGroup, type ProductGroupId } from "../../domain/product/product-group.ts"
import type { ZipProblem } from "../../domain/place/zip.ts"
import type { simpleCalculatorMachine } from "../../machines/simple-calculator.machine.ts"
import type { SimpleCalculator } from "../../machines/simple-calculator/setup.ts"

/** All data that the simple calculator shows; the calculator itself makes no further decisions. */
export interface SimpleCalculatorView {
  /** Progress of the request: not started, waiting for the postal code check, refused, or leading to the offers. */
  readonly state: "browsing" | "starting" | "refused" | "leaving"
  readonly groupId: ProductGroupId
  /** Digits as shown in the postal code field. */
  readonly zip: string
  /** Amount in the unit of the product group; null if the field is empty. */
  readonly amount: number | null
  readonly zipProblem: ZipProblem | undefined
  readonly amountProblem: AmountProblem | undefined
  /** The amount in kilograms if the entered number is too small but could be meant in tonnes (rule amount.tonnes). */
  readonly meantKilograms: number | undefined
  /** Whether the popover with validation errors or hints is open; invalid fields stay marked after it was closed. */
  readonly popover: "open" | "closed"
  readonly hintedCountries: ReadonlyArray<CountryId>
}

type Snapshot = SnapshotFrom<typeof simpleCalculatorMachine>

const zipProblem = (snapshot: Snapshot): ZipProblem | undefined =>
  snapshot.matches({ filling: { zip: "missing" } })
    ? "zipRequired"
    : snapshot.matches({ filling: { zip: "malformed" } })
      ? "zipInvalid"
      : snapshot.matches({ filling: { zip: "unserved" } })
        ? "zipNotServed"
        : snapshot.matches({ filling: { zip: "uncheckable" } })
          ? "zipUncheckable"
          : undefined

const amountProblem = (snapshot: Snapshot): AmountProblem | undefined =>
  snapshot.matches({ filling: { amount: "missing" } })
    ? "amountRequired"
    : snapshot.matches({ filling: { amount: "tooSmall" } })
      ? "amountMin"
      : snapshot.matches({ filling: { amount: "tooLarge" } })
        ? "amountMax"
        : undefined

const wishState = (snapshot: Snapshot): SimpleCalculatorView["state"] =>
  snapshot.matches({ filling: { wish: "leaving" } })
    ? "leaving"
    : snapshot.matches({ filling: { wish: "refused" } })
      ? "refused"
      : snapshot.hasTag("busy") && snapshot.matches({ filling: { wish: "starting" } })
        ? "starting"
        : "browsing"

/**
 * Returns what the calculator shows before any action of the user. The server renders only this, so it starts no state
 * machine for each page.
 */
export const firstView = ({
  groupId,
  zip,
  amount
}: Pick<SimpleCalculator, "groupId" | "zip" | "amount">): SimpleCalculatorView => ({
  state: "browsing",
  groupId,
  zip,
  amount,
  zipProblem: undefined,
  amountProblem: undefined,
  meantKilograms: undefined,
  popover: "closed",
  hintedCountries: []
})

/**
 * Derives the shown data from the state of the machine. Validation errors are shown once a field has lost the focus or
 * start was pressed, and are hidden while the offer list is loading.
 */
export const simpleCalculatorView = (snapshot: Snapshot): SimpleCalculatorView => {
  const isPutAway = snapshot.matches({ filling: { touch: "dismissed" } })
  const state = wishState(snapshot)
  const isDue = state !== "leaving" && (isPutAway || snapshot.matches({ filling: { touch: "touched" } }))
  const isHinted = snapshot.matches({ filling: { hint: "hinted" } })
  const zip = isDue ? zipProblem(snapshot) : undefined
  const amount = isDue ? amountProblem(snapshot) : undefined
  const { unit } = productGroup(snapshot.context.groupId)
  return {
    state,
    groupId: snapshot.context.groupId,
    zip: snapshot.context.zip,
    amount: snapshot.context.amount,
    zipProblem: zip,
    amountProblem: amount,
    meantKilograms:
      amount === undefined
        ? undefined
        : meantKilograms(snapshot.context.amount, unit, simpleAmountLimits(unit)),
    popover: !isPutAway && (isHinted || zip !== undefined || amount !== undefined) ? "open" : "closed",
    hintedCountries: isHinted ? snapshot.context.hint : []
  }
}
