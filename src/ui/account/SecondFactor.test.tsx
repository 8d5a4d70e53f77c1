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

it("says at the field that the code is missing, and puts the cursor there, each time it is sent without one", async () => {
  const page = openPage()
  page.send({ type: "signIn.submit", ...credentials })
  await page.answer("signIn", { kind: "secondFactorNeeded" })
  const onCode = vi.fn((code: string) => page.send({ type: "code.submit", ...credentials, code }))
  const wishes = {
    onForm: vi.fn(),
    onEmail: vi.fn(),
    onEmailLeft: vi.fn(),
    onSignIn: vi.fn(),
    onCode,
    onCancelCode: vi.fn(),
    onRegister: vi.fn(),
    onGuest: vi.fn(),
    onContinueOrder: vi.fn(),
    onForgotten: vi.fn()
  }
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
