import { expect, it } from "vitest"
import { isRecord } from "./is-record.ts"

it.each([{}, { name: null }, JSON.parse('{"a":1}')])("takes an object: %j", (value: unknown) => {
  expect(isRecord(value)).toBe(true)
})

it.each([null, undefined, [], [{}], "{}", 1, true])("takes nothing else: %j", (value) => {
  expect(isRecord(value)).toBe(false)
})
