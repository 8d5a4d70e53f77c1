import { describe, expect, it } from "vitest"
import { erika, go, openPage, type Page, refuse, tab } from "../data/session-page.ts"
import { type Action, differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

const begin = () => openPage({ authCookie: null })

const answers = (port: "renew" | "readLogoutRoute", output: object | null) => async (page: Page) => {
  if (page.asked(port).length > 0) await page.answer(port, output)
}
const fails = (port: "renew" | "readLogoutRoute") => async (page: Page) => {
  if (page.asked(port).length > 0) await page.fail(port)
}
const here = "/kunde/startseite"

/** All events that start or end a session, on this page or in another tab. */
const ofTheSession = {
  "signed in": (page: Page) => page.send({ type: "user.signedIn", held: erika }),
  "signs out": go.signOut,
  "own signed out": tab("signedOut", "erika"),
  "own expired": tab("expired", "erika"),
  "own switched": tab("switched", "erika"),
  "own refreshed": tab("refreshed", "erika"),
  "other signed in": tab("signedIn", "max"),
  woke: (page: Page) => page.send({ type: "page.woke" })
}
const touches = (page: Page) => page.send({ type: "user.acted" })
const minutes5 = (page: Page) => page.wait(300_000)
const seconds20 = (page: Page) => page.wait(20_000)

describe("the renewal every five minutes (rule session.renewal)", () => {
  /**
   * Describes the page as one string: the state, and the renewal calls to the server, each with or without user input.
   */
  const where = (page: Page): string => {
    const renewals = page
      .asked("renew")
      .map((asked) => (JSON.stringify(asked) === '{"isActive":true}' ? "active" : "idle"))
    return [pathOf(page.snapshot().value.renewal), ...renewals].join(" ")
  }
  const actions = {
    ...ofTheSession,
    input: touches,
    renewed: answers("renew", null),
    "not renewed": fails("renew"),
    "20 s": seconds20,
    "299.999 s": (page: Page) => page.wait(299_999),
    "300 s": minutes5
  }
  /** The session has ended, or its user is unknown. */
  const ends = (suffix: string) =>
    Object.fromEntries(
      ["signs out", "own signed out", "own expired", "own switched", "other signed in"].map((action) => [
        action,
        `off${suffix}`
      ])
    )
  const { read } = go

  const table: Table<Page> = {
    off: { way: [], leads: { "signed in": "waiting.untouched" } },
    "waiting.untouched": {
      way: [read],
      leads: { ...ends(""), input: "waiting.touched", "300 s": "renewingUntouched idle" }
    },
    "waiting.touched": {
      way: [read, touches],
      leads: { ...ends(""), "300 s": "renewingTouched active" }
    },
    "renewingUntouched idle": {
      way: [read, minutes5],
      leads: {
        ...ends(" idle"),
        // the input is reported with the next renewal
        input: "waiting.touched idle",
        renewed: "waiting.untouched idle",
        "not renewed": "waiting.untouched idle",
        "20 s": "waiting.untouched idle",
        "299.999 s": "waiting.untouched idle",
        "300 s": "waiting.untouched idle"
      }
    },
    "renewingTouched active": {
      way: [read, touches, minutes5],
      leads: {
        ...ends(" active"),
        renewed: "waiting.untouched active",
        // the input was not reported
        "not renewed": "waiting.touched active",
        "20 s": "waiting.touched active",
        "299.999 s": "waiting.touched active",
        "300 s": "waiting.touched active"
      }
    },
    // the late response to a renewal that has timed out is ignored
    "waiting.touched active": {
      way: [read, touches, minutes5, seconds20],
      leads: { ...ends(" active"), "300 s": "renewingTouched active active" }
    },
    "off active": {
      way: [read, touches, minutes5, ofTheSession["own signed out"]],
      leads: { "signed in": "waiting.untouched active" }
    }
  }

  it("follows the table in every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })
})

describe("redirecting from a page for signed-in users (rule session.way-out)", () => {
  /**
   * Describes the page as one string: the state, the number of reads of the stored route, whether the page has
   * redirected the user, and whether the route was cleared.
   */
  const where = (page: Page): string => {
    const reads = page.asked("readLogoutRoute").length
    const led = page.effects("goTo").length === 0 ? [] : "led"
    const cleared = page.effects("clearLogoutRoute").length === 0 ? [] : "cleared"
    return [pathOf(page.snapshot().value.route), `#${reads}`, led, cleared].flat().join(" ")
  }
  const actions = {
    ...ofTheSession,
    "signs out and is out": async (page: Page) => {
      const calls = page.asked("signOut").length
      go.signOut(page)
      if (page.asked("signOut").length > calls) await go.signedOut(page)
    },
    "a route is there": answers("readLogoutRoute", { route: "/", here }),
    "no route is there": answers("readLogoutRoute", { route: null, here }),
    "none can be read": fails("readLogoutRoute"),
    "19.999 s": (page: Page) => page.wait(19_999),
    "20 s": seconds20
  }
  const { read } = go
  const out = ofTheSession["own signed out"]
  const route = actions["a route is there"]
  const expires: ReadonlyArray<Action<Page>> = [read, go.look, go.miss, refuse]

  const table: Table<Page> = {
    "outside #0": { way: [], leads: { "signed in": "inside #0" } },
    "inside #0": {
      way: [read],
      leads: {
        "own signed out": "leaving #1",
        "own expired": "leaving #1",
        "signs out and is out": "leaving #1"
        // a page that is being reloaded is not redirected, and a user who is being signed out is still signed in
      }
    },
    "leaving #1": {
      way: [read, out],
      leads: {
        "signed in": "inside #1",
        "a route is there": "outside #1 led cleared",
        "no route is there": "outside #1",
        "none can be read": "outside #1",
        "20 s": "outside #1"
      }
    },
    // the route is read once; a late response is ignored
    "outside #1": { way: [read, out, seconds20], leads: { "signed in": "inside #1" } },
    "outside #1 led cleared": {
      way: [read, out, route],
      leads: { "signed in": "inside #1 led cleared" }
    },
    // the user has signed in again in time, and is not redirected by the former route
    "inside #1": {
      way: [read, out, ofTheSession["signed in"]],
      leads: {
        "own signed out": "leaving #2",
        "own expired": "leaving #2",
        "signs out and is out": "leaving #2"
      }
    }
  }

  it("follows the table in every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })

  it("starts only after the end was shown to the user", async () => {
    const page = begin()
    for (const step of expires) await step(page)
    expect(where(page)).toBe("inside #0")
    await go.signedOut(page)
    expect(where(page)).toBe("leaving #1")
  })
})
