import { hkdfSync } from "node:crypto"
import { derivedKey, openBytes, sealBytes } from "./sealed-bytes.ts"

/** A key that is stored outside the database and encrypts (wraps) the master key inside the database (decision 109). */
export interface WrappingKey {
  /**
   * Identifies the key without disclosing anything about it: 16 hex digits, stored next to the data that the key has
   * wrapped.
   */
  readonly id: string
  readonly wrap: (secret: Uint8Array, place: string) => Uint8Array
  /** Unwraps data; throws for data that were wrapped with another key or for another place. */
  readonly unwrap: (wrapped: Uint8Array, place: string) => Uint8Array
}

/** Creates a wrapping key from its 32 bytes. */
export const wrappingKeyOf = (bytes: Uint8Array): WrappingKey => {
  const id = Buffer.from(hkdfSync("sha256", bytes, "", "heizmarkt/wrapping-key-id", 8)).toString("hex")
  const key = derivedKey(bytes, "wrapping-key")
  // the id is authenticated as well, so that a row cannot claim to be wrapped with another key
  const placeWith = (place: string) => `${place}/${id}`
  return {
    id,
    wrap: (secret, place) => sealBytes(key, secret, placeWith(place)),
    unwrap: (wrapped, place) => openBytes(key, wrapped, placeWith(place))
  }
}

/** Parses a key of 32 bytes: base64 (also base64url) or 64 hex digits; `undefined` for any other text. */
export const keyBytesIn = (text: string): Buffer | undefined => {
  const word = text.trim()
  if (/^[0-9a-f]{64}$/iu.test(word)) return Buffer.from(word, "hex")
  return /^[A-Za-z0-9+/_-]{43}=?$/u.test(word) ? Buffer.from(word, "base64") : undefined
}
