import { describe, expect, it } from "vitest"
import { loadedRows } from "../../src/domain/editing/edited-rows.ts"
import { editedListMachine } from "../../src/machines/edited-list.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

interface Name {
  readonly name: string
}
const one = { id: 1, version: 1, value: { name: "one" } }
const two = { id: 2, version: 1, value: { name: "two" } }
const rows = loadedRows<Name>([one, two])
const begin = () => stage(editedListMachine<Name>(), { rows }, ["tellSaved"])

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
const answer = (output: object) => (page: Page) => page.answer("save", output)
const saved = answer({ kind: "saved", rows: [{ ...one, version: 2, value: { name: "uno" } }, two] })
const newer = { ...one, version: 2, value: { name: "eins" } }
const stale = answer({ kind: "stale", rows: [newer, two] })
const refused = answer({ kind: "refused", problems: [{ key: "row-1", field: "name", code: "required" }] })
const signedOut = answer({ kind: "signedOut" })
const asBefore = (page: Page) => page.answer("load", { kind: "loaded", rows: [one, two] })
const fail = (page: Page) => page.fail("save")

const actions = {
  edit,
  "edit back": (page: Page) => page.send({ type: "row.edit", key: "row-1", value: { name: "one" } }),
  add: (page: Page) => page.send({ type: "row.add", key: "new", value: { name: "" } }),
  delete: (page: Page) => page.send({ type: "row.delete", key: "row-1" }),
  restore: (page: Page) => page.send({ type: "row.restore", key: "row-1" }),
  save,
  discard: (page: Page) => page.send({ type: "list.discard" }),
  "keep mine": (page: Page) => page.send({ type: "conflict.keepMine", key: "row-1" }),
  "take theirs": (page: Page) => page.send({ type: "conflict.takeTheirs", key: "row-1" }),
  recall: (page: Page) =>
    page.send({
      type: "edits.recalled",
      rows: [
        { ...one, key: "row-1", change: "Modified", value: { name: "eins" }, server: one.value, theirs: null }
      ]
    }),
  "load the same": (page: Page) => page.send({ type: "list.loaded", rows: [one, two] }),
  "load newer ones": (page: Page) => page.send({ type: "list.loaded", rows: [newer, two] })
}

const fromClean = { edit: "open.editing M1", add: "open.editing A", delete: "open.editing D1" }
const toClean = { "edit back": "open.showing", restore: "open.showing", discard: "open.showing" }
const fromDirty = {
  ...toClean,
  add: "open.editing M1 A",
  delete: "open.editing D1",
  "load newer ones": "conflict M1!"
}

const table: Table<Page> = {
  "open.showing": { way: [], leads: { ...fromClean, recall: "open.editing M1" } },
  "open.editing M1": { way: [edit], leads: { ...fromDirty, save: "saving M1" } },
  "open.editing D1": {
    way: [actions.delete],
    leads: {
      ...toClean,
      edit: "open.editing M1",
      add: "open.editing D1 A",
      save: "saving D1",
      "load newer ones": "conflict D1!"
    }
  },
  "saving M1": { way: [edit, save], leads: {} },
  "open.saved": {
    way: [edit, save, saved],
    // the server now has the saved rows
    leads: {
      edit: "open.showing",
      "edit back": "open.editing M1",
      add: "open.editing A",
      delete: "open.editing D1",
      restore: "open.showing",
      discard: "open.showing",
      "load the same": "open.showing",
      "load newer ones": "open.showing"
    }
  },
  "open.editing M1 told": {
    way: [edit, save, refused],
    leads: {
      ...toClean,
      "edit back": "open.showing told",
      add: "open.editing M1 A told",
      delete: "open.editing D1",
      save: "saving M1 told",
      "load newer ones": "conflict M1! told"
    }
  },
  "open.failed M1": {
    way: [edit, save, fail],
    leads: { ...fromDirty, edit: "open.editing M1", save: "checking M1", "load the same": "open.editing M1" }
  },
  "open.expired M1": {
    way: [edit, save, signedOut],
    leads: { ...fromDirty, edit: "open.editing M1", save: "saving M1", "load the same": "open.editing M1" }
  },
  "conflict M1!": {
    way: [edit, save, stale],
    leads: {
      "keep mine": "saving M1",
      "take theirs": "open.showing",
      discard: "open.showing",
      "load the same": "open.editing M1"
    }
  }
}

