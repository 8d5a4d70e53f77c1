import { describe, expect, it } from "vitest"
import { contextOf, erika, go, lookAt, max, openPage, type Page, sight } from "../data/session-page.ts"
import { serverStart, sessionOf } from "../data/sessions.ts"

const auth = (page: Page) => page.snapshot().value.auth
const fresh = { loggedIn: "fresh" }
const asking = { loggedIn: { refreshing: "asking" } }
const later = serverStart + 1_500_000

/** Opens Erika's page in a browser without channels between tabs, and lets it find a later cookie. */
const sawLater = async (second = 5) => {
  const page = openPage({ hearsTabs: false, authCookie: null })
  await go.read(page)
  await lookAt(second, 1_500)(page)
  return page
}
const owner = (held: typeof erika) => ({ kind: "renewedElsewhere", expiresAt: later, held })

describe("a later cookie that no tab has reported (decision 030: another user id in another tab)", () => {
  it("triggers a request for its user at once, whatever is left of the own token", async () => {
    for (const second of [5, 890, 2_000]) {
      const page = await sawLater(second)
      expect([auth(page), page.asked("refresh")]).toEqual([asking, [{ expiresAt: serverStart + 900_000 }]])
    }
  })

  it("reloads the page if it belongs to another user, or staff act in this user's name", async () => {
    const inErikasName = { ...erika, session: sessionOf("erika", { isImpersonated: true }) }
    for (const held of [max, inErikasName]) {
      const page = await sawLater()
      await page.answer("refresh", owner(held))
      expect([auth(page), page.effects("reloadPage"), page.effects("broadcast")]).toEqual([
        "reloading",
        [{}],
        []
      ])
    }
  })

  it("is taken over if it belongs to the same user, and its user is requested once", async () => {
    const page = await sawLater()
    await page.answer("refresh", owner(erika))
    expect([auth(page), contextOf(page).watch?.expiresAt]).toEqual([fresh, later])
    await lookAt(860, 1_500)(page)
    expect([auth(page), page.asked("refresh").length]).toEqual([fresh, 1])
    expect(page.effects("broadcast")).toEqual([])
  })

  it("ends no session while its user is unknown", async () => {
    const page = await sawLater(100)
    for (const second of [200, 300, 400, 500, 600, 700, 800, 900, 1_000]) {
      await go.giveUp(page)
      await lookAt(second, 1_500)(page)
    }
    expect(auth(page)).toEqual(asking)
    await page.answer("refresh", owner(erika))
    expect(auth(page)).toEqual(fresh)
  })

  it("is not assumed if the cookie is unchanged or missing", async () => {
    const page = openPage({ hearsTabs: false, authCookie: null })
    await go.read(page)
    await lookAt(5)(page)
    expect(auth(page)).toEqual(fresh)
    page.wait(5_000)
    await page.answer("lookUp", sight(10, null))
    expect(auth(page)).toEqual(asking)
  })
})
