import { beforeEach, describe, expect, it } from "vitest"
import { loadedRows, withAdded, withDeleted, withValue } from "../../domain/editing/edited-rows.ts"
import { forgetEdits, keptEdits } from "./kept-edits.ts"
import { keptValues } from "./storage.ts"

interface Name {
  readonly name: string
}
const isName = (value: unknown): value is Name =>
  typeof value === "object" && value !== null && "name" in value && typeof value.name === "string"

const rows = loadedRows<Name>([
  { id: 1, version: 3, value: { name: "one" } },
  { id: 2, version: 1, value: { name: "two" } },
  { id: 3, version: 1, value: { name: "three" } }
])
const edited = withDeleted(
  withAdded(withValue(rows, "row-1", { name: "uno" }), "new", { name: "four" }),
  "row-2"
)

let values: ReturnType<typeof keptValues>
const edits = (userId = "7", list = "names") => keptEdits(values, userId, list, isName)

describe("unsaved changes stored in a tab", () => {
  beforeEach(() => {
    values = keptValues(() => undefined)
  })

  it("are restored as they were, without unchanged rows", () => {
    edits().keep(edited)
    expect(edits().read()).toEqual(edited.filter(({ change }) => change !== "Unchanged"))
    expect(edits("7", "others").read()).toEqual([])
  })

  it("are deleted for each list once it has none", () => {
    edits().keep(edited)
    edits("7", "others").keep(edited)
    edits().keep(rows)
    expect(edits().read()).toEqual([])
    expect(edits("7", "others").read()).toHaveLength(3)
    edits("7", "others").keep(rows)
    expect(values.get("edited-rows")).toBeUndefined()
  })

  it("belong to one user, and are deleted by sign-out", () => {
    edits().keep(edited)
    expect(edits("8").read()).toEqual([])
    edits("8").keep(edited)
    expect(edits("7").read(), "one account at a time").toEqual([])
    forgetEdits(values)
    expect(edits("8").read()).toEqual([])
  })

  it("are restored without the newer value of a conflict, so that it is detected again", () => {
    edits().keep(edited.map((row) => ({ ...row, theirs: { version: 9, value: null } })))
    expect(
      edits()
        .read()
        .map(({ theirs }) => theirs)
    ).toEqual([null, null, null])
  })

  it.each([
    "no json",
    "[]",
    '{"userId":7,"lists":{}}',
    '{"userId":"7","lists":{"names":"x"}}',
    '{"userId":"7","lists":{"names":[null,{},{"key":"row-1","id":1,"version":1,"change":"Unchanged"}]}}',
    '{"userId":"7","lists":{"names":[{"key":"a","id":1,"version":1,"change":"Modified","value":{"name":1},"server":{"name":""},"theirs":null}]}}',
    '{"userId":"7","lists":{"names":[{"key":"a","id":1,"version":1,"change":"Modified","value":{"name":""},"server":null,"theirs":null}]}}',
    '{"userId":"7","lists":{"names":[{"key":"a","id":1.5,"version":1,"change":"Modified","value":{"name":""},"server":{"name":""},"theirs":null}]}}'
  ])("are ignored if they are invalid: %s", (text) => {
    values.set("edited-rows", text)
    expect(edits().read()).toEqual([])
  })
})
