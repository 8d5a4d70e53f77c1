// @vitest-environment jsdom
import { describe, expect, it } from "vitest"
import type { SessionEvent } from "../../machines/session.machine.ts"
import { watchPage } from "./session-signs.ts"
import { startSession } from "./start-session.ts"

describe("what a page hears", () => {
  it("is that the tab is seen again, and no input that a script made", () => {
    const heard: Array<SessionEvent> = []
    const stop = watchPage((event) => heard.push(event), document, window)
    document.dispatchEvent(new Event("keydown"))
    expect(heard).toEqual([])
    document.dispatchEvent(new Event("visibilitychange"))
    window.dispatchEvent(new Event("pageshow"))
    window.dispatchEvent(new Event("online"))
    const woke = { type: "page.woke" }
    // jsdom begins visible
    expect([document.visibilityState, heard]).toEqual(["visible", [woke, woke, woke]])
    stop()
    window.dispatchEvent(new Event("pageshow"))
    document.dispatchEvent(new Event("visibilitychange"))
    expect(heard).toHaveLength(3)
  })
})

it("signs a person out in every tab, and leads him where the page wants", async () => {
  const told: Array<string> = []
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
  const page = () =>
    startSession({
      calls: {
        read: silence,
        refresh: silence,
        signInByCookie: silence,
        renew: silence,
        signOut: () => Promise.resolve({ type: "ok", value: { userSwitched: false } })
      },
      authCookie: null,
      pageSession: () => ({ session, canRefresh: false }),
      showToast: (toast) => told.push(`shows ${toast}`),
      hideToast: (toast) => told.push(`hides ${toast}`),
      goTo: (address) => told.push(`goes to ${address}`)
    })
  const [one, other] = [page(), page()]
  const until = (tab: typeof one, state: Parameters<ReturnType<typeof one.getSnapshot>["matches"]>[0]) =>
    new Promise<void>((resolve) => {
      tab.subscribe((snapshot) => {
        if (snapshot.matches(state)) resolve()
      })
      if (tab.getSnapshot().matches(state)) resolve()
    })
  await Promise.all([until(one, { auth: "loggedIn" }), until(other, { auth: "loggedIn" })])
  one.send({ type: "logoutRoute.store", route: "/benutzerkonto/anmeldung" })
  const ends = [until(one, { auth: "loggedOut" }), until(other, { auth: "loggedOut" })]
  one.send({ type: "user.signOut" })
  await Promise.all(ends)
  await until(one, { route: "outside" })
  expect(told).toContain("shows signedOut")
  expect(told).toContain("goes to /benutzerkonto/anmeldung?ReturnUrl=%2F")
  one.stop()
  other.stop()
})
