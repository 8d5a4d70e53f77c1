import { describe, expect, it } from "vitest"
import {
  changedRows,
  conflictsOf,
  type EditedRow,
  isSame,
  loadedRows,
  rebased,
  serverRows,
  withAdded,
  withDeleted,
  withMine,
  withoutChanges,
  withRestored,
  withTheirs,
  withValue
} from "./edited-rows.ts"

interface Name {
  readonly name: string
}
type Rows = ReadonlyArray<EditedRow<Name>>

const server = [
  { id: 1, version: 1, value: { name: "one" } },
  { id: 2, version: 4, value: { name: "two" } }
]
const loaded: Rows = loadedRows(server)
/** Summarizes each row: id, version, change, value, and the other user's change. */
const shown = (rows: Rows) =>
  rows.map(({ id, version, change, value, theirs }) =>
    [
      `${id}.${version}`,
      change,
      value.name,
      ...(theirs ? [`theirs ${theirs.version} ${theirs.value?.name}`] : [])
    ].join(" ")
  )
const [one, two] = ["row-1", "row-2"] as const

describe("rows of an edited list", () => {
  it("are unchanged when loaded", () => {
    expect(shown(loaded)).toEqual(["1.1 Unchanged one", "2.4 Unchanged two"])
    expect(changedRows(loaded)).toEqual([])
  })

  it("are modified by another value, and unchanged again with the server's value", () => {
    const modified = withValue(loaded, one, { name: "uno" })
    expect(shown(modified)).toEqual(["1.1 Modified uno", "2.4 Unchanged two"])
    expect(shown(changedRows(modified))).toEqual(["1.1 Modified uno"])
    expect(withValue(modified, one, { name: "one" })).toEqual(loaded)
    expect(withRestored(modified, one)).toEqual(loaded)
  })

  it("stay added while edited, and are removed when deleted or reset", () => {
    const added = withAdded(loaded, "new", { name: "three" })
    expect(shown(added).at(-1)).toBe("0.0 Added three")
    expect(shown(withValue(added, "new", { name: "drei" })).at(-1)).toBe("0.0 Added drei")
    expect(withDeleted(added, "new")).toEqual(loaded)
    expect(withRestored(added, "new")).toEqual(loaded)
    expect(withAdded(added, "new", { name: "again" }), "a key is one row's").toBe(added)
  })

  it("are deleted with the server's value, and restored by a reset or an edit", () => {
    const deleted = withDeleted(withValue(loaded, two, { name: "zwei" }), two)
    expect(shown(deleted)).toEqual(["1.1 Unchanged one", "2.4 Deleted two"])
    expect(withRestored(deleted, two)).toEqual(loaded)
    expect(shown(withValue(deleted, two, { name: "zwei" })).at(-1)).toBe("2.4 Modified zwei")
  })

  it("all have the server's values once changes are discarded", () => {
    const changed = withDeleted(withAdded(withValue(loaded, one, { name: "uno" }), "new", { name: "x" }), two)
    expect(withoutChanges(changed)).toEqual(loaded)
    expect(serverRows(changed)).toEqual(server)
  })
})

