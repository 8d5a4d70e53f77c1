// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { afterEach, beforeAll, expect, it } from "vitest"
import { rowOf } from "../../../../domain/cancellation/row.test-support.ts"
import { loadAnyTexts } from "../../../../locales/all-catalogs.ts"
import { createI18n } from "../../../../locales/i18n.ts"
import { SiteProvider } from "../../../kit/site.tsx"
import { GridRow } from "./GridRow.tsx"

let i18n: ReturnType<typeof createI18n>
beforeAll(async () => {
  i18n = createI18n("de", await loadAnyTexts("de", ["support"]))
})
afterEach(cleanup)

const nothing = () => undefined
const wishes: ComponentProps<typeof GridRow>["wishes"] = {
  onKeyDown: nothing,
  onFocus: nothing,
  onPress: nothing,
  onPick: nothing,
  onOpen: nothing,
  onChange: nothing,
  onDecide: nothing
}

const show = (changed: Partial<ComponentProps<typeof GridRow>>) =>
  render(
    <I18nProvider i18n={i18n}>
      <SiteProvider locale="de" base="">
        <table>
          <tbody>
            <GridRow
              row={rowOf("1")}
              edit={undefined}
              mark={undefined}
              columns={["orderNumber", "booking"]}
              template={undefined}
              index={0}
              gap={undefined}
              height={48}
              isActive={false}
              isPicked={false}
              isOpen={false}
              mayBook
              wishes={wishes}
              {...changed}
            />
          </tbody>
        </table>
      </SiteProvider>
    </I18nProvider>
  )

it("a closed panel with unsaved text is marked", () => {
  show({ mark: "failed" })
  expect(screen.getByRole("rowheader").textContent).toContain("konnte nicht gespeichert werden")
  cleanup()
  show({ mark: "typed" })
  expect(screen.getByRole("rowheader").textContent).toContain("noch nicht gespeichert")
  cleanup()
  show({})
  expect(screen.getByRole("rowheader").textContent).toBe("HM-1")
})

it("an empty cell is marked by a class of its own, without a child element", () => {
  show({ columns: ["orderNumber", "comments"] })
  const cell = screen.getByRole("cell", { name: "–" })
  expect([cell.childElementCount, cell.className.includes("quiet")]).toEqual([0, true])
  cleanup()
  const comment = { id: 1, fkUserId: 1, userName: "x", text: "x", createdAt: "2026-11-20T10:00:00.000Z" }
  show({ columns: ["orderNumber", "comments"], row: rowOf("1", { dealerComments: [comment] }) })
  expect(screen.getByRole("cell", { name: "1" }).className).not.toContain("quiet")
})

it("a read-only row has no booking", () => {
  show({ mayBook: false, row: rowOf("1", { isBooked: true, bookedAs: "credit" }) })
  expect(screen.queryByRole("combobox")).toBeNull()
  expect(screen.getByRole("cell", { name: "Gutschrift" }).textContent).toBe("Gutschrift")
})
