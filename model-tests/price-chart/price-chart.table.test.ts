import { describe, expect, it } from "vitest"
import { priceChartMachine } from "../../src/machines/price-chart.machine.ts"
import { chartOf, chartWishes } from "../data/price-charts.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, rowsOf, type Table } from "../harness/table.ts"

type Page = Stage<typeof priceChartMachine>

const { year, quarter, bavaria } = chartWishes
const port = "fetchChart"
const begin = () => stage(priceChartMachine, { wish: year, data: chartOf("year") })

const nameOf = (wish: unknown): string =>
  Object.entries(chartWishes).find(([, each]) => each === wish)?.[0] ?? "?"

const where = (page: Page): string => {
  const { value, context } = page.snapshot()
  return `${String(value)}: ${nameOf(context.wish)} over ${context.shown.data.line.name}`
}

const actions = {
  quarter: (page: Page) => page.send({ type: "wish.change", wish: quarter }),
  year: (page: Page) => page.send({ type: "wish.change", wish: year }),
  bavaria: (page: Page) => page.send({ type: "wish.change", wish: bavaria }),
  back: (page: Page) => page.send({ type: "address.changed", wish: year }),
  retry: (page: Page) => page.send({ type: "chart.retry" }),
  wait: (page: Page) => page.wait(20_000)
}
const find = (page: Page) => page.answer(port, chartOf("quarter"))
const fail = (page: Page) => page.fail(port)

const table: Table<Page> = {
  "drawn: year over year": {
    way: [],
    leads: { quarter: "loading: quarter over year", bavaria: "loading: bavaria over year" }
  },
  "loading: quarter over year": {
    way: [actions.quarter],
    leads: {
      year: "drawn: year over year",
      back: "drawn: year over year",
      bavaria: "loading: bavaria over year",
      wait: "failed: quarter over year"
    }
  },
  "drawn: quarter over quarter": {
    way: [actions.quarter, find],
    leads: {
      year: "loading: year over quarter",
      back: "loading: year over quarter",
      bavaria: "loading: bavaria over quarter"
    }
  },
  "failed: quarter over year": {
    way: [actions.quarter, fail],
    leads: {
      retry: "loading: quarter over year",
      year: "drawn: year over year",
      back: "drawn: year over year",
      bavaria: "loading: bavaria over year"
    }
  }
}

describe("a price chart (rule price.chart)", () => {
  it("follows the table in every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })

  it("ignores answers to former selections, in any order", async () => {
    const page = begin()
    actions.quarter(page)
    actions.bavaria(page)
    expect(page.asked(port)).toEqual([quarter, bavaria])
    await page.answer(port, chartOf("late quarter"), 0)
    expect(where(page)).toBe("loading: bavaria over year")
    await page.answer(port, chartOf("bavaria"), 1)
    expect(where(page)).toBe("drawn: bavaria over bavaria")
  })

  it("does not repeat a pending request", () => {
    const page = begin()
    actions.quarter(page)
    page.send({ type: "wish.change", wish: { ...quarter } })
    page.send({ type: "address.changed", wish: { ...quarter } })
    expect(page.asked(port)).toEqual([quarter])
  })
})
