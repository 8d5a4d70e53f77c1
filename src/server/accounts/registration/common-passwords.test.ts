import { describe, expect, test } from "vitest"
import { sampleSite } from "../../../domain/site/sample-site.ts"
import { isCommonPassword, wordsOfShop } from "./common-passwords.ts"

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

  test("are no parts of sentences, and no form of a company", () => {
    expect(isCommonPassword("die Ölmühle klappert nachts", own)).toBe(false)
    expect([...own].filter((word) => /^(?:gmbh|co|kg|sued|www)$/u.test(word))).toEqual(["sued"])
  })
})
