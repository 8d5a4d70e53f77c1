import { expect, it } from "vitest"
import { pageKinds } from "./memories.ts"
import { keyOfAll, sharedTimesOf } from "./shared-pages.ts"

it("lets shared caches keep pages of content, prices and dealers, and no list of offers (rule page.shared-cache)", () => {
  expect(Object.fromEntries(pageKinds.map((kind) => [kind, sharedTimesOf(kind)]))).toEqual({
    contentPages: { fresh: 60, whileAsking: 600, whileAway: 3_600 },
    pricePages: { fresh: 60, whileAsking: 600, whileAway: 3_600 },
    dealerPages: { fresh: 60, whileAsking: 60, whileAway: 600 },
    offerLists: undefined
  })
})

it("has one kind forgotten by its own key, and several by that of all pages (rule page.shared-cache)", () => {
  expect(keyOfAll(new Set(["pricePages"]))).toBe("pricePages")
  expect(keyOfAll(new Set(["pricePages", "dealerPages"]))).toBe("pages")
  expect(keyOfAll(new Set(["pages", "dealerPages"]))).toBe("pages")
})

it("gives no kind a key that another one is part of: caches look for words (rule page.shared-cache)", () => {
  const keys = ["pages", ...pageKinds]
  for (const key of keys) expect(keys.filter((other) => other.includes(key))).toEqual([key])
})
