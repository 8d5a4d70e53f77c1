import { describe, expect, it } from "vitest"
import { recordEditMachine } from "../../src/machines/record-edit.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

const record = (rowVersion: number, name: string, phone: string) => ({ rowVersion, fields: { name, phone } })
const begin = () => stage(recordEditMachine, { record: record(1, "Erika", "1") })
type Page = Stage<typeof recordEditMachine>

const type = (name: string, value: string) => (page: Page) => page.send({ type: "field.change", name, value })
const says = (event: string) => (page: Page) => page.send({ type: event })
const news = (news: ReturnType<typeof record>) => (page: Page) =>
  page.send({ type: "record.arrived", record: news })
const answer = (output: object) => (page: Page) => page.answer("save", output)

const rename = type("name", "Anna")
const save = says("edit.save")
const faster = answer({ kind: "conflict", record: record(2, "Berta", "2") })
const lastAdmin = { field: "roles", code: "lastAdmin" }
const refused = answer({ kind: "refused", problems: [lastAdmin] })

/**
 * Describes the page as one string: the state, the values in the form, and the version on which the next save is based.
 */
const where = (page: Page): string => {
  const { value, context } = page.snapshot()
  return `${pathOf(value)}: ${Object.values(context.fields).join(" ")} over ${context.base.rowVersion}`
}

const actions = {
  rename,
  typeBack: type("name", "Erika"),
  save,
  discard: says("edit.discard"),
  keepMine: says("conflict.keepMine"),
  takeTheirs: says("conflict.takeTheirs"),
  oldNews: news(record(1, "Erika", "1")),
  otherField: news(record(3, "Erika", "9")),
  sameField: news(record(3, "Clara", "1")),
  sameChange: news(record(3, "Anna", "1"))
}

const unsaved = {
  typeBack: "clean.untouched: Erika 1 over 1",
  save: "saving: Anna 1 over 1",
  discard: "clean.untouched: Erika 1 over 1",
  otherField: "dirty.editing: Anna 9 over 3",
  sameField: "conflict: Anna 1 over 3",
  sameChange: "clean.untouched: Anna 1 over 3"
}

const table: Table<Page> = {
  "clean.untouched: Erika 1 over 1": {
    way: [],
    leads: {
      rename: "dirty.editing: Anna 1 over 1",
      otherField: "clean.untouched: Erika 9 over 3",
      sameField: "clean.untouched: Clara 1 over 3",
      sameChange: "clean.untouched: Anna 1 over 3"
    }
  },
  "dirty.editing: Anna 1 over 1": { way: [rename], leads: unsaved },
  "dirty.refused: Anna 1 over 1": {
    way: [rename, save, refused],
    leads: { ...unsaved, rename: "dirty.editing: Anna 1 over 1" }
  },
  "dirty.unreachable: Anna 1 over 1": {
    way: [rename, save, (page) => page.fail("save")],
    leads: { ...unsaved, rename: "dirty.editing: Anna 1 over 1" }
  },
  "saving: Anna 1 over 1": { way: [rename, save], leads: {} },
  "clean.saved: Anna 1 over 2": {
    way: [rename, save, answer({ kind: "saved", record: record(2, "Anna", "1") })],
    leads: {
      rename: "clean.untouched: Anna 1 over 2",
      typeBack: "dirty.editing: Erika 1 over 2",
      otherField: "clean.saved: Erika 9 over 3",
      sameField: "clean.saved: Clara 1 over 3",
      sameChange: "clean.saved: Anna 1 over 3"
    }
  },
  "conflict: Anna 2 over 2": {
    way: [rename, save, faster],
    leads: {
      typeBack: "conflict: Erika 2 over 2",
      keepMine: "saving: Anna 2 over 2",
      takeTheirs: "clean.untouched: Berta 2 over 2",
      otherField: "conflict: Anna 9 over 3",
      sameField: "conflict: Anna 1 over 3",
      sameChange: "clean.untouched: Anna 1 over 3"
    }
  }
}

