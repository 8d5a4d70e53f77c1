// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import { applyPriceEdit, type PriceDraft, type PriceEdit } from "../../domain/price-list/price-draft.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { loadAnyTexts } from "../../locales/all-catalogs.ts"
import { createI18n } from "../../locales/i18n.ts"
import { SiteProvider } from "../kit/site.tsx"
import { ListSheet } from "./ListSheet.tsx"

let i18n: ReturnType<typeof createI18n>
beforeAll(async () => {
  i18n = createI18n("de", await loadAnyTexts("de", ["support"]))
  // jsdom supports neither media queries nor sizes
  const media = Object.assign(new EventTarget(), { media: "", matches: false, onchange: null })
  vi.stubGlobal("matchMedia", () => media)
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(640)
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(800)
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
afterEach(cleanup)

const base: PriceDraft = ["400,00", "390,00", "380,00"].map((unitPrice, at) => ({
  area: "1",
  product: "holzpellets-lose",
  certificate: "",
  fromAmount: String(at * 3000),
  unitPrice
}))

const list = {
  dealerId: 1,
  dealerName: "Muster",
  countryId: 1,
  currency: "EUR",
  version: 1,
  areas: [{ id: 1, number: "1", name: "München", branchName: "" }],
  rows: [],
  announced: 0,
  scheduled: []
} as const

const edits: Array<PriceEdit> = []
const pasted: Array<readonly [number, string, string]> = []

function Sheet({ countryId = 1 }: { readonly countryId?: CountryId }) {
  const [rows, setRows] = useState(base)
  return (
    <I18nProvider i18n={i18n}>
      <SiteProvider locale="de" base="">
        <ListSheet
          ref={null}
          list={{ ...list, countryId }}
          base={{ version: 1, rows: base }}
          rows={rows}
          findings={[{ kind: "priceInvalid", row: 3, column: "unitPrice", value: "x", hint: "" }]}
          mayUndo
          onEdit={(edit) => {
            edits.push(edit)
            setRows((before) => applyPriceEdit(before, edit))
          }}
          onUndo={() => setRows(base)}
          onPaste={(...what) => pasted.push(what)}
          wordOf={(_, _column, text) => text}
        />
      </SiteProvider>
    </I18nProvider>
  )
}

const cell = (row: number, column = "unitPrice"): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-cell="${row}/${column}"]`)
  if (found === null) throw new Error(`There is no cell ${row}/${column}`)
  return found
}
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

it("the table works like a spreadsheet", () => {
  render(<Sheet />)
  act(() => cell(0).focus())
  press("ArrowDown")
  expect(document.activeElement).toBe(cell(1))
  press("ArrowLeft")
  expect(document.activeElement).toBe(cell(1, "fromAmount"))
  press("ArrowRight")
  // a character starts editing, Enter saves the input and moves down
  press("4")
  const field = screen.getByRole("textbox", { name: "Preis" })
  fireEvent.change(field, { target: { value: "410" } })
  press("Enter")
  expect(cell(1).textContent).toBe("410,00")
  expect(document.activeElement).toBe(cell(2))
  expect(cell(2).getAttribute("aria-invalid")).toBe("true")
  // Escape discards the change
  press("F2")
  fireEvent.change(screen.getByRole("textbox", { name: "Preis" }), { target: { value: "1" } })
  press("Escape")
  expect(cell(2).textContent).toBe("380,00")
  expect(document.activeElement).toBe(cell(2))
  press("z", { ctrlKey: true })
  expect(cell(1).textContent).toBe("390,00")
})

it("names are shown, and a cell that was opened without a change is unchanged", () => {
  render(<Sheet />)
  edits.length = 0
  act(() => cell(0, "area").focus())
  expect(cell(0, "area").textContent).toBe("1 · München")
  expect(cell(0, "product").textContent).toBe("Holzpellets lose")
  press("Enter")
  press("Enter")
  expect(edits).toEqual([])
})

it("prices of selected rows are changed by a percentage, and an invalid percentage is reported", () => {
  render(<Sheet />)
  edits.length = 0
  act(() => cell(1).focus())
  press(" ")
  const field = screen.getByLabelText(/Preise ändern um/u)
  fireEvent.change(field, { target: { value: "viel" } })
  fireEvent.click(screen.getByRole("button", { name: /Ausgewählte ändern/u }))
  expect(edits).toEqual([])
  expect(screen.getByText(/etwa \+2 oder/u)).toBeDefined()
  fireEvent.change(field, { target: { value: "+2" } })
  fireEvent.click(screen.getByRole("button", { name: /Ausgewählte ändern/u }))
  expect(edits).toEqual([{ kind: "raise", rows: [1], tenths: 20 }])
})

it("prices are shown, copied and accepted with the Swiss decimal point, also those in force", () => {
  render(<Sheet countryId={3} />)
  edits.length = 0
  act(() => cell(0).focus())
  expect(cell(0).textContent).toBe("400.00")
  press("Enter")
  press("Enter")
  expect(edits, "opened and left as it was").toEqual([])
  act(() => cell(0).focus())
  press("4")
  fireEvent.change(screen.getByRole("textbox", { name: "Preis" }), { target: { value: "410.5" } })
  press("Enter")
  expect(cell(0).textContent).toBe("410.50")
  expect(cell(0).parentElement?.textContent).toContain("bisher 400.00")
  act(() => cell(0).focus())
  const setData = vi.fn()
  fireEvent.copy(cell(0), { clipboardData: { setData } })
  expect(setData).toHaveBeenCalledWith("text/plain", "410.50")
})

it("pasting into a cell is announced", () => {
  render(<Sheet />)
  act(() => cell(1).focus())
  fireEvent.paste(cell(1), { clipboardData: { getData: () => "401\n402" } })
  expect(pasted).toEqual([[1, "unitPrice", "401\n402"]])
})
