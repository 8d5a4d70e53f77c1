import { createHmac, randomBytes } from "node:crypto"

/**
 * Creates seeds for clients: an HMAC of user agent and address with a salt that this process creates anew every day.
 * The seed is computed per request, never stored, sent or logged, and has no meaning once the salt is deleted (rule
 * page.variants).
 */
export const clientSeeds = (today: () => string) => {
  let salt = { day: "", bytes: Buffer.alloc(0) }
  return (userAgent: string, address: string): number => {
    const day = today()
    if (salt.day !== day) salt = { day, bytes: randomBytes(32) }
    return createHmac("sha256", salt.bytes)
      .update(userAgent)
      .update("\0")
      .update(address)
      .digest()
      .readUInt32BE(0)
  }
}
