import { describe, expect, test } from "vitest"
import { isCommonPassword } from "./common-passwords.ts"

describe("passwords that are tried first", () => {
  test.each([
    "password",
    "Passwort1",
    "PASSWORT123!",
    "P@ssw0rt",
    "p4ssw0rd2024",
    "!!Sommer2026!!",
    "Frühling2025",
    "fruehling25",
    "iloveyou",
    "IchLiebeDich",
    "12345678",
    "87654321",
    "123456789012",
    "11111111",
    "01.01.1980",
    "qwertzui",
    "iuztrewq",
    "asdfghjk",
    "1q2w3e4r",
    "1qay2wsx",
    "abcdefgh",
    "abcabcabc",
    "hallohallo",
    "Heizmarkt1",
    "  willkommen  ",
    "ＰＡＳＳＷＯＲＤ",
    "!@#$%^&*"
  ])("%s", (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })
})

describe("passwords of one's own", () => {
  test.each([
    "ein langer Satz als Kennwort",
    "kHz7-Rüben-im-Keller",
    "blaue Kisten tragen Moos",
    "x9Qf2LmT",
    "Sommerregenschirm",
    "483920175562",
    "pass wort salat",
    "🌲🪵🔥🏠🧊🌲🪵🏡"
  ])("%s", (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})
