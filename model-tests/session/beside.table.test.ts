import { describe, expect, it } from "vitest"
import { erika, go, openPage, type Page, refuse, tab } from "../data/session-page.ts"

const renewals = (page: Page) => page.asked("renew")
const signedIn = async () => {
  const page = openPage({ authCookie: null })
  await go.read(page)
  return page
}
/** Lets time pass without a response to any check of the session. */
const wait = (page: Page, milliseconds: number) => page.wait(milliseconds)
const act = (page: Page) => page.send({ type: "user.acted" })

describe("renewal every five minutes (rule session.renewal)", () => {
  it("starts at the sign-in, and reports whether there was real input since the last renewal", async () => {
    const page = openPage()
    act(page)
    wait(page, 300_000)
    expect(renewals(page), "no session").toEqual([])
    page.send({ type: "user.signedIn", held: erika })
    wait(page, 299_999)
    expect(renewals(page)).toEqual([])
    wait(page, 1)
    expect(renewals(page)).toEqual([{ isActive: false }])
    await page.answer("renew", null)
    wait(page, 150_000)
    act(page)
    act(page)
    wait(page, 150_000)
    expect(renewals(page)[1], "input does not put it off").toEqual({ isActive: true })
    await page.answer("renew", null)
    wait(page, 300_000)
    expect(renewals(page)[2]).toEqual({ isActive: false })
  })

  it("reports input again that was not received", async () => {
    for (const step of [(page: Page) => page.fail("renew"), async (page: Page) => wait(page, 20_000)]) {
      const page = await signedIn()
      act(page)
      wait(page, 300_000)
      await step(page)
      wait(page, 300_000)
      expect(renewals(page)).toEqual([{ isActive: true }, { isActive: true }])
    }
  })

  it("never reports input without any", async () => {
    for (const step of [(page: Page) => page.fail("renew"), async (page: Page) => wait(page, 20_000)]) {
      const page = await signedIn()
      wait(page, 300_000)
      await step(page)
      wait(page, 300_000)
      expect(renewals(page)).toEqual([{ isActive: false }, { isActive: false }])
    }
  })

  it("keeps input during a renewal that reports none", async () => {
    const page = await signedIn()
    wait(page, 300_000)
    act(page)
    wait(page, 300_000)
    expect(renewals(page)).toEqual([{ isActive: false }, { isActive: true }])
  })

  it("times out after exactly 20 s", async () => {
    for (const isTouched of [false, true]) {
      const page = await signedIn()
      if (isTouched) act(page)
      wait(page, 300_000)
      wait(page, 19_999)
      expect(page.isStopped("renew")).toBe(false)
      wait(page, 1)
      expect(page.isStopped("renew")).toBe(true)
    }
  })

  it("ends with the session, even during a request", async () => {
    for (const isTouched of [false, true]) {
      const page = await signedIn()
      if (isTouched) act(page)
      wait(page, 300_000)
      go.signOut(page)
      expect(page.isStopped("renew")).toBe(true)
      await go.signedOut(page)
      wait(page, 900_000)
      expect(renewals(page)).toHaveLength(1)
    }
    const waiting = await signedIn()
    act(waiting)
    go.signOut(waiting)
    await go.signedOut(waiting)
    expect(waiting.snapshot().value.renewal).toBe("off")
    wait(waiting, 900_000)
    expect(renewals(waiting)).toEqual([])
    waiting.send({ type: "user.signedIn", held: erika })
    wait(waiting, 300_000)
    expect(renewals(waiting), "the input was another session's").toEqual([{ isActive: false }])
  })
})

describe("the redirect without a session (rule session.way-out)", () => {
  const stored = "/benutzerkonto/anmeldung?ReturnUrl=%2Falt&RedirectUrl=%2Fx"
  const here = "/kunde/bestellungen?seite=2"
  const to = "/benutzerkonto/anmeldung?ReturnUrl=%2Fkunde%2Fbestellungen%3Fseite%3D2&RedirectUrl=%2Fx"
  const ends: ReadonlyArray<readonly [string, (page: Page) => unknown]> = [
    ["sign-out", async (page) => (go.signOut(page), await go.signedOut(page))],
    [
      "expiry",
      async (page) => {
        go.look(page)
        await go.miss(page)
        await refuse(page)
        expect(page.asked("readLogoutRoute"), "not before it was shown to the user").toEqual([])
        await go.signedOut(page)
      }
    ],
    ["sign-out in another tab", tab("signedOut", "erika")],
    ["expiry in another tab", tab("expired", "erika")]
  ]

  it("stores the route that a page sets, with and without a session", () => {
    const page = openPage()
    page.send({ type: "logoutRoute.store", route: stored })
    expect(page.effects("storeLogoutRoute")).toEqual([{ route: stored }])
  })

  it.each(ends)(
    "opens the route after %s with the current URL as return address, then deletes the route",
    async (_, end) => {
      const page = await signedIn()
      await end(page)
      expect(page.asked("readLogoutRoute")).toEqual([{}])
      await page.answer("readLogoutRoute", { route: stored, here })
      expect(page.effects("goTo")).toEqual([{ address: to }])
      expect(page.effects("clearLogoutRoute")).toEqual([{}])
      expect(page.snapshot().value.route).toBe("outside")
      page.send({ type: "toast.dismiss" })
      wait(page, 60_000)
      expect(page.asked("readLogoutRoute"), "once").toHaveLength(1)
    }
  )

  it("does not happen if no page set a route, it cannot be read or there is no answer for 20 s", async () => {
    const steps = [
      (page: Page) => page.answer("readLogoutRoute", { route: null, here }),
      (page: Page) => page.fail("readLogoutRoute"),
      async (page: Page) => wait(page, 20_000)
    ]
    for (const step of steps) {
      const page = await signedIn()
      tab("signedOut", "erika")(page)
      await step(page)
      expect(page.snapshot().value.route).toBe("outside")
      expect([page.effects("goTo"), page.effects("clearLogoutRoute")]).toEqual([[], []])
    }
  })

  it("does not happen for users who never signed in, or are signed in again", async () => {
    const anonymous = openPage({ authCookie: null })
    await go.none(anonymous)
    expect(anonymous.asked("readLogoutRoute")).toEqual([])
    const back = await signedIn()
    tab("signedOut", "erika")(back)
    back.send({ type: "user.signedIn", held: erika })
    await back.answer("readLogoutRoute", { route: stored, here })
    expect(back.effects("goTo")).toEqual([])
    tab("signedOut", "erika")(back)
    expect(back.asked("readLogoutRoute")).toHaveLength(2)
  })
})
