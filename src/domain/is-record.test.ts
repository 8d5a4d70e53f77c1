import { expect, it } from "vitest"
import { isRecord } from "./is-record.ts"

it.each([{}, { name: null }, JSON.parse('{"a":1}')])("an object is a record: %j", (value: unknown) => {
  expect(isRecord(value)).toBe(true)
})

it.each([null, undefined, [], [{}], "{}", 1, true])("any other value is not a record: %j", (value) => {
  expect(isRecord(value)).toBe(false)
})
