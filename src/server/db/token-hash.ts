import { createHash } from "node:crypto"

/**
 * SHA-256 of a secret token: tables contain only this hash, while the token itself exists only in a cookie or a mail.
 */
export const tokenHash = (token: string): Uint8Array => createHash("sha256").update(token).digest()
