import { Arbitrary, Effect, Schema } from "effect"
import { expect, it } from "vitest"
import { cancellationList } from "./schemas/cancellation.schema.ts"
import { checkedDraft } from "./order-process.api.ts"
import { orderDraft, paidDraft, savedDraft } from "./order-steps.api.ts"
import { orderPage } from "./schemas/order.schema.ts"
import { integerText } from "./primitives.ts"
import { writerOf } from "./wire-writer.ts"
import { wire, wireOdd } from "./wire.ts"

/**
 * Encodes random values with the writer and with the schema; returns a message that describes a difference, or
 * `undefined` if all texts are equal.
 */
const compared = <S extends Schema.Codec<unknown, unknown>>(schema: S, runs = 40) => {
  const write = writerOf(schema)
  const encode = Schema.encodeSync(schema)
  const isSame = (value: S["Type"]) => JSON.stringify(write(value)) === JSON.stringify(encode(value))
  const options = { runs, maxDiscards: 20_000 }
  const checked = Arbitrary.checkEffect(Arbitrary.schema(schema), isSame, options)
  return Effect.runPromise(Effect.map(checked, (result) => Arbitrary.formatCheckFailure(result)))
}

it.each([
  ["orderDraft", () => compared(orderDraft)],
  ["savedDraft", () => compared(savedDraft)],
  ["paidDraft", () => compared(paidDraft)],
  ["checkedDraft", () => compared(checkedDraft)],
  ["orderPage", () => compared(orderPage, 10)],
  ["cancellationList", () => compared(cancellationList)]
])("any %s is written as the contract encodes it", async (_, compare) => {
  expect(await compare()).toBeUndefined()
})

it("unusual names are kept, and missing values and unknown fields omitted", () => {
  const schema = wireOdd(
    { foreignId: Schema.Int, note: Schema.optionalKey(Schema.String) },
    { foreignId: "ForgeinId" }
  )
  const known = { foreignId: 3, secret: "of another house" }
  expect(writerOf(schema)(known)).toEqual({ ForgeinId: 3 })
  expect(writerOf(schema)({ foreignId: 3, note: "n" })).toEqual({ ForgeinId: 3, Note: "n" })
})

it.each([
  ["a number in digits", wire({ amount: integerText(1, 9) })],
  ["two kinds of struct", Schema.Union([wire({ a: Schema.Int }), wire({ b: Schema.Int })])],
  ["a struct or a text", Schema.Union([wire({ a: Schema.Int }), Schema.String])],
  ["a record of structs", Schema.Record(Schema.String, wire({ a: Schema.Int }))],
  ["a tuple", Schema.Tuple([Schema.Int, Schema.Int])],
  ["a date", Schema.Date]
])("%s is refused when the writer is created", (_, schema) => {
  expect(() => writerOf(schema)).toThrow("through the contract's schema")
})
