import { expect, it } from "vitest"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { amountLimits } from "../../domain/product/amount.ts"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { BlockedResult } from "./BlockedResult.tsx"
import type { OfferListView } from "./offer-list.view.ts"

const shown = (amount: number) => {
  const data = configurationOf(1, 3)
  const view: OfferListView = {
    calculation: completeCalculation({ zipCode: "80331", amount }, data),
    amount,
    zipProblem: undefined,
    amountProblem: { code: "amountMin", limits: amountLimits(1, 3) },
    chosen: [],
    data,
    result: { state: "blocked", problem: "amountMin" },
    isBusy: false,
    hintedCountries: [],
    givenWay: [],
    differences: {},
    hints: undefined
  }
  return renderedIn(
    "de",
    <BlockedResult
      problem="amountMin"
      view={view}
      links={{
        offers: () => "",
        order: () => "",
        opened: undefined,
        retry: `?zipCode=80331&amount=${amount}`,
        homes: { de: "/de", "de-AT": "/at", ch: "/ch" }
      }}
      wishes={undefined}
    />
  )
}

it.each([
  [6, "6 t = 6.000 kg übernehmen?", "amount=6000"],
  [7.5, "7,5 t = 7.500 kg übernehmen?", "amount=7500"]
])(
  "in place of the offers a question asks whether %s means tonnes (rule amount.tonnes)",
  async (amount, question, query) => {
    const html = await shown(amount)
    expect(textOf(html)).toContain(question)
    expect(html).toContain(query)
  }
)
