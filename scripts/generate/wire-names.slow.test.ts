import { Arbitrary, Effect, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { wireOdd } from "../../src/contract/wire.ts"
import { fromWire, toWire } from "../../src/services/client/wire-names.ts"
import { contractCalls, unread } from "./client.ts"
import { wireKeysOf } from "./wire-keys.ts"

describe("names on the wire", () => {
  it("names that differ by more than a capital letter are found", () => {
    const odd = wireOdd(
      { foreignId: Schema.Int, success: Schema.Boolean, high3YDate: Schema.String },
      { foreignId: "ForgeinId", success: "success", high3YDate: "high3YDate" }
    )
    expect(wireKeysOf(Schema.Array(odd)).pairs).toEqual([
      ["foreignId", "ForgeinId"],
      ["success", "success"],
      ["high3YDate", "high3YDate"]
    ])
  })
})

const plainCalls = new Set(["errorTrace.report"])

/**
 * Returns whether a schema contains a content document, which is sent as it is stored: random values would not be a
 * valid document.
 */
const hasDocument = (schema: Schema.Top): boolean => wireKeysOf(schema).records.has("contents")

/** Every schema that a call of the contract sends as JSON, together with this call. */
const travelling = contractCalls().flatMap((call) =>
  plainCalls.has(`${call.group}.${call.name}`)
    ? []
    : [...call.payloads, ...call.answers]
        .map((schema, index) => ({
          title: `${call.group}.${call.name} #${index}`,
          schema,
          isSent: index < call.payloads.length
        }))
        .filter(({ schema }) => !hasDocument(schema))
)

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? "null")

/** Returns the value without the properties that no page reads. */
const known = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value) ?? "null", (name, inner: unknown) =>
    unread.has(name) ? undefined : inner
  )

describe("the names of every schema", () => {
  for (const { title, schema, isSent } of travelling) {
    it(`are converted in both directions: ${title}`, async () => {
      // no schema of the contract needs a service to be encoded
      const encode = Schema.encodeUnknownSync(schema as Schema.Codec<unknown>)
      const values = await Effect.runPromise(
        Arbitrary.sampleEffect(Arbitrary.schema(Schema.toType(schema)), {
          count: 15,
          seed: 20_261_121,
          maxDiscards: 5_000
        })
      )
      for (const value of values.map(known)) {
        const wire = asJson(encode(value))
        // a response is only read, never sent
        expect(isSent ? toWire(asJson(value)) : wire).toEqual(wire)
        expect(fromWire(wire)).toEqual(asJson(value))
      }
    })
  }
})
