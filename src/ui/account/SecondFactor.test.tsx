// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeAll, expect, it, vi } from "vitest"
import { loadTexts } from "../../locales/catalogs.ts"
import { createI18n } from "../../locales/i18n.ts"
import { signInView } from "./sign-in.view.ts"
import { credentials, openPage } from "../../../model-tests/data/registration-page.ts"
import { SecondFactor } from "./SecondFactor.tsx"

let i18n: ReturnType<typeof createI18n>
beforeAll(async () => {
  i18n = createI18n("de", await loadTexts("de", ["shop", "account"]))
})
afterEach(cleanup)

const empty = "Bitte geben Sie den Code ein, den Ihre App zeigt."

const noWishes = {
  onForm: vi.fn(),
  onEmail: vi.fn(),
  onEmailLeft: vi.fn(),
  onSignIn: vi.fn(),
  onCode: vi.fn(),
  onCancelCode: vi.fn(),
  onRegister: vi.fn(),
  onGuest: vi.fn(),
  onContinueOrder: vi.fn(),
  onForgotten: vi.fn()
}

const atTheCode = async () => {
  const page = openPage()
  page.send({ type: "signIn.submit", ...credentials })
  await page.answer("signIn", { kind: "secondFactorNeeded" })
  return page
}

it("a recovery code is accepted in the same field, without an error about the app's format", async () => {
  const page = await atTheCode()
  page.send({ type: "code.submit", ...credentials, code: "123456" })
  await page.answer("signIn", { kind: "secondFactorWrong" })
  const onCode = vi.fn()
  render(
    <I18nProvider i18n={i18n}>
      <SecondFactor view={signInView(page.snapshot())} wishes={{ ...noWishes, onCode }} />
    </I18nProvider>
  )
  expect(screen.getByLabelText("Sechsstelliger Code").getAttribute("aria-invalid")).toBe("true")
  fireEvent.click(screen.getByRole("button", { name: "Notfallcode verwenden" }))
  const field = screen.getByLabelText<HTMLInputElement>("Notfallcode")
  expect([field.getAttribute("aria-invalid"), document.activeElement]).toEqual([null, field])
  fireEvent.change(field, { target: { value: "7k3m-q2xa-9fdt" } })
  fireEvent.click(screen.getByRole("button", { name: "Weiter" }))
  expect(onCode).toHaveBeenCalledExactlyOnceWith("7k3m-q2xa-9fdt")
  // the error is shown at this field
  expect(screen.getByLabelText("Notfallcode").getAttribute("aria-invalid")).toBe("true")
  fireEvent.click(screen.getByRole("button", { name: "Code aus der App" }))
  expect(screen.getByLabelText("Sechsstelliger Code").getAttribute("aria-invalid")).toBe(null)
})

it("a missing code is reported at the field, which gets the focus, at each attempt to submit", async () => {
  const page = await atTheCode()
  const onCode = vi.fn((code: string) => page.send({ type: "code.submit", ...credentials, code }))
  const wishes = { ...noWishes, onCode }
  const shown = () => (
    <I18nProvider i18n={i18n}>
      <SecondFactor view={signInView(page.snapshot())} wishes={wishes} />
    </I18nProvider>
  )
  const { rerender } = render(shown())
  const field = () => screen.getByLabelText<HTMLInputElement>("Sechsstelliger Code")
  expect([field().getAttribute("aria-invalid"), screen.queryByText(empty)]).toEqual([null, null])
  for (let time = 1; time <= 2; time += 1) {
    const button = screen.getByRole("button", { name: "Weiter" })
    button.focus()
    fireEvent.click(button)
    rerender(shown())
    expect(onCode).toHaveBeenCalledTimes(time)
    expect(field().getAttribute("aria-invalid")).toBe("true")
    expect(field().getAttribute("aria-describedby")?.split(" ")).toContain("code-error")
    expect(document.getElementById("code-error")?.textContent).toBe(empty)
    expect(document.activeElement).toBe(field())
  }
  expect(page.asked("signIn")).toHaveLength(1)
})
