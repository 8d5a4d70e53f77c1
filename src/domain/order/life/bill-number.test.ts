import { expect, it } from "vitest"
import { billNumberOf, isBillNumber } from "./bill-number.ts"

it("bills of a year are numbered in ascending order, also beyond the last padded number", () => {
  expect([1, 42, 99_999, 100_000].map((count) => billNumberOf(2026, count))).toEqual([
    "R-2026-00001",
    "R-2026-00042",
    "R-2026-99999",
    "R-2026-100000"
  ])
})

it("a seller's own number may contain letters, digits and separators", () => {
  const own = [
    "R-2026-00042",
    "2026/17",
    "Rg. 4_ä",
    "Rg.17",
    "2026.A",
    "23.11.2026/4",
    "A.7-b.",
    "7",
    "x".repeat(40)
  ]
  expect(own.filter((number) => !isBillNumber(number))).toEqual([])
  const other = ["", "x".repeat(41), "https://evil.example", "R:1", "<b>1</b>", "1\n2", "a@b.de", "1?2"]
  expect(other.filter(isBillNumber)).toEqual([])
})

it("a number that mail programs would turn into a link is refused", () => {
  const links = [
    "www.evil.example/x",
    "WWW.evil.example",
    "evil.example",
    "R-1 evil.example/x",
    "sub.evil-shop.de",
    "1.evil.co.uk/4",
    "evil_1.de",
    "bücher.рф",
    "evil.xn--p1ai",
    "www.1-2",
    // Roman numerals that look like letters, and that browsers treat as letters in a URL
    "evil.ⅽⅾ",
    "evil.ⅼⅰ/4"
  ]
  expect(links.filter(isBillNumber)).toEqual([])
})
