// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { useState } from "react"
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest"
import type { NamedDealer } from "../../../domain/dealer-desk/named-dealer.ts"
import { loadAnyTexts } from "../../../locales/all-catalogs.ts"
import { createI18n } from "../../../locales/i18n.ts"
import type { DealerBoxView } from "./dealer-box.view.ts"
import { DealerBox } from "./DealerBox.tsx"

const dealer = (id: number, name: string, state: NamedDealer["state"] = "active"): NamedDealer => ({
  id,
  name,
  zipCode: `8033${id}`,
  city: "München",
  state
})

let i18n: ReturnType<typeof createI18n>
beforeAll(async () => {
  i18n = createI18n("de", await loadAnyTexts("de", ["shop", "desk", "support"]))
})

const all = [dealer(1, "Ahornhof"), dealer(2, "Birkenhof"), dealer(3, "Buchenhof", "ended")]
const control = { id: "whose", "aria-describedby": undefined, "aria-invalid": undefined } as const

const opened = async (start: Partial<DealerBoxView>, none?: string) => {
  const onChoose = vi.fn()
  function Box() {
    const [typed, onType] = useState<string>()
    return (
      <DealerBox
        control={control}
        {...(none !== undefined && { none })}
        name="haendler"
        view={{
          chosen: null,
          dealerId: null,
          found: all.filter(({ name }) => name.startsWith(typed ?? "")),
          hasMore: false,
          stand: "found",
          ...start,
          typed
        }}
        wishes={{ onType, onChoose, onOpen: () => {} }}
      />
    )
  }
  render(
    <I18nProvider i18n={i18n}>
      <Box />
    </I18nProvider>
  )
  const field = screen.getByRole<HTMLInputElement>("combobox")
  await waitFor(() => expect(field.readOnly).toBe(false))
  field.focus()
  return { field, onChoose }
}

const texts = () => screen.queryAllByRole("option").map(({ textContent }) => textContent)

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})
afterEach(cleanup)

it("lists dealers with their places, and selects one by keyboard (rule desk.dealer-choice)", async () => {
  const { field, onChoose } = await opened({})
  fireEvent.keyDown(field, { key: "ArrowDown" })
  expect(texts()).toEqual([
    "Ahornhof80331 München",
    "Birkenhof80332 München",
    "Buchenhof80333 München · beendet"
  ])
  fireEvent.change(field, { target: { value: "B" } })
  expect(texts()).toHaveLength(2)
  fireEvent.keyDown(field, { key: "ArrowDown" })
  fireEvent.keyDown(field, { key: "ArrowDown" })
  fireEvent.keyDown(field, { key: "Enter" })
  expect(onChoose.mock.calls).toEqual([[all[1]]])
  expect(texts()).toEqual([])
})

it("shows the name and never the id, keeps the choice when it loses focus, and submits the id", async () => {
  const { field, onChoose } = await opened({ chosen: all[0] ?? null, dealerId: 1 })
  expect(field.value).toBe("Ahornhof, 80331 München")
  expect(document.querySelector("[name=haendler]")?.getAttribute("value")).toBe("1")
  fireEvent.change(field, { target: { value: "Bir" } })
  fireEvent.blur(field)
  expect(field.value).toBe("Ahornhof, 80331 München")
  fireEvent.change(field, { target: { value: "" } })
  fireEvent.blur(field)
  expect([field.value, onChoose.mock.calls]).toEqual(["Ahornhof, 80331 München", []])
})

it("selects no dealer by its first option, or when emptied, where a dealer is optional", async () => {
  const { field, onChoose } = await opened({ chosen: all[0] ?? null, dealerId: 1 }, "Alle Händler")
  fireEvent.keyDown(field, { key: "ArrowDown" })
  expect(texts()[0]).toBe("Alle Händler")
  fireEvent.keyDown(field, { key: "Enter" })
  fireEvent.change(field, { target: { value: "" } })
  fireEvent.blur(field)
  expect(onChoose.mock.calls).toEqual([[null], [null]])
})

it("selects nothing from the results of an earlier text", async () => {
  const { field, onChoose } = await opened({ stand: "coming" })
  fireEvent.change(field, { target: { value: "B" } })
  fireEvent.keyDown(field, { key: "Enter" })
  expect(onChoose).not.toHaveBeenCalled()
})

it.each([
  [{ chosen: null, dealerId: 9 }, undefined, "Diesen Händler gibt es nicht. Wählen Sie einen anderen."],
  [
    { chosen: all[2] ?? null, dealerId: 3 },
    "Alle Händler",
    "Dieser Händler ist beendet. Was bei ihm bestellt wurde, ist weiter dabei."
  ]
])("explains what to do about a dealer that is unknown or has ended: %j", async (view, none, said) => {
  const { field } = await opened(view, none)
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(said)
})
