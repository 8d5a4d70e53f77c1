import type { SalesWish } from "../../domain/statistics/export.ts"
import type { StatisticWish } from "../../domain/statistics/period-statistic.ts"
import type { StatisticAnswer } from "../../machines/period-statistic.machine.ts"
import {
  periodStatisticGetCampaigns,
  periodStatisticGetProducts,
  periodStatisticGetStatistic,
  salesListGetSales
} from "../client/dealer-routes.gen.ts"
import { heard, isSignedOut, NoAnswer } from "../client/no-answer.ts"
import { callQuestion, valueOf } from "./question.ts"

/** Sales by dealer and product; an empty list if nothing was sold. */
export const sales = (wish: SalesWish) =>
  callQuestion(salesListGetSales, { payload: wish }, (answer) =>
    answer.type === "refused" && answer.status === 404 ? { dealers: [], totals: [] } : valueOf(answer)
  )

/** Orders by period; a refusal of the server is a separate result. */
export const statistic = (wish: StatisticWish) =>
  callQuestion(periodStatisticGetStatistic, { payload: wish }, (given): StatisticAnswer => {
    const answer = heard(given)
    if (answer.type === "ok") return { kind: "found", statistic: answer.value }
    if (answer.status === 404) return { kind: "nothing" }
    if (isSignedOut(answer)) return { kind: "signedOut" }
    const codes = "problems" in answer.error ? answer.error.problems.map(({ code }) => code) : []
    if (codes.includes("tooManyRows")) return { kind: "tooMany" }
    throw new NoAnswer(answer.error.code)
  })

/**
 * Orders by the campaign that led to them; an empty list if there are none, so that the page still shows its other
 * statistics.
 */
export const campaigns = ({ countryId, from, to }: SalesWish) =>
  callQuestion(
    periodStatisticGetCampaigns,
    { payload: { from, to, ...(countryId !== undefined && { countryId }) } },
    (answer) => (answer.type === "refused" && answer.status === 404 ? { rows: [] } : valueOf(answer))
  )

/** Product names to choose from; an empty list if there are none. */
export const productNames = callQuestion(periodStatisticGetProducts, { query: {} }, (answer) =>
  answer.type === "refused" && answer.status === 404 ? [] : valueOf(answer)
)
