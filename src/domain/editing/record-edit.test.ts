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

  it("are compared for every field of either side", () => {
    expect(isSameFields({ a: "1", b: ["x"] }, { a: "1", b: ["x"] })).toBe(true)
    expect(isSameFields({ a: "1" }, { a: "1", b: true })).toBe(false)
    expect(isSameFields({ a: "1", b: true }, { a: "1" })).toBe(false)
  })
})

describe("what both sides have changed", () => {
  const base = { first: "Erika", last: "Muster", phone: "1", roles: ["a", "b"] }

  it("keeps mine, takes theirs of the rest, and names what clashes", () => {
    const mine = { ...base, last: "Meins", phone: "2" }
    const theirs = { ...base, last: "Ihres", first: "Anna", roles: ["a"] }
    expect(mergeFields(base, mine, theirs)).toEqual({
      fields: { first: "Anna", last: "Meins", phone: "2", roles: ["a"] },
      clashes: ["last"]
    })
  })

  it("is no clash where both have made the same of it", () => {
    const both = { ...base, roles: ["b"] }
    expect(mergeFields(base, both, { ...base, roles: ["b"] })).toEqual({ fields: both, clashes: [] })
  })
})

it("reads a field as what a control needs", () => {
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
