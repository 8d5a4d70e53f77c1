// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest"
import type { SessionEvent } from "../../machines/session.machine.ts"
import { watchPage } from "./session-signs.ts"
import { startSession } from "./start-session.ts"

describe("the events that a page sends to the session", () => {
  it("include that the tab becomes visible, and exclude input created by a script", () => {
    const heard: Array<SessionEvent> = []
    const stop = watchPage((event) => heard.push(event), document, window)
    document.dispatchEvent(new Event("keydown"))
    expect(heard).toEqual([])
    document.dispatchEvent(new Event("visibilitychange"))
    window.dispatchEvent(new Event("pageshow"))
    window.dispatchEvent(new Event("online"))
    const woke = { type: "page.woke" }
    // in jsdom the page is visible from the start
    expect([document.visibilityState, heard]).toEqual(["visible", [woke, woke, woke]])
    stop()
    window.dispatchEvent(new Event("pageshow"))
    document.dispatchEvent(new Event("visibilitychange"))
    expect(heard).toHaveLength(3)
  })
})

type Tab = ReturnType<typeof startSession>

const until = (tab: Tab, state: Parameters<ReturnType<Tab["getSnapshot"]>["matches"]>[0]) =>
  new Promise<void>((resolve) => {
    tab.subscribe((snapshot) => {
      if (snapshot.matches(state)) resolve()
    })
    if (tab.getSnapshot().matches(state)) resolve()
  })

/** Opens a page of a signed-in user, with a server that responds only to the sign-out call. */
const openPage = (effects: Array<string> = []): Tab => {
  const silence = () => Promise.resolve({ type: "unreachable" } as const)
  const session = {
    userId: "erika",
    roles: [],
    expiresAt: Date.now() + 900_000,
    serverNow: Date.now(),
    firstName: "",
    lastName: "",
    hasAnyOrder: false,
    isImpersonated: false
  }
  return startSession({
    calls: {
      read: silence,
      refresh: silence,
      signInByCookie: silence,
      renew: silence,
      signOut: () => Promise.resolve({ type: "ok", value: { userSwitched: false } })
    },
    authCookie: null,
    pageSession: () => ({ session, canRefresh: false }),
    showToast: (toast) => effects.push(`shows ${toast}`),
    hideToast: (toast) => effects.push(`hides ${toast}`),
    goTo: (address) => effects.push(`goes to ${address}`)
  })
}

it("draws 0 to 119 s for each tab, so that tabs do not send requests at the same time (rule session.times)", () => {
  const random = vi.spyOn(Math, "random")
  const drawn = [0, 0.5, 0.999_999].map((value) => {
    sessionStorage.removeItem("session-jitter")
    random.mockReturnValue(value)
    const tab = openPage()
    tab.stop()
    return tab.getSnapshot().context.jitter
  })
  const again = openPage()
  again.stop()
  expect(again.getSnapshot().context.jitter, "the next page of the tab").toBe(119_000)
  random.mockReturnValue(0.25)
  for (const foreign of ["soon", "-1", "120000"]) {
    sessionStorage.setItem("session-jitter", foreign)
    const tab = openPage()
    tab.stop()
    expect(tab.getSnapshot().context.jitter).toBe(30_000)
  }
  random.mockRestore()
  expect(drawn).toEqual([0, 60_000, 119_000])
})

it("signs a user out in every tab, and redirects to the page's route", async () => {
  history.replaceState(null, "", "/")
  const effects: Array<string> = []
  const [one, other] = [openPage(effects), openPage(effects)]
  await Promise.all([until(one, { auth: "loggedIn" }), until(other, { auth: "loggedIn" })])
  one.send({ type: "logoutRoute.store", route: "/benutzerkonto/anmeldung" })
  const ends = [until(one, { auth: "loggedOut" }), until(other, { auth: "loggedOut" })]
  one.send({ type: "user.signOut" })
  await Promise.all(ends)
  await until(one, { route: "outside" })
  expect(effects).toContain("shows signedOut")
  expect(effects).toContain("goes to /benutzerkonto/anmeldung?ReturnUrl=%2F")
  expect(sessionStorage.getItem("logout-route"), "the next sign-out leads nowhere of its own").toBeNull()
  one.stop()
  other.stop()
})

it("deletes unsaved input on sign-out, and keeps it if the session expired", async () => {
  const kept = ["edited-rows", "cancellation-batch", "cancellation-batch-words"]
  const left = () => kept.filter((key) => sessionStorage.getItem(key) !== null)
  for (const [because, state, stays] of [
    ["tab.expired", { expired: "notified" }, kept],
    ["user.signOut", "loggedOut", []]
  ] as const) {
    for (const key of kept) sessionStorage.setItem(key, "{}")
    const tab = openPage()
    await until(tab, { auth: "loggedIn" })
    tab.send(because === "tab.expired" ? { type: because, userId: "erika" } : { type: because })
    await until(tab, { auth: state })
    expect(left()).toEqual(stays)
    tab.stop()
  }
})

it("deletes the user's drafts on sign-out, and keeps those of other users and of an expired session", async () => {
  const draft = (userId: string) => JSON.stringify({ userId })
  const kept = { "cms-draft:7:a": "erika", "price-draft:3": "erika", "cms-draft:8:b": "max" }
  const left = () => Object.keys(kept).filter((key) => localStorage.getItem(key) !== null)
  for (const [because, state, stays] of [
    ["tab.expired", { expired: "notified" }, Object.keys(kept)],
    ["user.signOut", "loggedOut", ["cms-draft:8:b"]]
  ] as const) {
    for (const [key, userId] of Object.entries(kept)) localStorage.setItem(key, draft(userId))
    const tab = openPage()
    await until(tab, { auth: "loggedIn" })
    tab.send(because === "tab.expired" ? { type: because, userId: "erika" } : { type: because })
    await until(tab, { auth: state })
    expect(left()).toEqual(stays)
    tab.stop()
  }
})
