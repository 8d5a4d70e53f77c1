// @vitest-environment jsdom
import { setupI18n } from "@lingui/core"
import { I18nProvider } from "@lingui/react"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import {
  amountLimits,
  type AmountProblem,
  parseAmount,
  simpleAmountLimits
} from "../../../domain/product/amount.ts"
import { productGroup, type ProductGroupId } from "../../../domain/product/product-group.ts"
import { AmountMessage } from "./calculator-messages.tsx"

const i18n = setupI18n({ locale: "de", messages: { de: {} } })

const messageOf = (problem: AmountProblem, groupId: ProductGroupId, stations = 1): string => {
  const { unit, unitPlural } = productGroup(groupId)
  const limits = stations > 1 ? amountLimits(1, groupId) : simpleAmountLimits(unit)
  render(
    <I18nProvider i18n={i18n}>
      <p>
        <AmountMessage
          problem={problem}
          limits={{ min: limits.bulkMin * stations, max: limits.max }}
          unit={unitPlural}
          perHousehold={stations > 1 ? limits.bulkMin : undefined}
        />
      </p>
    </I18nProvider>
  )
  return screen.getByRole("paragraph").textContent
}

describe("messages about an amount (rule amount.household)", () => {
  afterEach(cleanup)

  it.each([
    ["amountRequired", 3, 1, "Bitte geben Sie eine Menge ein."],
    ["amountMin", 3, 1, "Die Mindestmenge ist 500 Kilogramm."],
    ["amountMin", 1, 1, "Die Mindestmenge ist 500 Liter."],
    ["amountMin", 4, 1, "Die Mindestmenge ist eine Palette."],
    ["amountMax", 3, 1, "Hier sind höchstens 32.000 Kilogramm möglich."],
    ["amountMax", 8, 1, "Hier sind höchstens 15 Paletten möglich."],
    ["amountMin", 3, 3, "Die Mindestmenge ist 3.000 Kilogramm (min. 1.000 Kilogramm pro Haushalt)."],
    ["amountMin", 6, 2, "Die Mindestmenge ist 2 Paletten (min. eine Palette pro Haushalt)."]
  ] as const)("%s in group %i with %i points: %s", (problem, groupId, stations, text) => {
    expect(messageOf(problem, groupId, stations)).toBe(text)
  })

  it("asks for a number if the input is none, with the minimum and its unit", () => {
    render(
      <I18nProvider i18n={i18n}>
        <AmountMessage
          problem="amountMin"
          limits={{ min: 1000, max: 20_000 }}
          unit="Kilogramm"
          amount={parseAmount("3-4000", "kg")}
        />
      </I18nProvider>
    )
    expect(document.body.textContent).toBe("Bitte eine Zahl: mindestens 1.000 Kilogramm.")
  })

  it("uses the article that fits the gender of the unit", () => {
    for (const [unit, text] of [
      ["Paletten", "eine Palette"],
      ["Kilogramm", "ein Kilogramm"],
      ["Liter", "ein Liter"]
    ] as const) {
      render(
        <I18nProvider i18n={i18n}>
          <AmountMessage problem="amountMin" limits={{ min: 1, max: 2 }} unit={unit} />
        </I18nProvider>
      )
      expect(document.body.textContent).toBe(`Die Mindestmenge ist ${text}.`)
      cleanup()
    }
  })
})
