import { expect, it } from "vitest"
import { emptyAddress } from "../../domain/address/address.ts"
import { keepTyped, readTyped } from "../actors/typed-forms.ts"
import { forgetTyped } from "./forget-typed.ts"
import { batchKey, wordsKey } from "./forget-batch.ts"
import { keptValues } from "./storage.ts"

/** Returns a storage like the browser's, optionally a full one. */
const storageOf = (isFull: boolean): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new Error("full")
      kept.set(key, value)
    },
    removeItem: (key) => {
      kept.delete(key)
    },
    clear: () => kept.clear()
  }
}
const form = {
  step: "DeliveryAddress",
  emailAddress: "erika@example.org",
  deliveryAddress: emptyAddress(1, "80331"),
  useInvoiceAddress: false,
  invoiceAddress: null
} as const

it.each([
  ["in a storage", () => storageOf(false)],
  ["in memory, if the storage is full", () => storageOf(true)],
  ["in memory, if there is no storage", () => undefined]
])("deletes unsaved input and keeps values that are not personal %s", (_, storage) => {
  const present = storage()
  const values = keptValues(() => present)
  for (const draftId of ["d1", "d2"]) keepTyped(values, draftId, { DeliveryAddress: form })
  for (const key of ["edited-rows", batchKey, wordsKey, "order-key:d1"]) values.set(key, "{}")
  forgetTyped(values)
  expect(values.keys()).toEqual(["order-key:d1"])
  expect(["d1", "d2"].map((draftId) => readTyped(values, draftId))).toEqual([{}, {}])
})

it("does nothing and does not throw if the storage is forbidden", () => {
  const values = keptValues(() => {
    throw new Error("forbidden")
  })
  expect(values.keys()).toEqual([])
  forgetTyped(values)
})
