import { expect, it } from "vitest"
import { gridKeyOf } from "./grid-keys.ts"

const press = (key: string, held: "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | null = null) =>
  gridKeyOf(
    {
      key,
      shiftKey: held === "shiftKey",
      ctrlKey: held === "ctrlKey",
      metaKey: held === "metaKey",
      altKey: held === "altKey"
    },
    12
  )

it.each([
  ["ArrowDown", null, { kind: "move", by: 1, isRange: false }],
  ["ArrowUp", "shiftKey", { kind: "move", by: -1, isRange: true }],
  ["PageDown", null, { kind: "move", by: 12, isRange: false }],
  ["PageUp", null, { kind: "move", by: -12, isRange: false }],
  ["Home", null, { kind: "edge", to: "first", isRange: false }],
  ["End", "shiftKey", { kind: "edge", to: "last", isRange: true }],
  [" ", null, { kind: "book" }],
  [" ", "ctrlKey", { kind: "pick" }],
  ["a", "ctrlKey", { kind: "all" }],
  ["a", "metaKey", { kind: "all" }],
  ["a", null, undefined],
  ["2", null, { kind: "mode", mode: "credit" }],
  ["2", "ctrlKey", undefined],
  ["Enter", null, { kind: "open" }],
  ["Escape", null, { kind: "drop" }],
  ["ArrowDown", "altKey", undefined],
  ["x", null, undefined]
] as const)("%s with %s", (key, held, expected) => {
  expect(press(key, held)).toEqual(expected)
})
