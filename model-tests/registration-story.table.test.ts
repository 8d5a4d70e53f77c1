import { describe, expect, it } from "vitest"
import {
  answered,
  asGuest,
  code,
  credentials,
  form,
  forOrder,
  guestForm,
  openPage,
  type Page,
  signIn,
  submit,
  typed,
  withPassword
} from "./data/registration-page.ts"
import { heldBy } from "./data/sessions.ts"

const held = heldBy("erika")
const context = (page: Page) => page.snapshot().context
const signedIn = async (changes: object, redirectUrl: string | null = null) => {
  const page = openPage(changes)
  signIn(page)
  await page.answer("signIn", { kind: "signedIn", held, redirectUrl })
  return page
}

describe("signing in", () => {
  it("sends what was typed with the wish to return, and goes there", async () => {
    const page = openPage()
    page.send({ type: "signIn.submit", ...credentials, userName: " erika@shop.example " })
    expect(page.asked("signIn")).toEqual([{ ...credentials, returnUrl: "/kunde/startseite" }])
    await page.answer("signIn", { kind: "signedIn", held, redirectUrl: null })
    expect(page.told("announceSession")).toEqual([{ held }])
    expect(page.told("goTo")).toEqual([{ address: "/kunde/startseite" }])
  })

  it.each([
    [{ returnUrl: "https://evil.example/" }, "/support", "/support"],
    [{ returnUrl: "//evil.example" }, "//evil.example", "/kunde/bestellungen"],
    [{ returnUrl: null }, null, "/kunde/bestellungen"],
    [{ returnUrl: null, otherwise: "//evil.example" }, null, "/"],
    [{ returnUrl: "/a?b=c#d" }, "/support", "/a?b=c#d"]
  ])("with %j and the server's %s goes to %s", async (changes, redirectUrl, address) => {
    expect((await signedIn(changes, redirectUrl)).told("goTo")).toEqual([{ address }])
  })

  it("asks for the second factor, and sends the code without its blanks", async () => {
    const page = openPage()
    signIn(page)
    await page.answer("signIn", { kind: "secondFactorNeeded" })
    code(page)
    expect(page.asked("signIn")[1]).toEqual({
      ...credentials,
      code: "123456",
      returnUrl: "/kunde/startseite"
    })
    await page.answer("signIn", { kind: "signedIn", held, redirectUrl: null })
    expect(page.told("announceSession")).toEqual([{ held }])
  })

  it("leads a dealer to the address that the server names, if that is a web address", async () => {
    for (const [address, to] of [
      ["https://dealer.example/eigene", "https://dealer.example/eigene"],
      ["javascript:alert(1)", "/"]
    ]) {
      const page = openPage()
      signIn(page)
      await page.answer("signIn", { kind: "elsewhere", address })
      expect(page.told("leaveFor")).toEqual([{ address: to }])
      expect([page.told("announceSession"), page.told("goTo")]).toEqual([[], []])
    }
  })

  it("names what is missing, asks nobody, and forgets it with the next attempt", async () => {
    const page = openPage()
    page.send({ type: "signIn.submit", userName: "", password: " " })
    expect([context(page).problems, page.asked("signIn")]).toEqual([
      [
        { field: "userName", code: "required" },
        { field: "password", code: "required" }
      ],
      []
    ])
    page.send({ type: "signIn.submit", userName: "erika", password: "" })
    expect(context(page).problems).toEqual([{ field: "password", code: "required" }])
    signIn(page)
    expect(context(page).problems).toEqual([])
    await page.answer("signIn", { kind: "invalid", problems: [{ field: "userName", code: "tooLong" }] })
    expect(context(page).problems).toEqual([{ field: "userName", code: "tooLong" }])
    page.send({ type: "mode.choose", mode: "register" })
    expect(context(page).problems).toEqual([])
  })

  it("waits as long as the server says", async () => {
    for (const kind of ["throttled", "overloaded"]) {
      const page = openPage()
      signIn(page)
      await page.answer("signIn", { kind, seconds: 42 })
      signIn(page)
      expect([context(page).seconds, page.asked("signIn").length]).toEqual([42, 1])
      page.wait(41_999)
      expect(page.snapshot().value).toEqual({ login: kind })
      page.wait(1)
      expect(page.snapshot().value).toEqual({ login: { open: "filling" } })
    }
  })

  it("gives up an answer after 20 s, not before", () => {
    const page = openPage()
    signIn(page)
    page.wait(19_999)
    expect(page.isStopped("signIn")).toBe(false)
    page.wait(1)
    expect(page.isStopped("signIn")).toBe(true)
  })

  it("takes the address over when somebody registers instead", () => {
    const page = openPage({ email: "alt@shop.example" })
    expect(context(page).email).toBe("alt@shop.example")
    page.send({ type: "email.change", email: "neu@shop.example" })
    page.send({ type: "mode.choose", mode: "register" })
    page.send({ type: "email.left" })
    expect(page.asked("checkEmail")).toEqual([{ email: "neu@shop.example" }])
  })
})

