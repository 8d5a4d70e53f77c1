import { describe, expect, it } from "vitest"
import { periodStatisticMachine } from "../../src/machines/period-statistic.machine.ts"
import { statistic, wish } from "../data/statistics.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

type Page = Stage<typeof periodStatisticMachine>

const begin = () => stage(periodStatisticMachine, { wish })
const turned = { ...wish, from: wish.to, to: wish.from }
const byWeek = { ...wish, granularity: "Week" as const }
const port = "fetchStatistic"

const where = (page: Page): string => {
  const { value, context } = page.snapshot()
  return `${pathOf(value)}, ${context.shown === null ? "bare" : "shown"}`
}

const change = (wished: typeof wish) => (page: Page) => page.send({ type: "wish.change", wish: wished })
const actions = {
  change: change(byWeek),
  turn: change(turned),
  retry: (page: Page) => page.send({ type: "statistic.retry" }),
  wait: (page: Page) => page.wait(20_000)
}
const answer = (kind: string) => (page: Page) => page.answer(port, { kind })
const find = (page: Page) => page.answer(port, { kind: "found", statistic })
const fail = (page: Page) => page.fail(port)
const bare = { change: "loading, bare", turn: "blocked, bare" }

const table: Table<Page> = {
  "loading, bare": { way: [], leads: { ...bare, wait: "failed, bare" } },
  "full, shown": { way: [find], leads: { change: "loading, shown", turn: "blocked, bare" } },
  "loading, shown": {
    way: [find, change(byWeek)],
    leads: { turn: "blocked, bare", wait: "failed, bare" }
  },
  "empty, bare": { way: [answer("nothing")], leads: bare },
  "tooMany, bare": { way: [answer("tooMany")], leads: bare },
  "expired, bare": { way: [answer("signedOut")], leads: bare },
  "blocked, bare": { way: [change(turned)], leads: bare },
  "failed, bare": { way: [fail], leads: { ...bare, retry: "loading, bare" } }
}

describe("statistics by period (rule wire.nothing-found)", () => {
  it("follow the table in every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })

  it("are requested for every query with a valid period", () => {
    const page = begin()
    page.send({ type: "wish.change", wish: turned })
    expect(page.isStopped(port)).toBe(true)
    page.send({ type: "wish.change", wish: byWeek })
    expect(page.asked(port)).toEqual([wish, byWeek])
  })

  it("ignore the answer to a former query", async () => {
    const page = begin()
    page.send({ type: "wish.change", wish: byWeek })
    await page.answer(port, { kind: "nothing" }, 0)
    expect(where(page)).toBe("loading, bare")
    await page.answer(port, { kind: "found", statistic }, 1)
    expect(where(page)).toBe("full, shown")
    expect(page.snapshot().context).toEqual({ wish: byWeek, shown: { wish: byWeek, statistic } })
  })

  it("never show former figures under a query without figures", async () => {
    for (const kind of ["nothing", "tooMany", "signedOut"]) {
      const page = begin()
      await find(page)
      change(byWeek)(page)
      await answer(kind)(page)
      expect(where(page)).toMatch(/^(empty|tooMany|expired), bare$/u)
    }
  })

  it("wait 20 s for an answer, and keep the former figures until then", async () => {
    const page = begin()
    await find(page)
    page.send({ type: "wish.change", wish: byWeek })
    page.wait(19_999)
    expect(where(page)).toBe("loading, shown")
    page.wait(1)
    expect(where(page)).toBe("failed, bare")
    page.send({ type: "statistic.retry" })
    expect(page.asked(port)).toEqual([wish, byWeek, byWeek])
  })
})
