import { describe, expect, it } from "vitest"
import { contextOf, erika, go, max, openPage, type Page, refuse, tab } from "../data/session-page.ts"
import { sessionOf } from "../data/sessions.ts"
import { differences, pathOf, rowsOf } from "../harness/table.ts"

const where = (page: Page): string => pathOf(page.snapshot().value.auth)
const begin = () => openPage({ authCookie: null })

const says = (port: string, output: unknown) => (page: Page) =>
  page.asked(port).length > 0 && !page.isStopped(port) ? page.answer(port, output) : undefined
const isRead = (held: typeof erika) => says("readSession", { kind: "session", held })
const isRefreshed = (held: typeof erika) => says("refresh", { kind: "refreshed", held })
const byStaff = { ...erika, session: sessionOf("erika", { isImpersonated: true }) }

const ended = [go.read, tab("expired", "erika")]
const reading = [...ended, tab("signedIn", "erika")]
const readsAnew = {
  ownSignedIn: "unknown.reading",
  ownRefreshed: "unknown.reading",
  ownSwitched: "unknown.reading",
  othersSwitched: "unknown.reading",
  othersSignedIn: "reloading",
  othersRefreshed: "reloading"
}

describe("a page whose session has ended (rule session.other-user: another user id in another tab reloads the page)", () => {
  it("continues for the same user, and is reloaded for another one", async () => {
    const rows = await rowsOf(
      begin,
      where,
      {
        ownSignedIn: tab("signedIn", "erika"),
        ownRefreshed: tab("refreshed", "erika"),
        ownSwitched: tab("switched", "erika"),
        ownSignedOut: tab("signedOut", "erika"),
        ownExpired: tab("expired", "erika"),
        othersSignedIn: tab("signedIn", "max"),
        othersRefreshed: tab("refreshed", "max"),
        othersSwitched: tab("switched", "max"),
        othersSignedOut: tab("signedOut", "max"),
        othersExpired: tab("expired", "max"),
        isErika: isRead(erika),
        isMax: isRead(max),
        isErikaByStaff: isRead(byStaff),
        isRefreshedErika: isRefreshed(erika),
        isRefreshedMax: isRefreshed(max),
        isRefreshedByStaff: isRefreshed(byStaff)
      },
      {
        "expired.notified": { way: ended, leads: readsAnew },
        "loggedOut.quiet": { way: [go.read, tab("signedOut", "erika")], leads: readsAnew },
        "unknown.reading": {
          way: reading,
          leads: {
            othersSignedIn: "reloading",
            othersRefreshed: "reloading",
            isErika: "loggedIn.fresh",
            isMax: "reloading",
            isErikaByStaff: "reloading"
          }
        },
        "unknown.restoring": {
          way: [...reading, go.stale],
          leads: {
            ...readsAnew,
            isRefreshedErika: "loggedIn.fresh",
            isRefreshedMax: "reloading",
            isRefreshedByStaff: "reloading"
          }
        },
        "unknown.unread": { way: [...reading, go.unread], leads: readsAnew }
      }
    )
    expect(differences(rows)).toEqual([])
  })

  const after = async (...steps: ReadonlyArray<(page: Page) => unknown>) => {
    const page = begin()
    for (const step of steps) await step(page)
    return page
  }

  it("keeps its owner, and no other data of that user", async () => {
    const signedOut = tab("signedOut", "erika")
    for (const way of [[signedOut], [tab("expired", "erika")], [go.signOut, signedOut]]) {
      const { watch, former } = contextOf(await after(go.read, ...way))
      expect([watch, former]).toEqual([null, { userId: "erika", isImpersonated: false }])
    }
    const none = contextOf(await after(go.none))
    expect([none.watch, none.former]).toEqual([null, null])
  })

  it("belongs to the last user", async () => {
    const signsIn = (page: Page) => page.send({ type: "user.signedIn", held: max })
    const way = [...ended, signsIn, tab("signedOut", "max")]
    expect(where(await after(...way, tab("signedIn", "erika")))).toBe("reloading")
    expect(where(await after(...way, tab("signedIn", "max")))).toBe("unknown.reading")
  })

  it("is reloaded once, without a message to other tabs, and hides its notice", async () => {
    const page = await after(...ended, tab("signedIn", "max"))
    expect([page.effects("reloadPage"), page.effects("hideToast")]).toEqual([[{}], [{ toast: "expired" }]])
    expect([page.effects("broadcast"), page.asked("signOut"), page.asked("readSession").length]).toEqual([
      [],
      [],
      1
    ])
  })

  it("does not show the end of the session if another user is signed in already", async () => {
    const ending = await after(go.read, go.look, go.miss, refuse)
    tab("signedIn", "max")(ending)
    expect([where(ending), ending.isStopped("signOut"), ending.effects("showToast")]).toEqual([
      "reloading",
      true,
      []
    ])
  })
})