describe("editing a record (rule desk.form-states: saving, saved, conflict)", () => {
  it("follows the table in every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })

  it("saves the values of the form, based on the version that was read", () => {
    const page = begin()
    rename(page)
    save(page)
    save(page)
    expect(page.asked("save")).toEqual([{ rowVersion: 1, fields: { name: "Anna", phone: "1" } }])
  })

  it("shows conflicting fields, and overwrites the other user's values only on request", async () => {
    const page = begin()
    rename(page)
    save(page)
    await faster(page)
    expect(page.snapshot().context).toMatchObject({
      clashes: ["name"],
      base: { fields: { name: "Berta", phone: "2" } }
    })
    save(page)
    expect(page.asked("save")).toHaveLength(1)
    says("conflict.keepMine")(page)
    expect(page.snapshot().context.clashes).toEqual([])
    expect(page.asked("save")[1]).toEqual({ rowVersion: 2, fields: { name: "Anna", phone: "2" } })
  })

  it("asks even if another user has changed a different field", async () => {
    const page = begin()
    rename(page)
    save(page)
    await answer({ kind: "conflict", record: record(2, "Erika", "2") })(page)
    expect(where(page)).toBe("conflict: Anna 2 over 2")
    expect(page.snapshot().context.clashes).toEqual([])
  })

  it("counts as saved if the same values were saved already, by this page or another", async () => {
    const page = begin()
    rename(page)
    save(page)
    page.wait(20_000)
    expect(where(page), "no answer for long enough").toBe("dirty.unreachable: Anna 1 over 1")
    expect(page.isStopped("save")).toBe(true)
    save(page)
    await answer({ kind: "conflict", record: record(2, "Anna", "1") })(page)
    expect(where(page)).toBe("clean.saved: Anna 1 over 2")
  })

  it("waits for an answer for the full 20 s", () => {
    const page = begin()
    rename(page)
    save(page)
    page.wait(19_999)
    expect(page.snapshot().hasTag("busy")).toBe(true)
  })

  it("shows the server's problems until something is changed", async () => {
    const page = begin()
    rename(page)
    save(page)
    await refused(page)
    expect(page.snapshot().context.problems).toEqual([lastAdmin])
    type("phone", "3")(page)
    expect(page.snapshot().context.problems).toEqual([])
    expect(page.snapshot().hasTag("unsaved")).toBe(true)
  })

  it("is unsaved from the first change until it is saved or discarded", async () => {
    const page = begin()
    const unsaved = () => page.snapshot().hasTag("unsaved")
    expect([unsaved(), page.snapshot().context.problems]).toEqual([false, []])
    rename(page)
    expect(unsaved()).toBe(true)
    save(page)
    expect(unsaved()).toBe(true)
    await faster(page)
    expect(unsaved()).toBe(true)
    says("conflict.takeTheirs")(page)
    expect([unsaved(), page.snapshot().context.clashes]).toEqual([false, []])
    rename(page)
    says("edit.discard")(page)
    expect([unsaved(), page.snapshot().context.clashes]).toEqual([false, []])
  })

  it("ignores the order of checked options when comparing with the server's values", async () => {
    const ticked = (rowVersion: number, ...roles: ReadonlyArray<string>) => ({
      rowVersion,
      fields: { roles }
    })
    const page = stage(recordEditMachine, { record: ticked(1, "Admin", "Editor") })
    const tick = (...value: ReadonlyArray<string>) =>
      page.send({ type: "field.change", name: "roles", value })
    const shown = () => [page.snapshot().value, page.snapshot().context.fields["roles"]]
    tick("Editor", "Admin")
    expect(shown()).toEqual([{ clean: "untouched" }, ["Admin", "Editor"]])
    tick("Editor", "Press")
    expect(shown()).toEqual([{ dirty: "editing" }, ["Editor", "Press"]])
    save(page)
    await page.answer("save", { kind: "conflict", record: ticked(2, "Press", "Editor") })
    expect(shown()).toEqual([{ clean: "saved" }, ["Press", "Editor"]])
  })
})
