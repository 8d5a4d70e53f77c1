import { expect, it } from "vitest"
import { keptValues } from "../browser/storage.ts"
import { placingKeys } from "./placing-keys.ts"

const seen = { draftId: "d1", version: 3, summaryHash: "h1" }

const keysOf = () => {
  const values = keptValues(() => undefined)
  let count = 0
  return { values, keys: placingKeys(values, () => `key-${++count}`) }
}

it("returns the same key for the same summary, however often it is requested", () => {
  const { keys } = keysOf()
  expect(keys.take(seen)).toBe("key-1")
  expect(keys.take(seen)).toBe("key-1")
})

it("returns the same key after a reload of the page", () => {
  const { keys, values } = keysOf()
  keys.take(seen)
  expect(placingKeys(values, () => "another").take(seen)).toBe("key-1")
})

it("returns another key for another summary, because its body is different", () => {
  const { keys } = keysOf()
  keys.take(seen)
  expect(keys.take({ ...seen, version: 4 })).toBe("key-2")
  expect(keys.take({ ...seen, version: 4, summaryHash: "h2" })).toBe("key-3")
})

it("returns a new key after a final answer", () => {
  const { keys } = keysOf()
  keys.take(seen)
  keys.forget("d1")
  expect(keys.take(seen)).toBe("key-2")
})

it("replaces a stored value that the shop has not written", () => {
  const { keys, values } = keysOf()
  values.set("order-key:d1", '{"version":3,"summaryHash":"h1"}')
  expect(keys.take(seen)).toBe("key-1")
})
