import { describe, expect, it } from "vitest"
import { contextOf, erika, go, max, openPage, type Page, refuse, tab } from "../data/session-page.ts"
import { heldBy, serverStart } from "../data/sessions.ts"

const auth = (page: Page) => page.snapshot().value.auth
const own = { userId: "erika" }
const refreshing = async () => {
  const page = openPage()
  await go.read(page)
  go.look(page)
  await go.miss(page)
  return page
}

describe("the user at the start of a page", () => {
  it("is taken from the page or the server, and other tabs are not notified", async () => {
    const page = openPage()
    expect(page.asked("readSession")).toEqual([{}])
    await go.read(page)
    expect([auth(page), contextOf(page).watch?.held]).toEqual([{ loggedIn: "fresh" }, erika])
    expect([page.effects("broadcast"), page.asked("signInByCookie")]).toEqual([[], []])
  })

  it("is restored after days by a refresh without a notice", async () => {
    const page = openPage()
    await go.stale(page)
    expect(page.asked("refresh")).toEqual([{ expiresAt: serverStart }])
    await page.answer("refresh", { kind: "refreshed", held: erika })
    expect([auth(page), contextOf(page).watch?.held]).toEqual([{ loggedIn: "fresh" }, erika])
    expect(page.effects("broadcast")).toEqual([{ kind: "refreshed", ...own }])
  })

  it("is requested again if another tab refreshed first", async () => {
    const page = openPage()
    await go.stale(page)
    await page.answer("refresh", { kind: "renewedElsewhere", expiresAt: serverStart + 900_000 })
    expect(page.asked("readSession")).toHaveLength(2)
  })

  it("is anonymous if the session has ended meanwhile, without a notice", async () => {
    for (const kind of ["refused", "reload"]) {
      const page = openPage({ authCookie: null })
      await go.stale(page)
      await page.answer("refresh", { kind })
      expect(auth(page)).toEqual({ loggedOut: "quiet" })
      expect([page.effects("showToast"), page.effects("reloadPage"), page.asked("signOut")]).toEqual([
        [],
        [],
        []
      ])
    }
  })

  it("is signed in by the server's value in the page, once", async () => {
    for (const step of [go.none, async (page: Page) => (await go.stale(page), await refuse(page))]) {
      const page = openPage()
      await step(page)
      expect(page.asked("signInByCookie")).toEqual([{ authType: "order", value: "once" }])
      await page.answer("signInByCookie", erika)
      expect([auth(page), contextOf(page).watch?.held]).toEqual([{ loggedIn: "fresh" }, erika])
      expect(page.effects("broadcast")).toEqual([{ kind: "signedIn", ...own }])
    }
  })

  it("is anonymous if that value is not accepted or not answered (rule session.sign-in-value)", async () => {
    const unanswered = openPage()
    await go.none(unanswered)
    await unanswered.fail("signInByCookie")
    const without = openPage({ authCookie: null })
    await go.none(without)
    for (const page of [unanswered, without]) expect(auth(page)).toEqual({ loggedOut: "quiet" })
    expect(without.asked("signInByCookie")).toEqual([])
  })

  it("is requested again after 30 s without an answer, and at once when the tab becomes visible", async () => {
    const page = openPage()
    await go.unread(page)
    page.wait(29_999)
    expect(page.asked("readSession")).toHaveLength(1)
    page.wait(1)
    expect(page.asked("readSession")).toHaveLength(2)
    await go.unread(page)
    page.send({ type: "page.woke" })
    expect(page.asked("readSession")).toHaveLength(3)
    await go.stale(page)
    await page.fail("refresh")
    expect(auth(page)).toEqual({ unknown: "unread" })
  })
})

describe("signing in and out", () => {
  it("notifies the other tabs of the user who has signed in", async () => {
    const page = openPage({ authCookie: null })
    await go.none(page)
    page.send({ type: "user.signedIn", held: erika })
    expect(contextOf(page).watch?.held).toEqual(erika)
    page.send({ type: "user.signedIn", held: max })
    expect(contextOf(page).watch?.held, "in a customer's name").toEqual(max)
    expect(page.effects("broadcast")).toEqual([
      { kind: "signedIn", ...own },
      { kind: "signedIn", userId: "max" }
    ])
  })

  it("shows a notice for five seconds after signing out, and notifies the other tabs", async () => {
    const page = openPage()
    await go.read(page)
    go.signOut(page)
    go.signOut(page)
    expect(page.asked("signOut")).toEqual([{ because: "wish", expiresAt: serverStart + 900_000 }])
    await go.signedOut(page)
    expect(page.effects("showToast")).toEqual([{ toast: "signedOut" }])
    expect(page.effects("broadcast")).toEqual([{ kind: "signedOut", ...own }])
    expect(contextOf(page).watch).toBeNull()
    page.wait(4_999)
    expect(page.effects("hideToast")).toEqual([])
    page.wait(1)
    expect(page.effects("hideToast")).toEqual([{ toast: "signedOut" }])
  })

  it("keeps the user signed in if signing out is not answered", async () => {
    for (const step of [(page: Page) => page.fail("signOut"), async (page: Page) => page.wait(20_000)]) {
      const page = openPage()
      await go.read(page)
      go.signOut(page)
      await step(page)
      expect([auth(page), contextOf(page).watch?.held]).toEqual([{ loggedIn: "fresh" }, erika])
      expect(page.effects("showToast")).toEqual([{ toast: "signOutFailed" }])
      expect(page.effects("broadcast")).toEqual([])
    }
  })

  it("reloads the page for the staff member when acting for a customer ends (UserSwitched)", async () => {
    const page = openPage()
    await go.read(page)
    go.signOut(page)
    await page.answer("signOut", { userSwitched: true })
    expect([auth(page), page.effects("reloadPage")]).toEqual(["reloading", [{}]])
    expect(page.effects("broadcast")).toEqual([{ kind: "switched", ...own }])
    expect(page.effects("showToast")).toEqual([])
    page.send({ type: "page.woke" })
    expect(page.effects("reloadPage"), "a reload that was held up is asked for again").toHaveLength(2)
  })

  it("reloads the page as well if the server ends acting for a customer", async () => {
    const page = await refreshing()
    await refuse(page)
    await page.answer("signOut", { userSwitched: true })
    expect([auth(page), page.effects("reloadPage")]).toEqual(["reloading", [{}]])
    expect(page.effects("broadcast")).toEqual([{ kind: "switched", ...own }])
    expect([page.effects("showToast"), page.effects("goTo")]).toEqual([[], []])
  })
})

