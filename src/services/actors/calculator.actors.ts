import { fromPromise } from "xstate"
import type { CountedCalculation } from "../../domain/calculator/upselling-count.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { PartialCalculation } from "../../domain/options/order-query.ts"
import type { CalculationAnswer, ConfigurationKey } from "../../machines/calculator.machine.ts"
import type { RefusedField } from "../../machines/calculator/context.ts"
import { recallListWishes } from "../browser/list-wishes.ts"
import type { Client } from "../client/client.ts"
import { heard, heardValue, NoAnswer } from "../client/no-answer.ts"
import { kalkulationCalculate, kalkulationInit } from "../client/routes.gen.ts"
import { type FreshResults, lifetimeOf } from "./fresh-results.ts"
import { zipActors } from "./zip.actors.ts"

/** Loads the available options; throws `NoAnswer` if there is no response. */
export const fetchConfiguration = async (
  client: Client,
  params: ConfigurationKey,
  signal?: AbortSignal
): Promise<ConfigurationData> =>
  heardValue(await client.call(kalkulationInit, { params }, signal ? { signal } : {}))

const refusedProblems = (error: {
  readonly code: string
  readonly problems: ReadonlyArray<RefusedField>
}): ReadonlyArray<RefusedField> => {
  if (error.code === "Invalid") return error.problems
  throw new NoAnswer(error.code)
}

/** Requests the offers of a calculation; returns these offers or the server's validation errors. */
export const calculate = async (
  client: Client,
  payload: CountedCalculation,
  signal?: AbortSignal
): Promise<CalculationAnswer> => {
  const answer = heard(await client.call(kalkulationCalculate, { payload }, signal ? { signal } : {}))
  if (answer.type === "ok")
    return { kind: "calculated", list: answer.value, validFor: lifetimeOf(answer.value) }
  return { kind: "refused", problems: refusedProblems(answer.error) }
}

/**
 * Implements the ports of the calculator in the browser; as long as a cached result is valid, it is used instead of a
 * new request.
 */
export const calculatorActors = (client: Client, results: FreshResults) => ({
  ...zipActors(client),
  recallConfiguration: fromPromise<PartialCalculation, ConfigurationKey>(async ({ input }) =>
    recallListWishes(input)
  ),
  fetchConfiguration: fromPromise<ConfigurationData, ConfigurationKey>(({ input, signal }) =>
    fetchConfiguration(client, input, signal)
  ),
  calculate: fromPromise<CalculationAnswer, CountedCalculation>(async ({ input, signal }) => {
    const { upsellCount: _, ...calculation } = input
    const former = results.get(calculation)
    if (former !== undefined) return { kind: "calculated", list: former.answer, validFor: former.validFor }
    const answer = await calculate(client, input, signal)
    if (answer.kind === "calculated") results.keep(calculation, answer.list)
    return answer
  })
})
