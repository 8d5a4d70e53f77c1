import { expect, it } from "vitest"
import { keptValues } from "../browser/storage.ts"
import { placingKeys } from "./placing-keys.ts"

const seen = { draftId: "d1", version: 3, summaryHash: "h1" }

const keysOf = () => {
  const values = keptValues(() => undefined)
  let count = 0
  return { values, keys: placingKeys(values, () => `key-${++count}`) }
}

it("gives one summary one key, however often it is asked for", () => {
  const { keys } = keysOf()
  expect(keys.take(seen)).toBe("key-1")
  expect(keys.take(seen)).toBe("key-1")
})

it("gives the same key after a reload of the page", () => {
  const { keys, values } = keysOf()
  keys.take(seen)
  expect(placingKeys(values, () => "another").take(seen)).toBe("key-1")
})

it("gives another summary another key, for its body is another", () => {
  const { keys } = keysOf()
  keys.take(seen)
  expect(keys.take({ ...seen, version: 4 })).toBe("key-2")
  expect(keys.take({ ...seen, version: 4, summaryHash: "h2" })).toBe("key-3")
})

it("takes another key after a final answer", () => {
  const { keys } = keysOf()
  keys.take(seen)
  keys.forget("d1")
  expect(keys.take(seen)).toBe("key-2")
})

it("replaces a kept value that the shop has not written", () => {
  const { keys, values } = keysOf()
  values.set("order-key:d1", '{"version":3,"summaryHash":"h1"}')
  expect(keys.take(seen)).toBe("key-1")
})
