import { expect, it } from "vitest"
import { loadedRows } from "../../src/domain/editing/edited-rows.ts"
import { editedListMachine } from "../../src/machines/edited-list.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

interface Name {
  readonly name: string
}
const one = { id: 1, version: 1, value: { name: "one" } }
const two = { id: 2, version: 1, value: { name: "two" } }
const three = { id: 3, version: 1, value: { name: "tre" } }

type Page = Stage<ReturnType<typeof editedListMachine<Name>>>
const begin = () => stage(editedListMachine<Name>(), { rows: loadedRows<Name>([one, two]) }, ["tellSaved"])

/**
 * Describes the page as one string: the state and the rows; `1` is a row as on the server, `M1` a modified row,
 * `A(tre)` a row added here with its text.
 */
const where = (page: Page): string => {
  const { value, context } = page.snapshot()
  const rows = context.rows.map(({ id, change, value: { name } }) =>
    change === "Unchanged" ? id : change === "Added" ? `A(${name})` : `${change.charAt(0)}${id}`
  )
  return [pathOf(value), ...rows].join(" ")
}

const send = (type: string, change: object) => (page: Page) => page.send({ type, ...change })
const answers = (port: "save" | "load", output: object | null) => async (page: Page) => {
  if (page.asked(port).length === 0) return
  await (output === null ? page.fail(port) : page.answer(port, output))
}

const actions = {
  add: send("row.add", { key: "new", value: { name: "" } }),
  "edit it": send("row.edit", { key: "new", value: { name: "tre" } }),
  "delete it": send("row.delete", { key: "new" }),
  "restore it": send("row.restore", { key: "new" }),
  "edit another": send("row.edit", { key: "row-1", value: { name: "uno" } }),
  save: send("list.save", {}),
  discard: send("list.discard", {}),
  "the list comes without it": send("list.loaded", { rows: [one, two] }),
  "the list comes with it": send("list.loaded", { rows: [one, two, three] }),
  saved: answers("save", { kind: "saved", rows: [one, two, three] }),
  refused: answers("save", { kind: "refused", problems: [{ key: "new", field: "name", code: "required" }] }),
  stale: answers("save", { kind: "stale", rows: [one, two] }),
  "signed out": answers("save", { kind: "signedOut" }),
  "no answer": answers("save", null),
  "it is there": answers("load", { kind: "loaded", rows: [one, two, three] }),
  "it is not there": answers("load", { kind: "loaded", rows: [one, two] }),
  "not loaded": answers("load", null),
  "20 s": (page: Page) => page.wait(20_000)
}
const { add, save, saved, "edit it": edit, "20 s": silence, "signed out": signedOut } = actions

const none = "open.showing 1 2"
const isThere = { "the list comes with it": "open.showing 1 2 3" }
/** An added row stays added when it is edited (rule list.added), and is removed if the user discards it. */
const changes = {
  "delete it": none,
  "restore it": none,
  discard: none,
  "edit another": "open.editing M1 2 A(tre)",
  ...isThere
}
const touched = "open.editing 1 2 A(tre)"
const again = { ...changes, add: touched, "edit it": touched, "the list comes without it": touched }

const table: Table<Page> = {
  [none]: {
    way: [],
    leads: { add: "open.editing 1 2 A()", "edit another": "open.editing M1 2", ...isThere }
  },
  "open.editing 1 2 A()": {
    way: [add],
    leads: {
      ...changes,
      "edit it": touched,
      "edit another": "open.editing M1 2 A()",
      // the row that arrives has a different text, so it is a different row
      "the list comes with it": "open.editing 1 2 3 A()",
      save: "saving 1 2 A()"
    }
  },
  [touched]: { way: [add, edit], leads: { ...changes, save: "saving 1 2 A(tre)" } },
  "saving 1 2 A(tre)": {
    way: [add, edit, save],
    leads: {
      saved: "open.saved 1 2 3",
      refused: touched,
      stale: touched,
      "signed out": "open.expired 1 2 A(tre)",
      "no answer": "open.failed 1 2 A(tre)",
      "20 s": "open.failed 1 2 A(tre)"
    }
  },
  "open.saved 1 2 3": {
    way: [add, edit, save, saved],
    leads: {
      add: "open.editing 1 2 3 A()",
      "edit it": "open.showing 1 2 3",
      "delete it": "open.showing 1 2 3",
      "restore it": "open.showing 1 2 3",
      "edit another": "open.editing M1 2 3",
      discard: "open.showing 1 2 3",
      "the list comes without it": none,
      ...isThere
    }
  },
  "open.expired 1 2 A(tre)": {
    way: [add, edit, save, signedOut],
    leads: { ...again, save: "saving 1 2 A(tre)" }
  },
  // it is unknown whether the row was saved: the list is read first, and a row that has arrived is not added again
  "open.failed 1 2 A(tre)": {
    way: [add, edit, save, silence],
    leads: { ...again, save: "checking 1 2 A(tre)" }
  },
  "checking 1 2 A(tre)": {
    way: [add, edit, save, silence, save],
    leads: {
      "it is there": "open.saved 1 2 3",
      "it is not there": "saving 1 2 A(tre)",
      "not loaded": "open.failed 1 2 A(tre)",
      "20 s": "open.failed 1 2 A(tre)"
    }
  }
}

it("an added row stays added until it is saved or discarded (rule list.added)", async () => {
  expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
})
