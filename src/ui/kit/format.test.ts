import { describe, expect, it } from "vitest"
import {
  formatBasePrice,
  formatCount,
  formatDate,
  formatDay,
  formatDays,
  formatMark,
  formatMoney,
  formatPeriod,
  formatTime
} from "./format.ts"

const plain = (text: string) => text.replaceAll(/\s/gu, " ")

describe("numbers and dates of the three countries", () => {
  it("formats money in the style of each country, always with two decimals", () => {
    expect(plain(formatMoney("de-DE", "EUR", 2447.2))).toBe("2.447,20 €")
    expect(plain(formatMoney("de-AT", "EUR", 957.2))).toBe("€ 957,20")
    expect(plain(formatMoney("de-CH", "CHF", 3207))).toBe("CHF 3’207.00")
    expect(plain(formatBasePrice("de-DE", "EUR", 0.4055))).toBe("0,4055 €")
    expect(formatCount("de-DE", 20_000)).toBe("20.000")
    expect(formatMark("de-DE", 5)).toBe("5,0")
  })

  it('uses "Jänner" in Austria', () => {
    expect(formatDate("de-AT", "2027-01-04")).toBe("4. Jänner 2027")
    expect(formatDate("de-DE", "2027-01-04")).toBe("4. Januar 2027")
    expect(formatDay("de-DE", "2026-12-04")).toBe("Fr., 4. Dezember")
  })

  it("formats a period of days with the same spaces in every browser", () => {
    expect(formatDays("de-DE", "2026-12-01", "2026-12-04")).toBe("1.–4. Dez.")
    expect(formatDays("de-DE", "2026-11-27", "2026-12-01")).toBe("27. Nov. – 1. Dez.")
    expect(formatDays("de-DE", "2026-12-01", "2026-12-01")).toBe("1. Dez.")
    expect(formatPeriod("de-CH", "2026-11-30", "2026-12-08")).toBe("30. November – 8. Dezember 2026")
    expect(formatPeriod("de-DE", "2026-12-04", "2026-12-11")).toBe("4.–11. Dezember 2026")
  })

  it("uses the time zone of the country and not of the machine", () => {
    expect(formatTime("de-DE", "Europe/Berlin", "2026-11-21T12:05:00Z")).toBe("13:05")
  })
})
