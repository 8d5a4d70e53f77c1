import { describe, expect, it } from "vitest"
import {
  contextOf,
  erika,
  go,
  lookAt,
  max,
  openPage,
  type Page,
  refuse,
  sight,
  silence
} from "../data/session-page.ts"
import { heldBy, serverStart, sessionOf } from "../data/sessions.ts"

const auth = (page: Page) => page.snapshot().value.auth
const fresh = { loggedIn: "fresh" }
const asking = { loggedIn: { refreshing: "asking" } }
const pausing = { loggedIn: { refreshing: "pausing" } }
const own = { userId: "erika" }

const signedIn = async (jitter = 60_000) => {
  const page = openPage({ jitter, authCookie: null })
  await go.read(page)
  return page
}
const refreshing = async () => {
  const page = await signedIn()
  await lookAt(5, null)(page)
  return page
}

describe("the check every five seconds (rule session.refresh-first)", () => {
  it("runs after 5 s, not 1 ms before, and again 5 s later", async () => {
    const page = await signedIn()
    page.wait(4_999)
    expect(page.asked("lookUp")).toEqual([])
    page.wait(1)
    expect(page.asked("lookUp")).toEqual([{}])
    await page.answer("lookUp", sight(5))
    expect(auth(page)).toEqual(fresh)
    page.wait(5_000)
    expect(page.asked("lookUp")).toHaveLength(2)
  })

  it.each([
    [0, 599, fresh],
    [0, 600, asking],
    [119_000, 480, fresh],
    [119_000, 481, asking]
  ])(
    "with a jitter of %i ms requests a new token 300 s plus the jitter before its expiry: %i s",
    async (jitter, second, state) => {
      const page = await signedIn(jitter)
      await lookAt(second)(page)
      expect(auth(page)).toEqual(state)
    }
  )

  it("uses the server's clock, however wrong the browser's is", async () => {
    for (const wrong of [-86_400_000, -7_200_000, 7_200_000, 86_400_000]) {
      const page = openPage({ authCookie: null })
      const heardAt = erika.heardAt + wrong
      await page.answer("readSession", { kind: "session", held: { ...erika, heardAt } })
      page.wait(5_000)
      await page.answer("lookUp", { ...sight(5), localNow: heardAt + 5_000 })
      expect(auth(page)).toEqual(fresh)
    }
  })

  it("requests a new token if the companion cookie is missing", async () => {
    const page = await refreshing()
    expect(auth(page)).toEqual(asking)
    expect(page.asked("refresh")).toEqual([{ expiresAt: serverStart + 900_000 }])
  })

  it("takes over a later expiry from another tab, and sends nothing", async () => {
    const page = await signedIn()
    await lookAt(800, 1_500)(page)
    expect([auth(page), page.asked("refresh")]).toEqual([fresh, []])
    await lookAt(860, 1_500)(page)
    expect(auth(page), "it counts from now on").toEqual(fresh)
    await lookAt(1_140, 1_500)(page)
    expect(page.asked("refresh")).toEqual([{ expiresAt: serverStart + 1_500_000 }])
    expect(page.effects("broadcast")).toEqual([])
  })

  it("runs at once when the tab becomes visible again", async () => {
    const page = await signedIn()
    page.send({ type: "page.woke" })
    expect(page.asked("lookUp")).toHaveLength(1)
  })

  it("requests a new token if the clock was set back, until the server has sent its time", async () => {
    const page = await signedIn()
    await lookAt(40)(page)
    await lookAt(-3_600)(page)
    expect(auth(page)).toEqual(asking)
    await go.giveUp(page)
    await lookAt(-3_590)(page)
    expect(auth(page), "the doubt stays without an answer").toEqual(asking)
    await page.answer("refresh", { kind: "refreshed", held: { ...erika, heardAt: sight(-3_590).localNow } })
    await lookAt(-3_580)(page)
    expect(auth(page)).toEqual(fresh)
  })

  it("runs again later if the cookie cannot be read", async () => {
    const page = await signedIn()
    page.wait(5_000)
    await page.fail("lookUp")
    expect(auth(page)).toEqual(fresh)
    page.wait(5_000)
    expect(page.asked("lookUp")).toHaveLength(2)
  })
})

