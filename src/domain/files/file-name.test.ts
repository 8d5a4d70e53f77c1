import fc from "fast-check"
import { expect, it } from "vitest"
import { harmlessFileName, longestFileName } from "./file-name.ts"

it.each([
  ["Gewerbeschein.pdf", "Gewerbeschein.pdf"],
  ["/etc/passwd.pdf", "passwd.pdf"],
  ["..\\..\\boot.PDF", "boot.pdf"],
  ["scan\u202egpj.pdf", "scangpj.pdf"],
  ["zwei\u200b\u0000 Zeilen\r\n.pdf", "zwei Zeilen.pdf"],
  ["a<b>:|?*`$.pdf", "a-b-.pdf"],
  ["CON.pdf", "_CON.pdf"],
  ["...pdf", undefined],
  ["-.pdf", undefined],
  ["ohne", undefined]
])("%j becomes %j", (given, kept) => {
  expect(harmlessFileName(given)).toBe(kept)
})

it("names stay within the limit, contain whole characters and are stable when read again, whatever was sent", () => {
  expect(harmlessFileName(`${"ü".repeat(300)}.pdf`)).toBe(`${"ü".repeat(longestFileName - 4)}.pdf`)
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(
          "a",
          "ü",
          " ",
          ".",
          "-",
          "/",
          "\\",
          "\u0000",
          "\u202e",
          "\ud83d",
          "%",
          "😀",
          "\n"
        ),
        maxLength: 130
      }),
      (given) => {
        const kept = harmlessFileName(`${given}.pdf`)
        if (kept === undefined) return
        expect(kept.length).toBeLessThanOrEqual(longestFileName)
        expect(kept.isWellFormed()).toBe(true)
        expect(kept).not.toMatch(/[\p{Cc}\p{Cf}\\/:]/u)
        expect(harmlessFileName(kept)).toBe(kept)
      }
    )
  )
})
