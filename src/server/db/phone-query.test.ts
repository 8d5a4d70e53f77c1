import { assert, it } from "@effect/vitest"
import { phoneQueryOf } from "./phone-query.ts"

it("is the beginning of a telephone number in any notation, with and without the country's code (rule desk.search)", () => {
  assert.strictEqual(phoneQueryOf("+49 (0)171 / 55 66-778"), "('4901715566778':*) | ('01715566778':*)")
  assert.strictEqual(phoneQueryOf("0171 55"), "('017155':*)")
})

it("is nothing for words, order numbers and postal codes", () => {
  for (const search of [undefined, "", "Huber", "HM-26-100001", "80331", "0171 5566778 Huber"])
    assert.isUndefined(phoneQueryOf(search), search)
})