describe("variants and flags (accounts.md 4, 5)", () => {
  it("ignores a variant that there is not, at the start and later", () => {
    expect(context(openPage({ variant: "wide" })).variant).toBe("wide")
    expect(context(openPage({ variant: "__proto__" })).variant).toBe("plain")
    expect(context(openPage({ variant: "wide", variants: [] })).variant).toBe("default")
    const page = openPage()
    page.send({ type: "variant.choose", variant: "none" })
    expect(context(page).variant).toBe("plain")
    page.send({ type: "variant.choose", variant: "wide" })
    expect(context(page).variant).toBe("wide")
  })

  it.each([
    ["erika@shop.example", true, "checked"],
    ["erika@shop.example", false, "untouched"],
    ["erika", true, "untouched"]
  ])("begins with the address %s, checked before %s, as %s", (email, emailChecked, state) => {
    const page = openPage({ mode: "register", email, emailChecked })
    expect(page.snapshot().value).toMatchObject({ register: { email: state } })
  })
})

describe("registering", () => {
  it("sends the form of a customer, and says that a mail is on its way", async () => {
    const page = openPage({ mode: "register" })
    submit(page)
    expect(page.asked("register")).toEqual([{ form, asGuest: false, forOrder: false }])
    await page.answer("register", { kind: "registered" })
    page.send({ type: "order.continue" })
    expect(page.snapshot().value).toMatchObject({ register: { submission: "mailSent" } })
    expect(page.told("goTo"), "there is no order to go on with").toEqual([])
  })

  it("lets a customer go on with the order before the mail was read", async () => {
    const page = openPage({ ...forOrder, returnUrl: "/holzpellets-lose/bestellung/adresse" })
    withPassword(page)
    submit(page)
    expect(page.asked("register")).toEqual([{ form, asGuest: false, forOrder: true }])
    await page.answer("register", { kind: "registered" })
    expect(page.told("goTo")).toEqual([])
    page.send({ type: "order.continue" })
    expect(page.told("goTo")).toEqual([{ address: "/holzpellets-lose/bestellung/adresse" }])
  })

  it("needs no password of a guest, who goes on with the order", async () => {
    const page = openPage({ ...forOrder, returnUrl: "/holzpellets-lose/bestellung/adresse" })
    asGuest(page)
    page.send({ type: "registration.submit", form: guestForm })
    expect(page.asked("register")).toEqual([{ form: guestForm, asGuest: true, forOrder: true }])
    await page.answer("register", { kind: "registered" })
    expect(page.told("goTo")).toEqual([{ address: "/holzpellets-lose/bestellung/adresse" }])
  })

  it("names all that is wrong and asks nobody", async () => {
    const wrong = { ...guestForm, email: "erika", termsVersion: "" }
    const common = [
      { field: "email", code: "invalid" },
      { field: "termsVersion", code: "required" }
    ]
    const guest = openPage(forOrder)
    asGuest(guest)
    guest.send({ type: "registration.submit", form: wrong })
    expect([context(guest).problems, guest.asked("register")]).toEqual([common, []])
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

  it("keeps the server's problems with a guest's form, too", async () => {
    const page = openPage(forOrder)
    asGuest(page)
    submit(page)
    const problems = [{ field: "deliveryAddress.city", code: "placeMismatch" }]
    await page.answer("register", { kind: "invalid", problems })
    expect(context(page).problems).toEqual(problems)
  })

  it("sends no address that policy refuses, and one that nobody could check", async () => {
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

  it("gives up answers after 20 s, not before", () => {
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
