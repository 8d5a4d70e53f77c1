import { describe, expect, it } from "vitest"
import {
  beginWatch,
  isDue,
  isLater,
  isLost,
  keepLook,
  keepNew,
  keepSilence,
  pauseBefore,
  serverTime,
  type TokenWatch
} from "./token-watch.ts"

/**
 * A token with a lifetime of 900 s, received when the browser's clock, which is independent of the server's clock,
 * shows 10 000 s.
 */
const held = {
  session: {
    userId: "erika",
    roles: [],
    expiresAt: 1_900_000,
    serverNow: 1_000_000,
    firstName: "",
    lastName: "",
    hasAnyOrder: false,
    isImpersonated: false
  },
  heardAt: 10_000_000
}
const watch = beginWatch(held)
const at = (second: number, cookieExpiry: number | null = 1_900_000) => ({
  localNow: 10_000_000 + second * 1_000,
  cookieExpiry
})
const looked = (...seconds: ReadonlyArray<number>): TokenWatch =>
  seconds.reduce((before, second) => keepLook(before, at(second)), watch)

it("the server's time is its last time plus the time passed in the browser", () => {
  expect(serverTime(held, 10_005_000)).toBe(1_005_000)
})

it("two expiry times of cookies are compared in whole seconds", () => {
  expect([null, 1_900_000, 1_900_999, 1_901_000].map((each) => isLater(each, 1_900_000))).toEqual([
    false,
    false,
    false,
    true
  ])
})

describe("a token is due", () => {
  it("300 s plus the jitter before its expiry", () => {
    expect([599, 600].map((second) => isDue(watch, at(second), 0))).toEqual([false, true])
    expect([480, 481].map((second) => isDue(watch, at(second), 119_000))).toEqual([false, true])
  })

  it("only at its expiry if no later token can be had, otherwise not before its start", () => {
    const lasting = (life: number) =>
      keepNew({ ...held, session: { ...held.session, expiresAt: 1_000_000 + life * 1_000 } })
    const last = lasting(419)
    expect([last.isLast, lasting(420).isLast, lasting(900).isLast, watch.isLast]).toEqual([
      true,
      false,
      false,
      false
    ])
    expect([1, 418].map((second) => isDue(last, at(second), 119_000))).toEqual([false, false])
    expect([isDue(last, at(419), 0), isDue(last, at(1, null), 0)]).toEqual([true, true])
    expect(isDue(lasting(421), at(1), 119_000)).toBe(false)
    expect(last.expiresAt).toBe(1_419_000)
  })

  it("if its cookie is missing", () => {
    expect(isDue(watch, at(1, null), 0)).toBe(true)
  })

  it("when the clock was set back by more than 30 s, until the server tells the time", () => {
    expect([-30, -31].map((second) => isDue(watch, at(second), 0))).toEqual([false, true])
    const doubtful = keepLook(looked(100), at(60))
    expect(isDue(doubtful, at(65), 0)).toBe(true)
    expect(isDue(keepLook(doubtful, at(65)), at(70), 0)).toBe(true)
    expect(isDue(keepLook(looked(100), at(70)), at(75), 0)).toBe(false)
  })
})

describe("a session is lost", () => {
  it("only after its expiry and 300 s without an answer", () => {
    const silent = { ...looked(890), unreachableSince: at(600).localNow }
    expect([899, 900].map((second) => isLost(silent, at(second)))).toEqual([false, true])
    const early = { ...looked(890), unreachableSince: at(500).localNow }
    expect(isLost(early, at(899)), "399 s of silence").toBe(false)
    const late = { ...looked(900), unreachableSince: at(650).localNow }
    expect([949, 950].map((second) => isLost(late, at(second)))).toEqual([false, true])
    expect(isLost(looked(900), at(1_000))).toBe(false)
  })

  it("not because of time during which the tab slept, or after the clock was set back", () => {
    const silent = { ...looked(900), unreachableSince: at(500).localNow }
    expect(isLost(silent, at(1_020))).toBe(true)
    expect(isLost(silent, at(1_021))).toBe(false)
    expect(keepLook(silent, at(1_020)).unreachableSince).toBe(at(500).localNow)
    expect(keepLook(silent, at(1_021)).unreachableSince).toBeNull()
    expect(keepLook(silent, at(869)).unreachableSince).toBeNull()
  })

  it("counted from the last check before the first failure", () => {
    const first = keepSilence(looked(500))
    expect(first.unreachableSince).toBe(at(500).localNow)
    expect(keepSilence(keepLook(first, at(510))).unreachableSince).toBe(at(500).localNow)
    expect(keepSilence(watch).unreachableSince).toBe(held.heardAt)
  })
})

it("retries after 0.5, 1, 2 and 4 s, then no more", () => {
  expect([1, 2, 3, 4, 5].map(pauseBefore)).toEqual([500, 1_000, 2_000, 4_000, undefined])
})
