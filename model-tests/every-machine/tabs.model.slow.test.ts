import { describe, expect, it } from "vitest"
import { longRun } from "../../tools/long-runs.ts"
import { fakeAccountServer } from "../data/fake-account-server.ts"
import { type BrowserKind, simulatedBrowser, type Tab } from "../harness/browser.ts"
import { simulatedNetwork, waysByChance } from "../harness/network.ts"

const hour = 3_600_000
/** Simulated hours: a full day with `npm run long`. */
const hours = longRun(24, 0.5)
/** Settings of a browser with ten tabs of a signed-in user. */
interface Settings extends BrowserKind {
  /** Share of the requests whose response is lost, before or after the server has done its work. */
  readonly lost: number
  readonly hasGrace: boolean
}
const settings: Settings = {
  hasLocks: true,
  hasChannel: true,
  clockError: 0,
  isInStep: false,
  lost: 0.05,
  hasGrace: true
}

const openTabs = ({ lost, hasGrace, ...kind }: Settings) => {
  const usual = waysByChance(20_261_121, lost)
  let isOffline = false
  const network = simulatedNetwork(() => ({ ...usual(), ...(isOffline ? { lost: "there" } : {}) }))
  const browser = simulatedBrowser(kind, network, (now) => fakeAccountServer(now, { hasGrace }))
  browser.jar.keep(browser.accounts.signIn("erika"))
  const tabs: Array<Tab> = []
  // the tabs are opened one after the other, or all at once if they run in step
  for (let index = 0; index < 10; index++)
    network.clock.setTimeout(() => tabs.push(browser.openTab(index)), kind.isInStep ? 0 : index * 1_700)
  const sumOf = (each: (tab: Tab) => number): number => tabs.reduce((sum, tab) => sum + each(tab), 0)
  return {
    server: browser.accounts.counts,
    counts: () => ({
      ...network.counts,
      toasts: sumOf(({ seen }) => seen.toasts),
      reloads: sumOf(({ seen }) => seen.loads)
    }),
    pass: network.pass,
    sleep: browser.sleep,
    setClock: browser.setClock,
    goOffline: (offline: boolean) => {
      isOffline = offline
    },
    /** Invalidates all refresh tokens on the server, as after the idle time. */
    end: () => browser.accounts.endAll("erika"),
    signedIn: () => tabs.filter((tab) => tab.user() === "erika").length,
    expired: () => tabs.filter((tab) => tab.matches({ auth: "expired" })).length,
    close: () => tabs.forEach((tab) => tab.close())
  }
}
type Browser = ReturnType<typeof openTabs>

/** Simulates ten tabs for the given time, and prints a summary for the test report. */
const live = async (name: string, changes: Partial<Settings>, milliseconds: number): Promise<Browser> => {
  const opened = openTabs({ ...settings, ...changes })
  await opened.pass(milliseconds)
  const { requests, lost, toasts } = opened.counts()
  console.log(
    `${name}: ${milliseconds / hour} h, ${requests} requests, ${lost} lost, ${opened.server.rotations} rotations, ` +
      `${opened.server.replays} replays, ${opened.server.reuses} revoked families, ${toasts} logouts`
  )
  return opened
}

const isWell = (opened: Browser) => {
  expect(opened.signedIn()).toBe(10)
  expect(opened.counts()).toMatchObject({ toasts: 0, reloads: 0 })
  expect(opened.server).toMatchObject({ reuses: 0, refusals: 0 })
}

describe("ten tabs with one lost answer in twenty (rule session.one-refresh)", () => {
  it.each([
    ["with locks", { hasLocks: true }],
    ["without locks", { hasLocks: false }]
  ])(`stay signed in for ${hours} of 24 hours when all act at the same moment %s`, async (name, changes) => {
    const opened = await live(name, { ...changes, isInStep: true }, hours * hour)
    isWell(opened)
    // one rotation in each window of 540 s, however many tabs request it
    expect(opened.server.rotations).toBeLessThanOrEqual((hours * hour) / 540_000)
    expect(opened.server.replays > 500 * (hours / 24), "tabs without locks get in each other's way").toBe(
      !changes.hasLocks
    )
    opened.close()
  })

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

  it.each([2 * hour, -2 * hour])("stay signed in when the clock is changed by %i ms", async (by) => {
    const opened = await live("before the clock is set", {}, 0.2 * hour)
    opened.setClock(by)
    await opened.pass(hour)
    isWell(opened)
    opened.close()
  })

  it.each([true, false])(
    "recover after a sleep longer than the session, with locks: %s",
    async (hasLocks) => {
      const opened = await live("before a sleep", { hasLocks, isInStep: true }, 0.2 * hour)
      const { rotations } = opened.server
      opened.sleep(8 * hour)
      await opened.pass(60_000)
      isWell(opened)
      expect(opened.server.rotations - rotations, "all tabs together").toBe(1)
      opened.close()
    }
  )

  it("show the end of the session once after waking up", async () => {
    const opened = await live("before a sleep without return", {}, 0.2 * hour)
    opened.end()
    opened.sleep(15 * 24 * hour)
    await opened.pass(120_000)
    expect(opened.expired()).toBe(10)
    expect(opened.counts().toasts, "once in every tab").toBe(10)
    const { requests } = opened.counts()
    await opened.pass(hour)
    expect(opened.counts().requests, "no tab goes on asking").toBe(requests)
    opened.close()
  })

  it("survive an outage of five minutes, and end after one that outlasts their token", async () => {
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

  it("lose their session without the grace period for the parent token", async () => {
    const opened = await live("without the grace", { hasGrace: false, hasLocks: false, isInStep: true }, hour)
    expect(opened.server.reuses).toBe(1)
    expect(opened.signedIn()).toBe(0)
    opened.close()
  })
})
