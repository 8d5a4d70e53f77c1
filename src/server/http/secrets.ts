import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes
} from "node:crypto"

/** What a derived key is for; a value signed for one purpose is worthless for another. */
export type Purpose = "session" | "csrf" | "grant" | "mail" | "refresh" | "refreshMark" | "link" | "advert"

/** Signs and seals short texts with keys that all copies of the server share. */
export class Secrets extends Context.Service<
  Secrets,
  {
    /** HMAC-SHA256 of the text under the key of the purpose, base64url. */
    readonly sign: (purpose: Purpose, text: string) => string
    /** A text that nobody reads in the database, bound to the row it stands in (AES-256-GCM). */
    readonly seal: (text: string, row: string) => Uint8Array
    /** What was sealed for this row; another row's or a changed one throws. */
    readonly open: (sealed: Uint8Array, row: string) => string
  }
>()("server/http/Secrets") {}

/** A signer from one master key of 32 bytes; key objects sign in a quarter of the time that key bytes take. */
export const signerOf = (master: Uint8Array) => {
  const keyFor = (purpose: Purpose) =>
    createSecretKey(Buffer.from(hkdfSync("sha256", master, "", `heizmarkt/${purpose}`, 32)))
  const keys: Readonly<Record<Purpose, KeyObject>> = {
    session: keyFor("session"),
    csrf: keyFor("csrf"),
    grant: keyFor("grant"),
    mail: keyFor("mail"),
    refresh: keyFor("refresh"),
    refreshMark: keyFor("refreshMark"),
    link: keyFor("link"),
    advert: keyFor("advert")
  }
  return (purpose: Purpose, text: string): string =>
    createHmac("sha256", keys[purpose]).update(text).digest("base64url")
}

const nonceLength = 12
const tagLength = 16

/** Keeps bank data at rest unreadable without the master key. */
export const sealerOf = (master: Uint8Array) => {
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", master, "", "heizmarkt/sealed", 32)))
  return {
    seal: (text: string, row: string): Uint8Array => {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(row))
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open: (sealed: Uint8Array, row: string): string => {
      const bytes = Buffer.from(sealed)
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceLength))
        .setAAD(Buffer.from(row))
        .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
      const body = bytes.subarray(nonceLength + tagLength)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8")
    }
  }
}

/** The master key is made by the first server that starts and kept in the database (table server_secret). */
export const secretsLayer = Layer.effect(Secrets)(
  Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`insert into server_secret (name, secret) values ('master', ${randomBytes(32)}) on conflict do nothing`
    const [row] = yield* sql<{
      readonly secret: Uint8Array
    }>`select secret from server_secret where name = 'master'`
    if (row === undefined)
      return yield* Effect.die("server_secret lost its master key while the server started")
    return { sign: signerOf(row.secret), ...sealerOf(row.secret) }
  })
)
