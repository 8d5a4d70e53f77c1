// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it } from "vitest"
import type { StationEntry } from "../../../domain/order/wizard/stations.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { loadEveryText } from "../../../locales/all-catalogs.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { SiteProvider } from "../../kit/site.tsx"
import { StationFields } from "./StationFields.tsx"

afterEach(cleanup)

function Station() {
  const [entry, setEntry] = useState<StationEntry>({ amount: 3000, address: null })
  return (
    <>
      <StationFields
        place={0}
        group={productGroup(3)}
        amount={entry.amount}
        address={null}
        deliveryAddress={null}
        places={[]}
        own={[]}
        problems={[]}
        isWished={false}
        addressHref="#"
        onAddressStep={() => {}}
        onChange={setEntry}
      />
      <output>{String(entry.amount)}</output>
    </>
  )
}

it.each([
  ["1,5 t", 1500],
  ["6 Tonnen", 6000],
  ["4000 kg", 4000],
  ["4.500", 4500]
])(
  "%j typed character by character is read as %i, and formatted in the country's style on blur",
  async (text, amount) => {
    const i18n = createI18n("de", await loadEveryText("de"))
    render(
      <I18nProvider i18n={i18n}>
        <SiteProvider locale="de" base="">
          <Station />
        </SiteProvider>
      </I18nProvider>
    )
    const field = screen.getByLabelText<HTMLInputElement>(/Menge in Kilogramm/u)
    field.focus()
    fireEvent.input(field, { target: { value: "" } })
    for (const letter of text) fireEvent.input(field, { target: { value: field.value + letter } })
    expect(field.value).toBe(text)
    expect(screen.getByRole("status").textContent).toBe(String(amount))
    fireEvent.blur(field)
    expect(field.value).toBe(amount.toLocaleString("de-DE"))
  }
)
