import { describe, expect, it } from "vitest"
import { loadedRows } from "../../src/domain/editing/edited-rows.ts"
import { editedListMachine } from "../../src/machines/edited-list.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { pathOf } from "../harness/table.ts"

interface Name {
  readonly name: string
}
const one = { id: 1, version: 1, value: { name: "one" } }
const two = { id: 2, version: 1, value: { name: "two" } }
const newer = { ...one, version: 2, value: { name: "eins" } }
const begin = () => stage(editedListMachine<Name>(), { rows: loadedRows<Name>([one, two]) }, ["tellSaved"])

type Page = Stage<ReturnType<typeof editedListMachine<Name>>>

/**
 * Describes the page as one string: the state, each row that differs from the server (`M1` modified, `D1` deleted, `A`
 * added; `!` in conflict), and `told` if there are problems.
 */
const where = (page: Page): string => {
  const { value, context } = page.snapshot()
  const changed = context.rows.flatMap(({ change, id, theirs }) =>
    change === "Unchanged" && theirs === null
      ? []
      : [`${change.charAt(0)}${id === 0 ? "" : id}${theirs === null ? "" : "!"}`]
  )
  return [pathOf(value), ...changed, ...(context.problems.length > 0 ? ["told"] : [])].join(" ")
}

const edit = (page: Page) => page.send({ type: "row.edit", key: "row-1", value: { name: "uno" } })
const save = (page: Page) => page.send({ type: "list.save" })
const fail = (page: Page) => page.fail("save")
const loaded = (kept: ReadonlyArray<object>) => (page: Page) =>
  page.answer("load", { kind: "loaded", rows: kept })

describe("a list after a lost answer", () => {
  it("keeps its input, and sends it again", async () => {
    const page = begin()
    edit(page)
    save(page)
    await fail(page)
    save(page)
    expect(page.asked("save"), "the list is read first").toHaveLength(1)
    await loaded([one, two])(page)
    expect(page.asked("save")).toHaveLength(2)
    expect(page.asked("save")[1]).toEqual(page.asked("save")[0])
  })

  it("adds nothing twice, even if something else was changed since", async () => {
    const page = begin()
    page.send({ type: "row.add", key: "new", value: { name: "three " } })
    save(page)
    await fail(page)
    const arrived = { id: 3, version: 1, value: { name: "three" } }
    save(page)
    await loaded([one, two, arrived])(page)
    expect(where(page)).toBe("open.saved")
    expect(page.effects("tellSaved")).toHaveLength(1)

    page.send({ type: "row.add", key: "newer", value: { name: "four" } })
    save(page)
    await fail(page)
    edit(page)
    save(page)
    expect(where(page)).toBe("checking M1 A")
    await loaded([one, two, arrived, { id: 4, version: 1, value: { name: "four" } }])(page)
    expect(where(page)).toBe("saving M1")
  })

  it("asks about rows changed elsewhere when it is read again", async () => {
    const page = begin()
    edit(page)
    save(page)
    await fail(page)
    save(page)
    await loaded([newer, two])(page)
    expect(where(page)).toBe("conflict M1!")
  })

  it("times out after exactly 20 s", async () => {
    const page = begin()
    edit(page)
    save(page)
    page.wait(19_999)
    expect(where(page)).toBe("saving M1")
    page.wait(1)
    expect(where(page)).toBe("open.failed M1")
    save(page)
    page.wait(20_000)
    expect(where(page)).toBe("open.failed M1")
  })

  it("does not add a row stored in the tab that the server already has", () => {
    const page = begin()
    const added = { key: "new", id: 0, version: 0, change: "Added" as const, server: null, theirs: null }
    page.send({ type: "edits.recalled", rows: [{ ...added, value: { name: "two" } }] })
    expect(where(page)).toBe("open.showing")
  })

  it("is read for at most 20 s, and reports a missing answer or session", async () => {
    const unsure = async () => {
      const page = begin()
      edit(page)
      save(page)
      page.wait(20_000)
      expect(where(page), "no answer").toBe("open.failed M1")
      save(page)
      expect([where(page), page.asked("load")]).toEqual(["checking M1", [{}]])
      return page
    }
    const failed = await unsure()
    await failed.fail("load")
    expect(where(failed)).toBe("open.failed M1")
    const late = await unsure()
    late.wait(20_000)
    expect(where(late)).toBe("open.failed M1")
    const expired = await unsure()
    await expired.answer("load", { kind: "signedOut" })
    expect(where(expired)).toBe("open.expired M1")
  })

  it("needs no further check once the page has loaded it", async () => {
    const page = begin()
    edit(page)
    save(page)
    await fail(page)
    page.send({ type: "list.loaded", rows: [one, two] })
    save(page)
    expect(where(page)).toBe("saving M1")
  })
})