describe("an expired session", () => {
  it("is reported to the server, then shown to the user, once", async () => {
    const page = await refreshing()
    await refuse(page)
    expect(page.asked("signOut")).toEqual([{ because: "expired", expiresAt: serverStart + 900_000 }])
    expect([page.effects("showToast"), page.effects("broadcast")]).toEqual([[], []])
    await go.signedOut(page)
    expect(page.effects("showToast")).toEqual([{ toast: "expired" }])
    expect(page.effects("broadcast")).toEqual([{ kind: "expired", ...own }])
    expect(contextOf(page).watch).toBeNull()
    page.wait(3_600_000)
    expect([page.effects("showToast"), page.effects("hideToast")]).toEqual([[{ toast: "expired" }], []])
    page.send({ type: "toast.dismiss" })
    page.send({ type: "toast.dismiss" })
    expect(page.effects("hideToast")).toEqual([{ toast: "expired" }])
  })

  it("is shown even if the server no longer answers", async () => {
    for (const step of [(page: Page) => page.fail("signOut"), async (page: Page) => page.wait(20_000)]) {
      const page = await refreshing()
      await refuse(page)
      await step(page)
      expect(auth(page)).toEqual({ expired: "notified" })
      expect(page.effects("showToast")).toEqual([{ toast: "expired" }])
    }
  })

  it("is not shown if a user signs in meanwhile", async () => {
    const page = await refreshing()
    await refuse(page)
    page.send({ type: "user.signedIn", held: max })
    expect(page.effects("broadcast")).toEqual([{ kind: "signedIn", userId: "max" }])
    expect(page.effects("showToast")).toEqual([])
  })

  it("of another tab is shown here as well, without a call", async () => {
    const page = openPage()
    await go.read(page)
    tab("expired", "erika")(page)
    expect(page.effects("showToast")).toEqual([{ toast: "expired" }])
    expect([page.asked("signOut"), page.effects("broadcast"), contextOf(page).watch]).toEqual([[], [], null])
  })

  it("does not affect a sign-in that happens meanwhile", async () => {
    const page = await refreshing()
    await refuse(page)
    await go.signedOut(page)
    page.send({ type: "user.signedIn", held: heldBy("erika", 60_000) })
    expect(page.effects("hideToast")).toEqual([{ toast: "expired" }])
    expect(contextOf(page).watch?.expiresAt).toBe(serverStart + 960_000)
  })
})

describe("other tabs", () => {
  it("sign the user out here without a call", async () => {
    const page = openPage()
    await go.read(page)
    tab("signedOut", "erika")(page)
    expect([auth(page), contextOf(page).watch]).toEqual([{ loggedOut: "quiet" }, null])
    expect([page.asked("signOut"), page.effects("showToast"), page.effects("broadcast")]).toEqual([
      [],
      [],
      []
    ])
  })

  it("that return the browser to a staff member reload this page", async () => {
    const page = openPage()
    await go.read(page)
    tab("switched", "max")(page)
    expect(page.effects("reloadPage")).toEqual([])
    tab("switched", "erika")(page)
    expect([auth(page), page.effects("reloadPage")]).toEqual(["reloading", [{}]])
    expect([page.asked("signOut"), page.effects("broadcast")]).toEqual([[], []])
  })

  it("do not cancel a running refresh, unless another user is signed in", async () => {
    const page = await refreshing()
    tab("refreshed", "erika")(page)
    tab("signedIn", "erika")(page)
    expect(page.isStopped("refresh")).toBe(false)
    for (const kind of ["refreshed", "signedIn"]) {
      const other = await refreshing()
      tab(kind, "max")(other)
      expect([other.isStopped("refresh"), other.effects("reloadPage")]).toEqual([true, [{}]])
    }
  })
})
