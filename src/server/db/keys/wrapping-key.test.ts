import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { afterEach, beforeEach, expect, it } from "vitest"
import { freshFolder } from "../../../../tools/fresh-folder.ts"
import { type GivenKey, givenKeyOf } from "../../config.ts"
import { Database } from "../database.ts"
import { keyIn, makeKeyFile } from "./key-file.ts"
import { rotationOf } from "./rotation.ts"
import { keyBytesIn, wrappingKeyOf } from "./wrapping-key.ts"
import { keyFileOf, nextKeyFileOf, WrappingKeys, wrappingKeysLayer } from "./wrapping-keys.ts"

let base = ""
beforeEach(() => {
  base = freshFolder("keys")
})
afterEach(() => rmSync(base, { recursive: true }))

const [one, other] = [wrappingKeyOf(Buffer.alloc(32, 1)), wrappingKeyOf(Buffer.alloc(32, 2))]
const secret = Buffer.from("a secret of 32 bytes for a test.")

it("a key unwraps only its own data, for the same place and unchanged (rule safety.keys-at-rest)", () => {
  const wrapped = Buffer.from(one.wrap(secret, "table/row"))
  expect(Buffer.from(one.unwrap(wrapped, "table/row"))).toEqual(secret)
  expect(wrapped.includes(secret)).toBe(false)
  expect(one.wrap(secret, "table/row")).not.toEqual(wrapped)
  expect(() => other.unwrap(wrapped, "table/row")).toThrow(/authenticat/u)
  expect(() => one.unwrap(wrapped, "table/other")).toThrow(/authenticat/u)
  for (const at of wrapped.keys()) {
    const changed = Buffer.from(wrapped)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => one.unwrap(changed, "table/row")).toThrow(/authenticat/u)
  }
  expect(() => one.unwrap(wrapped.subarray(0, 20), "table/row")).toThrow(/authenticat/u)
  expect(one.id).toMatch(/^[0-9a-f]{16}$/u)
  expect(one.id).not.toBe(other.id)
})

it.each([
  ["base64", secret.toString("base64"), true],
  ["base64url with a line's end", `${secret.toString("base64url")}\n`, true],
  ["hex", secret.toString("hex"), true],
  ["a password", "correct horse battery staple", false],
  ["16 bytes", secret.subarray(0, 16).toString("base64"), false],
  ["33 bytes", Buffer.alloc(33).toString("base64"), false]
])("a key is read as %s", (_, text, isKey) => {
  expect(keyBytesIn(text)).toEqual(isKey ? secret : undefined)
})

it("a key is read from the variable or the file, never from both", () => {
  expect(givenKeyOf({}, "WRAPPING_KEY")).toBeUndefined()
  expect(givenKeyOf({ WRAPPING_KEY: " x " }, "WRAPPING_KEY")).toEqual({ name: "WRAPPING_KEY", text: "x" })
  expect(givenKeyOf({ WRAPPING_KEY_FILE: "/k" }, "WRAPPING_KEY")).toEqual({
    name: "WRAPPING_KEY_FILE",
    file: "/k"
  })
  expect(() => givenKeyOf({ WRAPPING_KEY: "x", WRAPPING_KEY_FILE: "/k" }, "WRAPPING_KEY")).toThrow(
    /both set/u
  )
})

const found = (given: GivenKey | undefined, id: string | undefined, embedded: boolean) => {
  const database = Layer.succeed(Database)({
    url: "",
    alone: true,
    openedAt: 0,
    ...(embedded ? { embedded: { base, archive: undefined } } : {})
  })
  const key = Effect.flatMap(WrappingKeys, ({ keyFor }) => keyFor(id))
  return Effect.runSync(
    Effect.provide(key, wrappingKeysLayer(given).pipe(Layer.provide(database))).pipe(
      Effect.map((one) => one.id),
      Effect.catch((problem) => Effect.succeed(problem.message))
    )
  )
}

it("one key file is created beside an embedded database, only for its owner and only if the database has no key", () => {
  expect(found(undefined, one.id, true)).toMatch(/wrapping-key is not there: copy the file wrapping-key/u)
  expect(existsSync(keyFileOf(base))).toBe(false)
  const made = found(undefined, undefined, true)
  expect(made).toMatch(/^[0-9a-f]{16}$/u)
  expect(statSync(keyFileOf(base)).mode & 0o777).toBe(0o600)
  expect(found(undefined, undefined, true)).toBe(made)
  expect(found(undefined, made, true)).toBe(made)
  expect(found(undefined, one.id, true)).toMatch(/wrapped with the key .* and the one given is/u)
  expect(readdirSync(base)).toEqual(["wrapping-key"])
})

it("a file that another server has created meanwhile is not overwritten", () => {
  const file = keyFileOf(base)
  const first = makeKeyFile(file)
  expect(makeKeyFile(file).id).toBe(first.id)
  writeFileSync(file, "no key")
  expect(() => keyIn(file)).toThrow(/holds no wrapping key/u)
})

it("a key must be given for an external database", () => {
  expect(found(undefined, undefined, false)).toMatch(/^With DATABASE_URL the shop needs a key/u)
  const given = { name: "WRAPPING_KEY", text: Buffer.alloc(32, 1).toString("base64") }
  expect(found(given, undefined, false)).toBe(one.id)
  expect(found(given, other.id, true)).toContain(`wrapped with the key ${other.id}`)
  expect(found({ name: "WRAPPING_KEY", text: "short" }, undefined, false)).toMatch(/^WRAPPING_KEY is no key/u)
  const missing = { name: "WRAPPING_KEY_FILE", file: join(base, "none") }
  expect(found(missing, undefined, false)).toMatch(/^WRAPPING_KEY_FILE is .*none, which is not there/u)
})

it("a rotation that was interrupted at any step is continued (rule safety.key-rotation)", () => {
  const former = makeKeyFile(keyFileOf(base))
  const first = rotationOf(base, undefined, undefined)
  // the rotation is interrupted before the database has stored the next key
  expect(found(undefined, former.id, true)).toBe(former.id)
  const again = rotationOf(base, undefined, undefined)
  expect(again.next.id).toBe(first.next.id)
  expect(Effect.runSync(again.keys.keyFor(former.id)).id).toBe(former.id)
  // the rotation is interrupted after the database has stored the next key: a start moves the file into place, and the
  // continued rotation finds it there
  expect(found(undefined, first.next.id, true)).toBe(first.next.id)
  expect(existsSync(nextKeyFileOf(base))).toBe(false)
  again.finish()
  expect(keyIn(keyFileOf(base))?.id).toBe(first.next.id)
})

it("a rotation fails if its keys are missing", () => {
  const text = (byte: number) => Buffer.alloc(32, byte).toString("base64")
  expect(() => rotationOf(undefined, undefined, undefined)).toThrow(/needs the new key in WRAPPING_KEY_FILE/u)
  const { keys } = rotationOf(
    undefined,
    { name: "WRAPPING_KEY", text: text(2) },
    { name: "OLD_WRAPPING_KEY", text: text(1) }
  )
  expect([one.id, other.id].map((id) => Effect.runSync(keys.keyFor(id)).id)).toEqual([one.id, other.id])
  expect(Effect.runSync(Effect.flip(keys.keyFor("0000")))).toHaveProperty(
    "message",
    expect.stringMatching(/OLD_WRAPPING_KEY/u)
  )
})