describe("the refresh (rule session.refresh-first)", () => {
  it("stores the new token, and tells the other tabs the user but not the token", async () => {
    const page = await refreshing()
    const held = heldBy("erika", 5_000)
    await page.answer("refresh", { kind: "refreshed", held })
    expect([auth(page), contextOf(page).watch?.held]).toEqual([fresh, held])
    expect(page.effects("broadcast")).toEqual([{ kind: "refreshed", ...own }])
    await lookAt(500, 905)(page)
    expect(auth(page)).toEqual(fresh)
  })

  it("takes over another tab's renewal, and notifies no other tab", async () => {
    const page = await refreshing()
    await page.answer("refresh", { kind: "renewedElsewhere", expiresAt: serverStart + 905_000 })
    expect([auth(page), contextOf(page).watch?.expiresAt]).toEqual([fresh, serverStart + 905_000])
    expect(page.effects("broadcast")).toEqual([])
  })

  it("reloads the page if the token belongs to another user, or the server requests it", async () => {
    const inErikasName = { ...erika, session: sessionOf("erika", { isImpersonated: true }) }
    for (const answer of [
      { kind: "refreshed", held: max },
      { kind: "refreshed", held: inErikasName },
      { kind: "reload" }
    ]) {
      const page = await refreshing()
      await page.answer("refresh", answer)
      expect([auth(page), page.effects("reloadPage"), page.effects("broadcast")]).toEqual([
        "reloading",
        [{}],
        []
      ])
    }
  })

  it("requests the last token of a sign-in once, and then again at its expiry", async () => {
    const page = await refreshing()
    const session = sessionOf("erika", { expiresAt: serverStart + 400_000 })
    await page.answer("refresh", { kind: "refreshed", held: { session, heardAt: erika.heardAt } })
    for (const second of [10, 200, 399]) await lookAt(second, 400)(page)
    expect(page.asked("refresh")).toHaveLength(1)
    await lookAt(400, 400)(page)
    expect(page.asked("refresh")).toHaveLength(2)
  })

  it("treats a token as the last one as long as there is no later one", async () => {
    const page = await refreshing()
    const session = sessionOf("erika", { expiresAt: serverStart + 400_000 })
    await page.answer("refresh", { kind: "refreshed", held: { session, heardAt: erika.heardAt } })
    await lookAt(10, 1_000)(page)
    await lookAt(639, 1_000)(page)
    expect(page.asked("refresh")).toHaveLength(1)
    await lookAt(640, 1_000)(page)
    expect(page.asked("refresh")).toHaveLength(2)
  })

  it("tries again after 0.5, 1, 2 and 4 s, then at the next check", async () => {
    const page = await refreshing()
    for (const [index, pause] of [500, 1_000, 2_000, 4_000].entries()) {
      await silence(page)
      expect(auth(page)).toEqual(pausing)
      page.wait(pause - 1)
      expect(page.asked("refresh")).toHaveLength(index + 1)
      page.wait(1)
      expect(page.asked("refresh")).toHaveLength(index + 2)
    }
    await silence(page)
    expect(auth(page)).toEqual({ loggedIn: "unreachable" })
    page.wait(4_999)
    expect(page.asked("lookUp")).toHaveLength(1)
    await lookAt(25, null)(page)
    expect(page.asked("refresh"), "from the first pause on").toHaveLength(6)
    await silence(page)
    page.wait(500)
    expect(page.asked("refresh")).toHaveLength(7)
  })

  it("treats an answer missing for 20 s as no answer", async () => {
    const page = await refreshing()
    page.wait(19_999)
    expect(auth(page)).toEqual(asking)
    page.wait(1)
    expect(auth(page)).toEqual(pausing)
    expect(page.isStopped("refresh")).toBe(true)
    page.wait(500)
    expect(page.asked("refresh")).toHaveLength(2)
  })
})

describe("an unreachable server", () => {
  /** Checks the session at these seconds, each time without a response to the refresh. */
  const outage = async (page: Page, seconds: ReadonlyArray<number>) => {
    for (const second of seconds) {
      await lookAt(second, null)(page)
      if (page.snapshot().matches({ auth: "loggedIn" })) await go.giveUp(page)
    }
  }

  it("ends a session only after five minutes without an answer, and only after its expiry", async () => {
    const page = await signedIn()
    await outage(page, [100, 200, 300, 400, 500, 600, 700, 800, 899])
    expect(auth(page), "not past yet").toEqual({ loggedIn: "unreachable" })
    await outage(page, [900])
    expect(auth(page)).toEqual({ expired: "unnotified" })

    const late = await signedIn()
    await outage(late, [100, 200, 300, 400, 500, 600])
    await lookAt(700)(late)
    await late.answer("refresh", { kind: "renewedElsewhere", expiresAt: serverStart + 901_000 })
    await outage(late, [800, 900, 1_000, 1_099])
    expect(auth(late), "an answer at 700 s").toEqual({ loggedIn: "unreachable" })
    await outage(late, [1_100])
    expect(auth(late), "300 s since the first silence").toEqual({ expired: "unnotified" })
  })

  it("does not count the time that the tab was suspended", async () => {
    const page = await signedIn()
    await outage(page, [800, 900, 1_000])
    await outage(page, [90_000])
    expect(auth(page), "the network comes back a moment later").toEqual({ loggedIn: "unreachable" })
    await lookAt(90_010, null)(page)
    await page.answer("refresh", { kind: "refreshed", held: heldBy("erika", 90_010_000) })
    expect(auth(page)).toEqual(fresh)
    expect(page.effects("showToast")).toEqual([])
  })

  it("is asked once after a sleep longer than the session, which ends if it refuses", async () => {
    const page = await signedIn()
    await lookAt(90_000, null)(page)
    expect(page.asked("refresh")).toHaveLength(1)
    await refuse(page)
    expect(auth(page)).toEqual({ expired: "unnotified" })
  })
})
