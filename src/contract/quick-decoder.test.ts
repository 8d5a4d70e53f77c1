import { Arbitrary, Effect, Option, Schema } from "effect"
import { expect, it } from "vitest"
import { integerText, text } from "./primitives.ts"
import { quickDecoderOf } from "./quick-decoder.ts"
import { calculation } from "./schemas/calculation.schema.ts"
import { bodyOptions } from "./shop.api.ts"
import { wire } from "./wire.ts"

const quick = quickDecoderOf(calculation)
const decode = Schema.decodeUnknownOption(calculation, bodyOptions)
const byContract = (sent: unknown) => Option.getOrUndefined(decode(sent))

/** Unexpected values in place of a field's value. */
const odd = [
  null,
  undefined,
  -1,
  0,
  1.5,
  1e9,
  "",
  "80331",
  "\u0000",
  "2026-12-24",
  true,
  [],
  [null],
  {},
  { Id: 1, A: 2 }
]

/**
 * Returns variants of the body: one with an unknown extra field and, for each field, one without the field and one for
 * each unexpected value.
 */
const changed = (sent: object): ReadonlyArray<object> => [
  { ...sent, Colour: "brown" },
  ...Object.keys(sent).flatMap((name) => [
    Object.fromEntries(Object.entries(sent).filter(([each]) => each !== name)),
    ...odd.map((value) => ({ ...sent, [name]: value }))
  ])
]

it("any calculation is decoded as by the contract, and nothing else", async () => {
  const encode = Schema.encodeSync(calculation)
  const isSame = (value: typeof calculation.Type) => {
    const sent = encode(value)
    expect(quick(sent)).toEqual(value)
    for (const other of changed(sent)) expect(quick(other)).toEqual(byContract(other))
    return true
  }
  const run = Arbitrary.checkEffect(Arbitrary.schema(calculation), isSame, { runs: 20, maxDiscards: 20_000 })
  const result = await Effect.runPromise(run)
  expect(Arbitrary.formatCheckFailure(result)).toBeUndefined()
})

it("invalid bodies, and names that only resemble fields, are left to the contract", () => {
  for (const sent of [null, undefined, 3, "text", [], [[]], JSON.parse('{"__proto__":{"Id":1}}')])
    expect(quickDecoderOf(wire({ id: Schema.Int }))(sent)).toBeUndefined()
})

it.each([
  ["a number in digits", wire({ amount: integerText(1, 9) })],
  ["a text that is read", wire({ name: text(10) })],
  ["two kinds of struct", Schema.Union([wire({ a: Schema.Int }), wire({ b: Schema.Int })])],
  ["a text or nothing", Schema.NullOr(Schema.String)],
  ["a record", Schema.Record(Schema.String, Schema.Int)],
  ["a tuple", Schema.Tuple([Schema.Int, Schema.Int])],
  ["a date", Schema.Date]
])("%s is refused when the decoder is created", (_, schema) => {
  expect(() => quickDecoderOf(schema)).toThrow("by the contract's schema")
})
