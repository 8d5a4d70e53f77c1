// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { productGroup } from "../../domain/product/product-group.ts"
import { loadEveryText } from "../../locales/all-catalogs.ts"
import { createI18n } from "../../locales/i18n.ts"
import { SiteProvider } from "../kit/site.tsx"
import { PointRow } from "./PointRow.tsx"

afterEach(cleanup)

const row = async (groupId: 1 | 3, amount: number) => {
  const i18n = createI18n("de", await loadEveryText("de"))
  const onAmount = vi.fn()
  render(
    <I18nProvider i18n={i18n}>
      <SiteProvider locale="de" base="">
        <PointRow
          group={productGroup(groupId)}
          point={{ index: 4, zipCode: "80331", amount, zipProblem: undefined, amountProblem: "amountMin" }}
          place={1}
          canRemove={false}
          wishes={{
            onZip: () => {},
            onAmount,
            onAdd: () => {},
            onRemove: () => {},
            onStart: () => {},
            onRetry: () => {}
          }}
          onRemoving={() => {}}
        />
      </SiteProvider>
    </I18nProvider>
  )
  return onAmount
}

it("a small number leads to the question whether it means tonnes, which one click confirms (rule amount.tonnes)", async () => {
  const onAmount = await row(3, 6)
  fireEvent.click(screen.getByRole("button", { name: "6 t = 6.000 kg übernehmen?" }))
  expect(onAmount).toHaveBeenCalledWith(4, "6000")
})

it("the question about half tonnes is in the country's number format", async () => {
  const onAmount = await row(3, 7.5)
  fireEvent.click(screen.getByRole("button", { name: "7,5 t = 7.500 kg übernehmen?" }))
  expect(onAmount).toHaveBeenCalledWith(4, "7500")
})

it("no question is asked if tonnes would not be a valid amount, or litres are sold", async () => {
  await row(3, 60)
  expect(screen.queryByRole("button")).toBeNull()
  cleanup()
  await row(1, 6)
  expect(screen.queryByRole("button")).toBeNull()
})
