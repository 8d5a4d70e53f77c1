import { describe, expect, it } from "vitest"
import { type DownloadInput, exportMachine } from "../../src/machines/export.machine.ts"
import { fileOf, orders, sales, turnedOrders } from "../data/statistics.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

type Page = Stage<typeof exportMachine>

const begin = (source = orders) => stage(exportMachine, { source }, ["saveFile"])
const minute = 60_000
const longestAnswer = 20_000

const where = (page: Page): string => {
  const { value, context } = page.snapshot()
  const state = pathOf(value)
  return ["failed", "uncounted"].includes(state) ? `${state}: ${context.refusal}` : state
}

const rows = (attempt: number, count: number) => ({
  type: "rows.arrived",
  attempt,
  rows: count,
  total: 5
})
const actions = {
  orders: (page: Page) => page.send({ type: "source.change", source: orders }),
  sales: (page: Page) => page.send({ type: "source.change", source: sales }),
  turned: (page: Page) => page.send({ type: "source.change", source: turnedOrders }),
  count: (page: Page) => page.send({ type: "export.count" }),
  download: (page: Page) => page.send({ type: "export.download" }),
  cancel: (page: Page) => page.send({ type: "export.cancel" }),
  minute: (page: Page) => page.wait(minute)
}
const counted = (page: Page) => page.answer("count", { kind: "counted", total: 5 })
const none = (page: Page) => page.answer("count", { kind: "counted", total: 0 })
const uncounted = (page: Page) => page.fail("count")
const download = (page: Page) => page.send({ type: "export.download" })
const whole = (page: Page) => page.answer("download", { kind: "fetched", file: fileOf(5, 5) })
const short = (page: Page) => page.answer("download", { kind: "fetched", file: fileOf(4, 5) })
const anew = { orders: "counting", sales: "idle", turned: "blocked" }
const again = { ...anew, download: "downloading.waiting" }

const table: Table<Page> = {
  counting: { way: [], leads: { ...anew, minute: "uncounted: unreachable" } },
  "uncounted: unreachable": { way: [uncounted], leads: { ...anew, count: "counting" } },
  "uncounted: signedOut": {
    way: [(page) => page.answer("count", { kind: "refused", refusal: "signedOut" })],
    leads: { ...anew, count: "counting" }
  },
  counted: { way: [counted], leads: again },
  idle: { way: [(page) => page.send({ type: "source.change", source: sales })], leads: again },
  blocked: { way: [(page) => page.send({ type: "source.change", source: turnedOrders })], leads: anew },
  "downloading.waiting": {
    way: [counted, download],
    leads: { ...anew, cancel: "cancelled", minute: "failed: cut" }
  },
  done: { way: [counted, download, whole], leads: again },
  "failed: cut": { way: [counted, download, short], leads: again },
  "failed: unreachable": { way: [counted, download, (page) => page.fail("download")], leads: again },
  "failed: tooMany": {
    way: [counted, download, (page) => page.answer("download", { kind: "refused", refusal: "tooMany" })],
    leads: again
  },
  cancelled: { way: [counted, download, (page) => page.send({ type: "export.cancel" })], leads: again }
}

const isDownload = (asked: unknown): asked is DownloadInput =>
  typeof asked === "object" && asked !== null && "onRows" in asked

/** Reports the progress of a download attempt that is still reading. */
const tell = (page: Page, attempt: number, count: number): void => {
  const asked = page.asked("download")[attempt]
  if (!isDownload(asked)) throw new Error("Only a download reports rows")
  asked.onRows(count, 5)
}

