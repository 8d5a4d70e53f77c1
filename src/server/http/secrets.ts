import { Context, Effect, Layer } from "effect"
import { createHmac, type KeyObject } from "node:crypto"
import { masterKey } from "../db/keys/master-key.ts"
import { derivedKey, openBytes, sealBytes } from "../db/keys/sealed-bytes.ts"

/** What a derived key is for; a value signed for one purpose is worthless for another. */
export type Purpose = "session" | "csrf" | "grant" | "mail" | "refresh" | "refreshMark" | "link" | "advert"

/** Signs and seals short texts with keys that all copies of the server share. */
export class Secrets extends Context.Service<
  Secrets,
  {
    /** HMAC-SHA256 of the text under the key of the purpose, base64url. */
    readonly sign: (purpose: Purpose, text: string) => string
    /** A text that is encrypted in the database, bound to the row it stands in (AES-256-GCM). */
    readonly seal: (text: string, row: string) => Uint8Array
    /** What was sealed for this row; another row's or a changed one throws. */
    readonly open: (sealed: Uint8Array, row: string) => string
  }
>()("server/http/Secrets") {}

/** A signer from one master key of 32 bytes; key objects sign in a quarter of the time that key bytes take. */
export const signerOf = (master: Uint8Array) => {
  const keyFor = (purpose: Purpose) => derivedKey(master, purpose)
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

/** Keeps bank data and second factors at rest unreadable without the master key. */
export const sealerOf = (master: Uint8Array) => {
  const key = derivedKey(master, "sealed")
  return {
    seal: (text: string, row: string): Uint8Array => sealBytes(key, Buffer.from(text), row),
    open: (sealed: Uint8Array, row: string): string => openBytes(key, sealed, row).toString("utf8")
  }
}

/** Of the master key that all copies share, which the database keeps wrapped. */
export const secretsLayer = Layer.effect(Secrets)(
  Effect.map(masterKey, (master) => ({ sign: signerOf(master), ...sealerOf(master) }))
)
