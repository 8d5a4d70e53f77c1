import { describe, expect, it } from "vitest"
import {
  answered,
  asGuest,
  forOrder,
  guestForm,
  openPage,
  type Page,
  signIn,
  submit,
  typed,
  withPassword
} from "../data/registration-page.ts"
import { pathOf } from "../harness/table.ts"

const problems = (page: Page) => page.snapshot().context.problems
const submission = (page: Page): string => {
  const { value } = page.snapshot()
  return typeof value === "object" && "register" in value ? pathOf(value.register.submission) : "none"
}
const wrong = { ...guestForm, email: "erika" }

describe("problems are shown (rule account.sign-in-states)", () => {
  it("at the sign-in if the server refuses it", async () => {
    const page = openPage()
    signIn(page)
    const said = [{ field: "userName", code: "invalid" }]
    await answered("signIn", "invalid", { problems: said })(page)
    expect([pathOf(page.snapshot().value), problems(page)]).toEqual(["login.open.invalid", said])
  })

  it("at an address that is refused, before anything is sent", async () => {
    const page = openPage({ mode: "register" })
    typed("erika@refused.example")(page)
    await page.answer("checkEmail", "refused")
    submit(page)
    expect([submission(page), problems(page), page.asked("register")]).toEqual([
      "open.invalid",
      [{ field: "email", code: "refused" }],
      []
    ])
  })

  it("at a customer's form, and not at a guest's afterwards", () => {
    const page = openPage(forOrder)
    withPassword(page)
    page.send({ type: "registration.submit", form: wrong })
    expect([submission(page), problems(page).length > 0]).toEqual(["open.invalid", true])
    asGuest(page)
    expect([submission(page), problems(page)]).toEqual(["open.filling", []])
  })

  it("still at the form if a guest order is chosen that is not possible", () => {
    const page = openPage({ mode: "register" })
    page.send({ type: "registration.submit", form: wrong })
    const before = problems(page)
    asGuest(page)
    expect([submission(page), problems(page)]).toEqual(["open.invalid", before])
  })
})
