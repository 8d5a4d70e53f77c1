import { describe, expect, it } from "vitest"
import { code, credentials, openPage, type Page, signIn } from "../data/registration-page.ts"
import { heldBy } from "../data/sessions.ts"

const held = heldBy("erika")
const context = (page: Page) => page.snapshot().context
const signedIn = async (changes: object, redirectUrl: string | null = null) => {
  const page = openPage(changes)
  signIn(page)
  await page.answer("signIn", { kind: "signedIn", held, redirectUrl })
  return page
}

describe("the sign-in", () => {
  it("sends the credentials with the return address, and redirects there", async () => {
    const page = openPage()
    page.send({ type: "signIn.submit", ...credentials, userName: " erika@shop.example " })
    expect(page.asked("signIn")).toEqual([{ ...credentials, returnUrl: "/kunde/startseite" }])
    await page.answer("signIn", { kind: "signedIn", held, redirectUrl: null })
    expect(page.effects("announceSession")).toEqual([{ held }])
    expect(page.effects("goTo")).toEqual([{ address: "/kunde/startseite" }])
  })

  it.each([
    [{ returnUrl: "https://evil.example/" }, "/support", "/support"],
    [{ returnUrl: "//evil.example" }, "//evil.example", "/kunde/bestellungen"],
    [{ returnUrl: null }, null, "/kunde/bestellungen"],
    [{ returnUrl: null, otherwise: "//evil.example" }, null, "/"],
    [{ returnUrl: "/a?b=c#d" }, "/support", "/a?b=c#d"]
  ])("with %j and the server's %s redirects to %s", async (changes, redirectUrl, address) => {
    expect((await signedIn(changes, redirectUrl)).effects("goTo")).toEqual([{ address }])
  })

  it("asks for the second factor, and sends the code without spaces", async () => {
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
    expect(page.effects("announceSession")).toEqual([{ held }])
  })

  it("keeps the authenticator app's secret until its first code confirms it", async () => {
    const page = openPage()
    signIn(page)
    await page.answer("signIn", { kind: "secondFactorSetup", address: "otpauth://totp/x" })
    expect(page.snapshot().context.setupAddress).toBe("otpauth://totp/x")
    code(page)
    await page.answer("signIn", { kind: "secondFactorWrong" })
    expect(page.snapshot().context.setupAddress).toBe("otpauth://totp/x")
    page.send({ type: "code.cancel" })
    signIn(page)
    await page.answer("signIn", { kind: "secondFactorNeeded" })
    expect(page.snapshot().context.setupAddress, "the next account has a second factor").toBe("")
  })

  it("redirects a dealer to the server's address, if that is a web address", async () => {
    for (const [address, to] of [
      ["https://dealer.example/eigene", "https://dealer.example/eigene"],
      ["javascript:alert(1)", "/"]
    ]) {
      const page = openPage()
      signIn(page)
      await page.answer("signIn", { kind: "elsewhere", address })
      expect(page.effects("leaveFor")).toEqual([{ address: to }])
      expect([page.effects("announceSession"), page.effects("goTo")]).toEqual([[], []])
    }
  })

  it("names missing fields without a request, and clears them at the next attempt", async () => {
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

  it("times out after exactly 20 s", () => {
    const page = openPage()
    signIn(page)
    page.wait(19_999)
    expect(page.isStopped("signIn")).toBe(false)
    page.wait(1)
    expect(page.isStopped("signIn")).toBe(true)
  })

  it("takes over the address if the user registers instead", () => {
    const page = openPage({ email: "alt@shop.example" })
    expect(context(page).email).toBe("alt@shop.example")
    page.send({ type: "email.change", email: "neu@shop.example" })
    page.send({ type: "mode.choose", mode: "register" })
    page.send({ type: "email.left" })
    expect(page.asked("checkEmail")).toEqual([{ email: "neu@shop.example" }])
  })
})

describe("variants and flags (rule account.choices)", () => {
  it("ignore an unknown variant, at the start and later", () => {
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
  ])("start with the address %s, checked before %s, as %s", (email, emailChecked, state) => {
    const page = openPage({ mode: "register", email, emailChecked })
    expect(page.snapshot().value).toMatchObject({ register: { email: state } })
  })
})
