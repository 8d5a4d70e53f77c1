import { describe, expect, it } from "vitest"
import { chunkReloadMachine } from "../../src/machines/chunk-reload.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

type Page = Stage<typeof chunkReloadMachine>

const begin = (sinceReload: number | null) => stage(chunkReloadMachine, { sinceReload }, ["reloadPage"])
const where = (page: Page): string => `${pathOf(page.snapshot().value)}, ${page.effects("reloadPage").length}`

const actions = {
  fails: (page: Page) => page.send({ type: "chunk.failed" }),
  "waits 39 999 ms": (page: Page) => page.wait(39_999),
  "waits 40 000 ms": (page: Page) => page.wait(40_000),
  "waits 59 999 ms": (page: Page) => page.wait(59_999),
  "waits 60 000 ms": (page: Page) => page.wait(60_000)
}

/**
 * A page reloads for a missing chunk at most once per 60 s (rule page.chunk-reload); the number of reloads follows the
 * state.
 */
const rested: Table<Page> = {
  "ready, 0": { way: [], leads: { fails: "reloading, 1" } },
  "reloading, 1": { way: [actions.fails], leads: { "waits 60 000 ms": "ready, 1" } },
  "ready, 1": { way: [actions.fails, actions["waits 60 000 ms"]], leads: { fails: "reloading, 2" } }
}
/** The last reload was 20 s ago: no reload in the next 40 s, whatever fails. */
const over = {
  "waits 40 000 ms": "ready, 0",
  "waits 59 999 ms": "ready, 0",
  "waits 60 000 ms": "ready, 0"
}
const resting: Table<Page> = {
  "resting.quiet, 0": { way: [], leads: { fails: "resting.stranded, 0", ...over } },
  "resting.stranded, 0": { way: [actions.fails], leads: over },
  "ready, 0": { way: [actions["waits 40 000 ms"]], leads: { fails: "reloading, 1" } },
  "reloading, 1": {
    way: [actions.fails, actions["waits 40 000 ms"], actions.fails],
    leads: { "waits 60 000 ms": "ready, 1" }
  }
}

describe("the reload for a missing chunk (rule page.chunk-reload)", () => {
  it("follows the table in a tab that never reloaded", async () => {
    expect(differences(await rowsOf(() => begin(null), where, actions, rested))).toEqual([])
  })

  it("follows the table in a tab that has just reloaded", async () => {
    expect(differences(await rowsOf(() => begin(20_000), where, actions, resting))).toEqual([])
  })

  it("is possible again after the pause, which another failure does not restart", () => {
    const page = begin(20_000)
    page.wait(39_999)
    actions.fails(page)
    page.wait(1)
    expect(where(page)).toBe("ready, 0")
  })
})

describe("chunkReload (rule page.chunk-reload)", () => {
  const fail = { type: "chunk.failed" }

  it("reloads once for a missing chunk, however often it fails", () => {
    const page = begin(null)
    page.send(fail)
    page.send(fail)
    expect(page.effects("reloadPage")).toHaveLength(1)
  })

  it("reloads again 60 s after the last reload, not 1 ms before", () => {
    for (const [since, reloads] of [
      [59_999, 0],
      [60_000, 1]
    ] as const) {
      const page = begin(since)
      page.send(fail)
      expect(page.effects("reloadPage")).toHaveLength(reloads)
    }
    const page = begin(20_000)
    page.wait(39_999)
    page.send(fail)
    expect(page.effects("reloadPage")).toHaveLength(0)
    expect(page.snapshot().value, "the error page must do").toEqual({ resting: "stranded" })
    page.wait(1)
    page.send(fail)
    expect(page.effects("reloadPage")).toHaveLength(1)
  })

  it("tries again if the browser did not reload", () => {
    const page = begin(null)
    page.send(fail)
    page.wait(60_000)
    page.send(fail)
    expect(page.effects("reloadPage")).toHaveLength(2)
  })
})
