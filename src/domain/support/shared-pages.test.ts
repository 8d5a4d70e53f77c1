import { expect, it } from "vitest"
import { pageKinds } from "./memories.ts"
import { keyOfAll, sharedTimesOf } from "./shared-pages.ts"

it("shared caches may store pages of content, prices and dealers, but no offer list (rule page.shared-cache)", () => {
  expect(Object.fromEntries(pageKinds.map((kind) => [kind, sharedTimesOf(kind)]))).toEqual({
    contentPages: { fresh: 60, whileAsking: 600, whileAway: 3_600 },
    pricePages: { fresh: 60, whileAsking: 600, whileAway: 3_600 },
    dealerPages: { fresh: 60, whileAsking: 60, whileAway: 600 },
    offerLists: undefined
  })
})

it("one kind is purged by its own key, and several by the key of all pages (rule page.shared-cache)", () => {
  expect(keyOfAll(new Set(["pricePages"]))).toBe("pricePages")
  expect(keyOfAll(new Set(["pricePages", "dealerPages"]))).toBe("pages")
  expect(keyOfAll(new Set(["pages", "dealerPages"]))).toBe("pages")
})

it("no key is contained in another one, as caches search for words (rule page.shared-cache)", () => {
  const keys = ["pages", ...pageKinds]
  for (const key of keys) expect(keys.filter((other) => other.includes(key))).toEqual([key])
})
