import { describe, expect, it } from "vitest"
import {
  answered,
  asGuest,
  form,
  forOrder,
  guestForm,
  openPage,
  type Page,
  submit,
  typed,
  withPassword
} from "../data/registration-page.ts"

const context = (page: Page) => page.snapshot().context

describe("the registration form", () => {
  it("sends a customer's data, and says that a mail was sent", async () => {
    const page = openPage({ mode: "register" })
    submit(page)
    expect(page.asked("register")).toEqual([{ form, asGuest: false, forOrder: false }])
    await page.answer("register", { kind: "registered" })
    page.send({ type: "order.continue" })
    expect(page.snapshot().value).toMatchObject({ register: { submission: "mailSent" } })
    expect(page.effects("goTo"), "there is no order to go on with").toEqual([])
  })

  it("lets a customer continue with the order before opening the mail", async () => {
    const page = openPage({ ...forOrder, returnUrl: "/holzpellets-lose/bestellung/adresse" })
    withPassword(page)
    submit(page)
    expect(page.asked("register")).toEqual([{ form, asGuest: false, forOrder: true }])
    await page.answer("register", { kind: "registered" })
    expect(page.effects("goTo")).toEqual([])
    page.send({ type: "order.continue" })
    expect(page.effects("goTo")).toEqual([{ address: "/holzpellets-lose/bestellung/adresse" }])
  })

  it("requires no password of a guest, who continues with the order", async () => {
    const page = openPage({ ...forOrder, returnUrl: "/holzpellets-lose/bestellung/adresse" })
    asGuest(page)
    page.send({ type: "registration.submit", form: guestForm })
    expect(page.asked("register")).toEqual([{ form: guestForm, asGuest: true, forOrder: true }])
    await page.answer("register", { kind: "registered" })
    expect(page.effects("goTo")).toEqual([{ address: "/holzpellets-lose/bestellung/adresse" }])
  })

  it("shows all problems, and sends no request", async () => {
    const wrong = { ...guestForm, email: "erika", termsVersion: "" }
    const common = [
      { field: "email", code: "invalid" },
      { field: "termsVersion", code: "required" }
    ]
    const guest = openPage(forOrder)
    asGuest(guest)
    guest.send({ type: "registration.submit", form: wrong })
    // a guest accepts the terms with the order
    expect([context(guest).problems, guest.asked("register")]).toEqual([[common[0]], []])
    guest.send({ type: "registration.submit", form: guestForm })
    expect(context(guest).problems).toEqual([])
    const customer = openPage({ mode: "register" })
    customer.send({ type: "registration.submit", form: wrong })
    expect([context(customer).problems, customer.asked("register")]).toEqual([
      [common[0], { field: "password", code: "required" }, common[1]],
      []
    ])
    submit(customer)
    expect(context(customer).problems).toEqual([])
    await customer.answer("register", { kind: "invalid", problems: common })
    expect(context(customer).problems).toEqual(common)
    customer.send({ type: "mode.choose", mode: "login" })
    expect(context(customer).problems).toEqual([])
  })

  it("shows problems only at the form that has them", async () => {
    const page = openPage(forOrder)
    asGuest(page)
    page.send({ type: "registration.submit", form: { ...guestForm, email: "" } })
    expect(context(page).problems).toHaveLength(1)
    withPassword(page)
    expect([
      context(page).problems,
      page.snapshot().matches({ register: { submission: { open: "filling" } } })
    ]).toEqual([[], true])
    submit(page)
    await page.fail("register")
    asGuest(page)
    expect(page.snapshot().matches({ register: { submission: { open: "filling" } } })).toBe(true)
  })

  it("keeps the server's problems with a guest's form as well", async () => {
    const page = openPage(forOrder)
    asGuest(page)
    submit(page)
    const problems = [{ field: "deliveryAddress.city", code: "placeMismatch" }]
    await page.answer("register", { kind: "invalid", problems })
    expect(context(page).problems).toEqual(problems)
  })

  it("does not send an address refused by policy, but sends one that could not be checked", async () => {
    const page = openPage({ mode: "register" })
    typed("erika@shop.example")(page)
    await page.answer("checkEmail", "refused")
    submit(page)
    expect([context(page).problems, page.asked("register")]).toEqual([
      [{ field: "email", code: "refused" }],
      []
    ])
    typed("max@shop.example")(page)
    await page.fail("checkEmail")
    submit(page)
    expect(page.asked("register")).toHaveLength(1)
  })

  it.each(["throttled", "overloaded"])("waits as long as the server says: %s", async (kind) => {
    for (const choose of [asGuest, withPassword]) {
      const page = openPage(forOrder)
      choose(page)
      submit(page)
      await answered("register", kind, { seconds: 42 })(page)
      submit(page)
      expect([context(page).seconds, page.asked("register").length]).toEqual([42, 1])
      page.wait(41_999)
      expect(page.snapshot().value).toMatchObject({ register: { submission: kind } })
      page.wait(1)
      expect(page.snapshot().value).toMatchObject({ register: { submission: { open: "filling" } } })
    }
  })

  it("times out after exactly 20 s", () => {
    for (const choose of [asGuest, withPassword]) {
      const page = openPage(forOrder)
      choose(page)
      submit(page)
      typed("max@shop.example")(page)
      page.wait(19_999)
      expect([page.isStopped("register"), page.isStopped("checkEmail")]).toEqual([false, false])
      page.wait(1)
      expect([page.isStopped("register"), page.isStopped("checkEmail")]).toEqual([true, true])
    }
  })
})
