import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { sampleSite } from "../../../domain/site/sample-site.ts"
import { isCommonPassword, wordsOfShop } from "./common-passwords.ts"
import { isLeakedOften, keptBytes, knownPasswordCount, knownPasswordsFile } from "./known-passwords.ts"

describe("passwords that attackers try first", () => {
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
    "!@#$%^&*",
    // only in the list of leaked passwords
    "samantha",
    "Q1w2e3r4t5",
    "blink182",
    "1qazxsw2"
  ])("%s", (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })
})

describe("passwords that are not common", () => {
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

test("the list of leaked ones holds more than the 3000 that ASVS asks for, in their order", () => {
  expect(knownPasswordCount()).toBeGreaterThan(15_000)
  const bytes = readFileSync(knownPasswordsFile)
  const entries = Array.from({ length: knownPasswordCount() }, (_, index) =>
    bytes.subarray(index * keptBytes, (index + 1) * keptBytes).toString("hex")
  )
  expect(entries).toEqual([...new Set(entries)].toSorted())
  expect(isLeakedOften("heizt mit pellets seit 2019")).toBe(false)
})

describe("words of this shop", () => {
  const site = {
    operator: { ...sampleSite.operator, name: "Ölmühle Süd GmbH & Co. KG" },
    locales: {
      ...sampleSite.locales,
      ch: { ...sampleSite.locales.ch, origin: "https://www.waermewerk-ch.example" }
    }
  }
  const own = wordsOfShop(site)

  test.each(["Ölmühle2026", "oelmuehle!!", "OelmuehleSued1", "waermewerk-ch", "WaermewerkCh99"])(
    "%s",
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
      expect(isCommonPassword(password, own)).toBe(true)
    }
  )

  test("are accepted in sentences, and do not include the legal form of a company", () => {
    expect(isCommonPassword("die Ölmühle klappert nachts", own)).toBe(false)
    expect([...own].filter((word) => /^(?:gmbh|co|kg|sued|www)$/u.test(word))).toEqual(["sued"])
  })
})
