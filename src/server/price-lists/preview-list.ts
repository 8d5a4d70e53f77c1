import { Clock, Effect } from "effect"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import type { SentRow } from "../../domain/price-list/list-row.ts"
import { readRows } from "../../domain/price-list/read-rows.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { calculationRefusal } from "../http/calculation-refusal.ts"
import { invalid } from "../http/refusals.ts"
import { ListPreview } from "../ports/list-preview.ts"
import { currentList } from "./current-list.ts"
import type { ListDealer } from "./list-dealer.ts"
import { findingProblems } from "./told-findings.ts"

interface Question {
  readonly rows: ReadonlyArray<SentRow>
  readonly productGroupId: ProductGroupId
  readonly zipCode: string
  readonly amount: number
}

/** What an amount would cost somewhere, and which place the dealer would have there, with these rows (rule price-list.preview). */
export const previewList = Effect.fnUntraced(function* (dealer: ListDealer, question: Question) {
  const { countryId } = dealer
  const { productGroupId, zipCode, amount } = question
  const calculation = completeCalculation({ zipCode, amount }, configurationOf(countryId, productGroupId))
  const problems = calculationRefusal(calculation)
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  const { areas } = yield* currentList(dealer)
  const { rows, findings } = readRows(question.rows, { countryId, areas })
  if (findings.length > 0) return yield* Effect.fail(invalid(findingProblems(findings)))
  const preview = yield* ListPreview
  const now = yield* Clock.currentTimeMillis
  return yield* preview.of(calculation, dealer.id, rows, new Date(now))
})
