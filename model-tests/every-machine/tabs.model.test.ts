import { describe, expect, it } from "vitest"
import { longRun } from "../../tools/long-runs.ts"
import { browser, type BrowserSettings } from "../harness/browser.ts"

const hour = 3_600_000
/** A whole day by `npm run long`. */
const hours = longRun(24, 0.5)
const settings: BrowserSettings = {
  tabs: 10,
  seed: 20_261_121,
  hasLocks: true,
  hasChannel: true,
  clockError: 0,
  lost: 0.05
}

/** Days in the life of ten tabs, told in the report of a test run. */
const live = async (name: string, changes: Partial<BrowserSettings>, milliseconds: number) => {
  const opened = browser({ ...settings, ...changes })
  await opened.pass(milliseconds)
  const { requests, lost, toasts } = opened.counts
  console.log(
    `${name}: ${milliseconds / hour} h, ${requests} requests, ${lost} lost, ${opened.server.rotations} rotations, ` +
      `${opened.server.replays} replays, ${opened.server.revocations} revoked families, ${toasts} logouts`
  )
  return opened
}
type Browser = Awaited<ReturnType<typeof live>>

const isWell = (opened: Browser) => {
  expect(opened.signedIn()).toBe(10)
  expect(opened.counts).toMatchObject({ toasts: 0, reloads: 0 })
  expect(opened.server).toMatchObject({ revocations: 0, refusals: 0 })
}

describe("ten tabs with one answer of twenty lost (rule session.one-refresh)", () => {
  it.each([
    ["with locks", { hasLocks: true }],
    ["without locks", { hasLocks: false }]
  ])(
    `all in step stay signed in for ${hours} of 24 hours %s`,
    async (name, changes) => {
      const opened = await live(name, { ...changes, isInStep: true }, hours * hour)
      isWell(opened)
      // one rotation in each window of 540 s, however many tabs ask for it
      expect(opened.server.rotations).toBeLessThanOrEqual((hours * hour) / 540_000)
      expect(opened.server.replays > 500 * (hours / 24), "tabs without locks get in each other's way").toBe(
        !changes.hasLocks
      )
      opened.close()
    },
    // twenty seconds on a free machine
    180_000
  )

  it.each([
    ["one after the other", {}],
    ["without a channel", { hasChannel: false }],
    ["without locks and channel", { hasChannel: false, hasLocks: false }],
    ["with the clock two hours ahead", { clockError: 2 * hour }],
    ["with the clock two hours behind", { clockError: -2 * hour }],
    ["with the clock a day behind, without locks", { clockError: -24 * hour, hasLocks: false }],
    ["with half of the answers lost, in step without locks", { lost: 0.5, hasLocks: false, isInStep: true }]
  ])("stay signed in %s", async (name, changes) => {
    const opened = await live(name, changes, 3 * hour)
    isWell(opened)
    opened.close()
  })

  it.each([2 * hour, -2 * hour])("stay signed in when the clock is set by %i ms", async (by) => {
    const opened = await live("before the clock is set", {}, 0.2 * hour)
    opened.setClock(by)
    await opened.pass(hour)
    isWell(opened)
    opened.close()
  })

  it.each([true, false])("wake after a sleep past the end, with locks: %s", async (hasLocks) => {
    const opened = await live("before a sleep", { hasLocks, isInStep: true }, 0.2 * hour)
    const { rotations } = opened.server
    opened.sleep(8 * hour)
    await opened.pass(60_000)
    isWell(opened)
    expect(opened.server.rotations - rotations, "all tabs together").toBe(1)
    opened.close()
  })

  it("wake to be told once that the session has ended", async () => {
    const opened = await live("before a sleep without return", {}, 0.2 * hour)
    opened.end()
    opened.sleep(15 * 24 * hour)
    await opened.pass(120_000)
    expect(opened.expired()).toBe(10)
    expect(opened.counts.toasts, "once in every tab").toBe(10)
    const { requests } = opened.counts
    await opened.pass(hour)
    expect(opened.counts.requests, "nobody goes on asking").toBe(requests)
    opened.close()
  })

  it("bear an outage of five minutes, and end with one that outlasts their token", async () => {
    const opened = await live("before an outage", {}, 0.1 * hour)
    opened.goOffline(true)
    await opened.pass(5 * 60_000)
    opened.goOffline(false)
    await opened.pass(60_000)
    isWell(opened)
    opened.goOffline(true)
    await opened.pass(25 * 60_000)
    expect(opened.expired()).toBe(10)
    opened.close()
  })

  it("would lose their family without the grace for the parent", async () => {
    const opened = await live("without the grace", { hasGrace: false, hasLocks: false, isInStep: true }, hour)
    expect(opened.server.revocations).toBe(1)
    expect(opened.signedIn()).toBe(0)
    opened.close()
  })
})
