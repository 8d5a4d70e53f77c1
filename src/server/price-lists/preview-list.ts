import { Clock, Effect } from "effect"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import type { SentRow } from "../../domain/price-list/list-row.ts"
import { readRows } from "../../domain/price-list/read-rows.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { calculationRefusal } from "../http/calculation-refusal.ts"
import { invalid } from "../http/refusals.ts"
import { ListPreview } from "../ports/list-preview.ts"
import { Offers } from "../ports/offers.ts"
import { currentList } from "./current-list.ts"
import type { ListDealer } from "./list-dealer.ts"
import { findingProblems } from "./told-findings.ts"

interface Question {
  readonly rows: ReadonlyArray<SentRow>
  readonly productGroupId: ProductGroupId
  readonly zipCode: string
  readonly amount: number
}

/**
 * Calculates the price of an amount at a place, and the dealer's rank there, if these rows were in force (rule
 * price-list.preview).
 */
export const previewList = Effect.fnUntraced(function* (dealer: ListDealer, question: Question) {
  const { countryId } = dealer
  const { productGroupId, zipCode, amount } = question
  const offers = yield* Offers
  const at = new Date(yield* Clock.currentTimeMillis)
  const configuration = yield* offers.configuration(countryId, productGroupId, at)
  const calculation = completeCalculation({ zipCode, amount }, configuration)
  const problems = calculationRefusal(calculation, configuration)
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  const { areas } = yield* currentList(dealer)
  const { rows, findings } = readRows(question.rows, { countryId, areas })
  if (findings.length > 0) return yield* Effect.fail(invalid(findingProblems(findings)))
  const preview = yield* ListPreview
  return yield* preview.of(calculation, dealer.id, rows, at)
})
