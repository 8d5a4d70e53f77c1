// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import type { StepForm } from "../../../domain/order/wizard/order-forms.ts"
import { loadTexts } from "../../../locales/catalogs.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { FormScreen } from "./FormScreen.tsx"
import type { WizardWishes } from "./wizard.wishes.ts"

afterEach(cleanup)

const form: StepForm = { step: "DeliveryStations", stations: [] }

const begin = async () => {
  const i18n = createI18n("de", await loadTexts("de", ["shop", "order"]))
  const onSave = vi.fn<WizardWishes["onSave"]>()
  const unused = vi.fn()
  const wishes: WizardWishes = {
    onGo: unused,
    onBack: unused,
    onType: unused,
    onSave,
    onLeave: unused,
    onReread: () => Promise.resolve(),
    onRetrySave: unused,
    onKeepMine: unused,
    onTakeTheirs: unused,
    onRetryLoad: unused,
    onPlace: unused,
    onRetryPlace: unused,
    onAcceptPrice: unused,
    onAcceptChange: unused,
    onAcceptDouble: unused,
    onDeclareMoisture: unused
  }
  render(
    <I18nProvider i18n={i18n}>
      <FormScreen
        view={{ form, answer: {}, save: "editing" }}
        wishes={wishes}
        way={{ onward: "Weiter", back: { href: "/", text: "Zurück" } }}
        heading={<h1>Ein Schritt</h1>}
        errors={[]}
        mine={null}
        theirs={null}
      >
        <input type="date" aria-label="Geburtsdatum" min="1900-01-01" max="2008-01-01" />
      </FormScreen>
    </I18nProvider>
  )
  const day = screen.getByLabelText<HTMLInputElement>("Geburtsdatum")
  const send = (typed: string) => {
    fireEvent.change(day, { target: { value: typed } })
    fireEvent.click(screen.getByRole("button", { name: "Weiter" }))
  }
  return { day, send, onSave }
}

it("a day that the field does not allow is not replaced by the former one when saving, and the field gets the focus", async () => {
  const { day, send, onSave } = await begin()
  send("2066-12-15")
  expect(onSave).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(day)
  send("1980-12-15")
  expect(onSave.mock.calls).toEqual([[form]])
})
