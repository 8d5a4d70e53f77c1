import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes
} from "node:crypto"

const nonceLength = 12
const tagLength = 16

/** Derives a key of 32 bytes for one purpose with HKDF-SHA256; keys for other purposes disclose nothing about it. */
export const derivedKey = (from: Uint8Array, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync("sha256", from, "", `heizmarkt/${purpose}`, 32)))

/**
 * Encrypts with AES-256-GCM and a new nonce; the result is nonce, tag and ciphertext. `place` names the row and is
 * authenticated as well.
 */
export const sealBytes = (key: KeyObject, bytes: Uint8Array, place: string): Buffer => {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Decrypts bytes that were encrypted with this key for this place; throws for any others. */
export const openBytes = (key: KeyObject, sealed: Uint8Array, place: string): Buffer => {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength
  })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()])
}
