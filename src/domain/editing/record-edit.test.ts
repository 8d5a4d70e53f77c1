import { describe, expect, it } from "vitest"
import { isSameFields, isSameValue, mergeFields, namesField, textField } from "./record-edit.ts"

describe("two values", () => {
  it.each([
    ["a", "a", true],
    ["a", "b", false],
    [true, false, false],
    [["x", "y"], ["y", "x"], true],
    [["x"], ["x", "y"], false],
    [["x", "y"], ["x", "z"], false],
    [[], "", false],
    [undefined, "", false]
  ] as const)("%j and %j are the same: %j", (one, other, same) => {
    expect(isSameValue(one, other)).toBe(same)
  })

  it("are compared in every field that either has", () => {
    expect(isSameFields({ a: "1", b: ["x"] }, { a: "1", b: ["x"] })).toBe(true)
    expect(isSameFields({ a: "1" }, { a: "1", b: true })).toBe(false)
    expect(isSameFields({ a: "1", b: true }, { a: "1" })).toBe(false)
  })
})

describe("a record that two users changed", () => {
  const base = { first: "Erika", last: "Muster", phone: "1", roles: ["a", "b"] }

  it("keeps the user's values, takes over the other changes and reports the conflicts", () => {
    const mine = { ...base, last: "Meins", phone: "2" }
    const theirs = { ...base, last: "Ihres", first: "Anna", roles: ["a"] }
    expect(mergeFields(base, mine, theirs)).toEqual({
      fields: { first: "Anna", last: "Meins", phone: "2", roles: ["a"] },
      clashes: ["last"]
    })
  })

  it("has no conflict where both made the same change", () => {
    const both = { ...base, roles: ["b"] }
    expect(mergeFields(base, both, { ...base, roles: ["b"] })).toEqual({ fields: both, clashes: [] })
  })
})

it("a field is returned in the type that its input needs", () => {
  const fields = { name: "x", on: true, roles: ["a"] }
  expect([textField(fields, "name"), textField(fields, "on"), textField(fields, "none")]).toEqual([
    "x",
    "",
    ""
  ])
  expect([namesField(fields, "roles"), namesField(fields, "name"), namesField(fields, "none")]).toEqual([
    ["a"],
    [],
    []
  ])
})
