import { createHash } from "node:crypto"

/** SHA-256 of a secret token: tables know tokens by it alone, the token itself is in a cookie or a mail only. */
export const tokenHash = (token: string): Uint8Array => createHash("sha256").update(token).digest()