describe("an edited list (rule list.change-states)", () => {
  it("follows the table in every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })

  it("saves only changes, in one call, and reports the save once", async () => {
    const page = begin()
    edit(page)
    page.send({ type: "row.add", key: "new", value: { name: "three" } })
    save(page)
    save(page)
    expect(page.asked("save")).toMatchObject([
      {
        rows: [
          { key: "row-1", id: 1, version: 1, change: "Modified", value: { name: "uno" } },
          { key: "new", id: 0, change: "Added", value: { name: "three" } }
        ]
      }
    ])
    expect(page.effects("tellSaved")).toEqual([])
    await saved(page)
    expect(page.effects("tellSaved")).toHaveLength(1)
    expect(page.snapshot().context.rows.map(({ key, version, change }) => [key, version, change])).toEqual([
      ["row-1", 2, "Unchanged"],
      ["row-2", 1, "Unchanged"]
    ])
  })

  it("has no unsaved changes before an edit and after a save, and has some in between", async () => {
    const page = begin()
    const unsaved = () => page.snapshot().hasTag("unsaved")
    expect(unsaved()).toBe(false)
    edit(page)
    expect(unsaved()).toBe(true)
    save(page)
    expect(unsaved()).toBe(true)
    await fail(page)
    expect(unsaved()).toBe(true)
    save(page)
    expect(unsaved()).toBe(true)
    await asBefore(page)
    await signedOut(page)
    expect(unsaved()).toBe(true)
    save(page)
    await stale(page)
    expect(unsaved()).toBe(true)
    actions["keep mine"](page)
    await saved(page)
    expect(unsaved()).toBe(false)
  })

  it("saves the local value on top of the version that was shown beside it", async () => {
    const page = begin()
    edit(page)
    save(page)
    await stale(page)
    expect(page.snapshot().context.rows[0]).toMatchObject({
      value: { name: "uno" },
      theirs: { version: 2, value: { name: "eins" } }
    })
    actions["keep mine"](page)
    expect(page.asked("save")[1]).toMatchObject({ rows: [{ id: 1, version: 2, value: { name: "uno" } }] })
  })

  it("asks about each row that was changed elsewhere before saving", async () => {
    const page = begin()
    edit(page)
    page.send({ type: "row.edit", key: "row-2", value: { name: "due" } })
    save(page)
    await answer({ kind: "stale", rows: [newer, { ...two, version: 7, value: { name: "zwei" } }] })(page)
    expect(where(page)).toBe("conflict M1! M2!")
    actions["keep mine"](page)
    expect(where(page)).toBe("conflict M1 M2!")
    page.send({ type: "conflict.takeTheirs", key: "row-2" })
    expect(where(page)).toBe("saving M1")
  })

  it("removes the problems of a discarded row, and no others", async () => {
    const page = begin()
    edit(page)
    page.send({ type: "row.edit", key: "row-2", value: { name: "" } })
    save(page)
    const problems = ["row-1", "row-2", null].map((key) => ({ key, field: "name", code: "required" }))
    await answer({ kind: "refused", problems })(page)
    expect(page.snapshot().context.problems).toEqual(problems)
    actions.restore(page)
    expect(page.snapshot().context.problems).toEqual(problems.slice(1))
    page.send({ type: "row.delete", key: "row-2" })
    expect(page.snapshot().context.problems).toEqual(problems.slice(2))
    save(page)
    await stale(page)
    expect(page.snapshot().context.problems).toEqual([])
  })

  it("applies the changes stored in the tab to the server's current rows", () => {
    const page = stage(editedListMachine<Name>(), { rows: loadedRows([newer, two]) })
    actions.recall(page)
    expect(where(page), "the same text was saved elsewhere").toBe("open.showing")
    edit(page)
    const [typed] = page.snapshot().context.rows
    const other = stage(editedListMachine<Name>(), {
      rows: loadedRows([{ ...newer, version: 9, value: { name: "ein" } }])
    })
    other.send({ type: "edits.recalled", rows: [typed] })
    expect(where(other)).toBe("conflict M1!")
  })

  it("starts with the unsaved input of the tab, or with a conflict if the rows have changed meanwhile", () => {
    const typed = rows.map((row) =>
      row.id === 1 ? { ...row, change: "Modified" as const, value: { name: "uno" } } : row
    )
    expect(where(stage(editedListMachine<Name>(), { rows: typed }))).toBe("open.editing M1")
    const met = typed.map((row) => (row.id === 1 ? { ...row, theirs: { version: 2, value: null } } : row))
    expect(where(stage(editedListMachine<Name>(), { rows: met }))).toBe("conflict M1!")
  })
})
