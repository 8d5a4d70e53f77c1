import { randomBytes } from "node:crypto"
import { expect, test } from "vitest"
import { isMarked, markedToken } from "./refresh-mark.ts"
import { signerOf } from "./secrets.ts"

const sign = signerOf(randomBytes(32))
const body = () => randomBytes(32).toString("base64url")

test("a token created by the shop is recognised by every server with the key", () => {
  for (let round = 0; round < 20; round++) expect(isMarked(sign, markedToken(sign, body()))).toBe(true)
})

test("an invented token is not recognised", () => {
  const token = markedToken(sign, body())
  const [mine = "", mark = ""] = token.split(".")
  const madeUp = [
    undefined,
    "",
    "x",
    mine,
    `${body()}.${mark}`,
    `${mine}.${body().slice(0, 22)}`,
    markedToken(signerOf(randomBytes(32)), mine),
    `${token}x`,
    `${token}\n`,
    `${mine}.${sign("refresh", mine).slice(0, 22)}`
  ]
  for (const each of madeUp) expect([each, isMarked(sign, each)]).toEqual([each, false])
})
