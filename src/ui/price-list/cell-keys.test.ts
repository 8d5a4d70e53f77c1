import { describe, expect, it } from "vitest"
import { cellAfter, cellKeyOf } from "./cell-keys.ts"

const press = (key: string, more: object = {}) =>
  cellKeyOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, 10)

describe("keys of a price list", () => {
  it.each([
    ["ArrowDown", {}, { kind: "move", rows: 1, columns: 0 }],
    ["ArrowLeft", {}, { kind: "move", rows: 0, columns: -1 }],
    ["PageDown", {}, { kind: "move", rows: 10, columns: 0 }],
    ["Home", { ctrlKey: true }, { kind: "edge", to: "first" }],
    ["Enter", {}, { kind: "edit", text: undefined }],
    ["F2", {}, { kind: "edit", text: undefined }],
    ["3", {}, { kind: "edit", text: "3" }],
    ["Delete", {}, { kind: "clear" }],
    [" ", {}, { kind: "pick" }],
    ["z", { ctrlKey: true }, { kind: "undo" }],
    ["z", { metaKey: true }, { kind: "undo" }],
    ["v", { ctrlKey: true }, undefined],
    ["Tab", {}, undefined],
    ["Escape", {}, undefined],
    ["ArrowDown", { altKey: true }, undefined]
  ])("%s %j", (key, more, meaning) => {
    expect(press(key, more)).toEqual(meaning)
  })

  it("stay within the list", () => {
    const at = { row: 0, column: "unitPrice" } as const
    expect(cellAfter(at, { kind: "move", rows: -1, columns: 1 }, 5)).toEqual(at)
    expect(cellAfter(at, { kind: "move", rows: 10, columns: -1 }, 5)).toEqual({
      row: 4,
      column: "fromAmount"
    })
    expect(cellAfter(at, { kind: "edge", to: "last" }, 5)).toEqual({ row: 4, column: "unitPrice" })
    expect(cellAfter(at, { kind: "edge", to: "rowStart" }, 5)).toEqual({ row: 0, column: "area" })
  })
})
