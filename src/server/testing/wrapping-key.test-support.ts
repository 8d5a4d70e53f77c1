import { Effect, Layer } from "effect"
import { WrappingKeys } from "../db/keys/wrapping-keys.ts"
import { wrappingKeyOf } from "../db/keys/wrapping-key.ts"

/** The wrapping key of tests, for all databases. */
export const testKey = wrappingKeyOf(new Uint8Array(32).fill(9))

export const TestWrappingKey = Layer.succeed(WrappingKeys)({ keyFor: () => Effect.succeed(testKey) })
