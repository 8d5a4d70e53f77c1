import { Effect, Layer } from "effect"
import { WrappingKeys } from "../db/keys/wrapping-keys.ts"
import { wrappingKeyOf } from "../db/keys/wrapping-key.ts"

/** The wrapping key of tests, for all databases. */
const bytes = Buffer.alloc(32, 9)

export const testKey = wrappingKeyOf(bytes)

/** The wrapping key in the format of the environment variable that the servers and commands under test read. */
export const testKeyText = bytes.toString("base64")

export const TestWrappingKey = Layer.succeed(WrappingKeys)({ keyFor: () => Effect.succeed(testKey) })