describe("exports (rule desk.exports)", () => {
  it("follow the table in every state", async () => {
    expect(differences(await rowsOf(() => begin(), where, actions, table))).toEqual([])
  })

  it("count orders first, and offer no file if there are none", async () => {
    const page = begin()
    expect(page.asked("count")).toEqual([orders])
    await none(page)
    page.send({ type: "export.download" })
    expect(where(page)).toBe("counted")
    expect(page.asked("download")).toEqual([])
  })

  it("request nothing for a period that the server would refuse", () => {
    const page = begin(turnedOrders)
    page.send({ type: "export.download" })
    expect(where(page)).toBe("blocked")
    expect([page.asked("count"), page.asked("download")]).toEqual([[], []])
  })

  it("download other files without counting", () => {
    const page = begin(sales)
    expect(page.asked("count")).toEqual([])
    page.send({ type: "export.download" })
    expect(page.asked("download")).toMatchObject([{ source: sales }])
  })

  it("show the received rows of the total announced by the server, not of the earlier count", async () => {
    const page = begin()
    await page.answer("count", { kind: "counted", total: 4 })
    download(page)
    tell(page, 0, 3)
    expect(page.snapshot().context).toMatchObject({ rows: 3, total: 5 })
  })

  it("save a file once, and only a complete one", async () => {
    const page = begin()
    await counted(page)
    download(page)
    await short(page)
    expect(page.effects("saveFile"), "four of five rows").toEqual([])
    download(page)
    await whole(page)
    expect(page.effects("saveFile")).toEqual([fileOf(5, 5)])
    expect(page.snapshot().context.name).toBe("bestellungen-2026-03-31.csv")
  })

  it("distinguish an interrupted download from a missing answer", async () => {
    const page = begin()
    await counted(page)
    download(page)
    await page.fail("download")
    expect(where(page)).toBe("failed: unreachable")
    download(page)
    tell(page, 1, 2)
    await page.fail("download")
    expect(where(page)).toBe("failed: cut")
    expect(page.effects("saveFile")).toEqual([])
  })

  it("show the reason of the last failure, not of an earlier one", async () => {
    const page = begin()
    const silence = async (waiting: Page) => {
      waiting.wait(longestAnswer)
    }
    for (const end of [uncounted, silence]) {
      await page.answer("count", { kind: "refused", refusal: "forbidden" })
      expect(where(page)).toBe("uncounted: forbidden")
      page.send({ type: "export.count" })
      await end(page)
      expect(where(page)).toBe("uncounted: unreachable")
      page.send({ type: "export.count" })
    }
    await counted(page)
    download(page)
    await page.answer("download", { kind: "refused", refusal: "tooMany" })
    expect(where(page)).toBe("failed: tooMany")
    download(page)
    await page.fail("download")
    expect(where(page)).toBe("failed: unreachable")
  })

  it("stop after cancelling, and ignore late rows and files", async () => {
    const page = begin()
    await counted(page)
    download(page)
    page.send({ type: "export.cancel" })
    expect(page.isStopped("download")).toBe(true)
    download(page)
    tell(page, 0, 4)
    expect(page.snapshot().context.rows, "of the former attempt").toBe(0)
    await page.answer("download", { kind: "fetched", file: fileOf(5, 5) }, 0)
    expect(where(page)).toBe("downloading.waiting")
    expect(page.effects("saveFile")).toEqual([])
  })

  it("continue while rows arrive, and stop after a minute without any", async () => {
    const page = begin()
    await counted(page)
    download(page)
    for (const count of [1, 2, 3]) {
      page.wait(minute - 1)
      page.send(rows(1, count))
    }
    expect(where(page)).toBe("downloading.waiting")
    page.wait(minute - 1)
    expect(where(page)).toBe("downloading.waiting")
    page.send(rows(0, 5))
    page.wait(1)
    expect(where(page)).toBe("failed: cut")
    expect(page.isStopped("download")).toBe(true)
  })

  it("wait 20 s for a count, and ignore the count for another filter", async () => {
    const page = begin()
    page.wait(longestAnswer - 1)
    expect(where(page)).toBe("counting")
    page.send({ type: "source.change", source: orders })
    await page.answer("count", { kind: "counted", total: 7 }, 0)
    expect(where(page)).toBe("counting")
    page.wait(longestAnswer)
    expect(where(page)).toBe("uncounted: unreachable")
  })

  it("forget the count of a former filter", async () => {
    const page = begin()
    await counted(page)
    expect(page.snapshot().context.total).toBe(5)
    page.send({ type: "source.change", source: orders })
    expect(page.snapshot().context.total).toBeNull()
  })
})