describe("rows that other users changed as well", () => {
  const mine = withAdded(withValue(loaded, one, { name: "uno" }), "new", { name: "three" })
  const newer = [{ id: 1, version: 2, value: { name: "eins" } }]

  it("keep the user's changes, and follow the server in everything else", () => {
    const now = [
      { id: 1, version: 1, value: { name: "one" } },
      { id: 2, version: 5, value: { name: "zwei" } },
      { id: 3, version: 1, value: { name: "drei" } }
    ]
    expect(shown(rebased(mine, now))).toEqual([
      "1.1 Modified uno",
      "2.5 Unchanged zwei",
      "3.1 Unchanged drei",
      "0.0 Added three"
    ])
    expect(shown(rebased(loaded, newer)), "what went elsewhere is gone").toEqual(["1.2 Unchanged eins"])
  })

  it("show both values until the user decides", () => {
    const both = rebased(mine, newer)
    expect(shown(both)).toEqual(["1.1 Modified uno theirs 2 eins", "0.0 Added three"])
    expect(shown(conflictsOf(both))).toEqual(["1.1 Modified uno theirs 2 eins"])
    expect(shown(withMine(both, one))).toEqual(["1.2 Modified uno", "0.0 Added three"])
    expect(shown(withTheirs(both, one))).toEqual(["1.2 Unchanged eins", "0.0 Added three"])
    const chosen = withMine(both, one)
    expect(shown(rebased(chosen, newer)), "the choice holds for this version").toEqual(shown(chosen))
    expect(shown(withRestored(chosen, one))[0]).toBe("1.2 Unchanged eins")
    expect(shown(withRestored(both, one))[0]).toBe("1.2 Unchanged eins")
  })

  it("are no conflict if both values are equal", () => {
    expect(shown(rebased(mine, [{ id: 1, version: 9, value: { name: "uno" } }]))).toEqual([
      "1.9 Unchanged uno",
      "0.0 Added three"
    ])
    expect(rebased(withDeleted(loaded, one), server.slice(1))).toEqual(loadedRows(server.slice(1)))
  })

  it("can be added again or deleted here if the others deleted them", () => {
    const both = rebased(mine, [])
    expect(shown(both)).toEqual(["1.1 Modified uno theirs 0 undefined", "0.0 Added three"])
    expect(shown(withMine(both, one))).toEqual(["0.0 Added uno", "0.0 Added three"])
    expect(shown(withTheirs(both, one))).toEqual(["0.0 Added three"])
    const again = rebased(withValue(rebased(withMine(both, one), server), one, { name: "zwo" }), [])
    expect(shown(withMine(again, one)), "two texts of one row that is gone: the later").toEqual([
      "0.0 Added zwo",
      "0.0 Added three"
    ])
    const keys = rebased(withMine(both, one), server).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it("are decided one by one: the decision on one row does not affect another", () => {
    const [first, anew] = [loaded, withMine(rebased(mine, []), one)].map((rows) => rows[0])
    if (first === undefined || anew === undefined) throw new Error("There are no rows")
    expect(anew.key).toBe("anew-row-1")
    const changed = { ...first, change: "Modified", value: { name: "zwo" } } as const
    const rows: Rows = [
      { ...changed, theirs: { version: 2, value: { name: "eins" } } },
      { ...changed, key: two, id: 2, theirs: { version: 0, value: null } },
      anew
    ]
    expect(shown(withMine(rows, one))).toEqual([
      "1.2 Modified zwo",
      "2.1 Modified zwo theirs 0 undefined",
      "0.0 Added uno"
    ])
  })

  it("ask for deleted rows while other rows still exist", () => {
    expect(shown(rebased(mine, server.slice(1)))).toEqual([
      "2.4 Unchanged two",
      "1.1 Modified uno theirs 0 undefined",
      "0.0 Added three"
    ])
  })

  it("keep an added row that equals a row stored before", () => {
    const twice = withAdded(loaded, "new", { name: "two" })
    expect(shown(rebased(twice, server)).at(-1)).toBe("0.0 Added two")
  })

  it("ask before a newer value is deleted", () => {
    const both = rebased(withDeleted(loaded, one), newer)
    expect(shown(both)).toEqual(["1.1 Deleted one theirs 2 eins"])
    expect(shown(withMine(both, one))).toEqual(["1.2 Deleted one"])
    expect(shown(withTheirs(both, one))).toEqual(["1.2 Unchanged eins"])
    const same = rebased(withDeleted(loaded, one), [{ id: 1, version: 2, value: { name: "one" } }])
    expect(shown(same)).toEqual(["1.1 Deleted one theirs 2 one"])
  })

  it("are unchanged if there is nothing to decide", () => {
    expect(withMine(loaded, one)).toEqual(loaded)
    expect(withTheirs(loaded, one)).toEqual(loaded)
    const gone: Rows = loaded.map((row) => ({
      ...row,
      change: "Deleted",
      theirs: { version: 0, value: null }
    }))
    expect(withMine(gone, one).map(({ id }) => id)).toEqual([2])
  })
})

describe("values of plain data", () => {
  it.each([
    [1, 1, true],
    [1, "1", false],
    ["1", 1, false],
    ["a", " a ", true],
    [" a ", "a", true],
    ["a b", "ab", false],
    [null, null, true],
    [null, {}, false],
    [{}, null, false],
    [{ a: 1 }, { a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: undefined }, { b: undefined }, false],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 2] } }, true],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, false]
  ])("%j and %j: %s", (left, right, same) => {
    expect(isSame(left, right)).toBe(same)
  })
})
