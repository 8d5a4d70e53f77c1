import { expect, it } from "vitest"
import { formatMonth, formatShortMonth, formatWholeMoney } from "./figure-formats.ts"

const plain = (text: string) => text.replaceAll(/\s/gu, " ")

it("months and rounded money are formatted for charts", () => {
  expect(formatMonth("de-AT", "2027-01-01")).toBe("Jänner 2027")
  expect(formatShortMonth("de-DE", "2026-08-01")).toBe("Aug. 26")
  expect(plain(formatWholeMoney("de-DE", "EUR", 20_000))).toBe("20.000 €")
  expect(plain(formatWholeMoney("de-CH", "CHF", 20_000))).toBe("CHF 20’000")
})
