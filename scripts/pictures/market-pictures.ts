import { arrow, box, disc, ring, shape, sheet, stroke, words } from "./sheet.ts"

const months = "JFMAMJJASOND"
const heights = [172, 164, 128, 104, 90, 84, 86, 94, 110, 136, 156, 170]

/** A bar chart of the year: prices are low from March to September. */
export const seasons = sheet(
  ...heights.map((tall, index) => {
    const x = 88 + index * 54
    const isLow = index >= 2 && index <= 8
    return (
      box(isLow ? "good" : "brand", x, 236 - tall, 36, tall, 5) + words(x + 18, 266, months[index] ?? "", 18)
    )
  }),
  stroke("line", "M70 238H730", 3)
)

const line = "M60 92C130 70 160 130 220 150S330 226 400 214S500 150 560 140S680 96 740 74"

export const curve = sheet(
  stroke("line", "M60 40V250H750M60 190H750M60 130H750M60 70H750", 1.5),
  shape("soft", `${line}V250H60z`),
  stroke("deep", line, 6),
  disc("good", 396, 214, 11),
  disc("deep", 740, 74, 11)
)

export const comparison = sheet(
  ...(
    [
      ["Öl", 10, "line"],
      ["Pellets", 4.8, "brand"],
      ["Brennholz", 4, "deep"],
      ["Hackschnitzel", 3.7, "soft"]
    ] as const
  ).map(([name, value, tone], index) => {
    const x = 110 + index * 160
    const tall = value * 18
    return (
      box(tone, x, 244 - tall, 92, tall, 6) +
      words(x + 46, 234 - tall, String(value).replace(".", ","), 22) +
      words(x + 46, 272, name, 18)
    )
  }),
  words(560, 66, "kWh je Kilogramm, Öl je Liter", 18),
  stroke("line", "M70 246H730", 3)
)

export const bill = sheet(
  box("line", 262, 30, 288, 260, 10),
  box("paper", 254, 22, 288, 260, 10),
  box("brand", 284, 50, 110, 16, 4),
  ...[92, 118, 144, 170].map(
    (y, index) => box("line", 284, y, 150 - index * 14, 8, 4) + box("line", 462, y, 50, 8, 4)
  ),
  stroke("ink", "M284 202H512", 3),
  box("soft", 276, 216, 244, 44, 6),
  box("deep", 288, 232, 74, 12, 4),
  box("deep", 430, 230, 82, 16, 4),
  ring("good", 634, 196, 44, 8),
  stroke("good", "M612 196l16 18l28 -34", 9)
)

export const barrel = sheet(
  shape("line", "M190 62h170q16 90 0 190h-170q-16 -100 0 -190z"),
  box("ink", 182, 54, 186, 14, 6),
  box("ink", 176, 116, 198, 10, 5),
  box("ink", 176, 184, 198, 10, 5),
  box("ink", 182, 246, 186, 14, 6),
  shape("ground", "M275 132q30 34 0 50q-30 -16 0 -50z"),
  arrow("good", 418, 120, 70),
  stroke("bad", "M488 190h-70m10 -9l-10 9l10 9", 5),
  disc("brand", 600, 154, 74),
  ring("deep", 600, 154, 60, 4),
  stroke("ground", "M622 130q-12 -14 -30 -8t-10 22l32 18q14 18 -8 26t-30 -10M600 108v92", 7)
)
