import { box, chance, disc, ring, type Rod, rods, shape, sheet, stroke, type Tone, words } from "./sheet.ts"

const tones: ReadonlyArray<Tone> = ["brand", "soft", "deep"]

/** Draws a heap of rods below a curve, centred at `x`. */
const heap = (seed: number, x: number, base: number, half: number, top: number, size: number): string => {
  const next = chance(seed)
  const all: Array<Rod> = []
  for (let row = 0; row < top / (size * 0.62); row++) {
    const y = base - row * size * 0.62
    const reach = half * Math.sqrt(Math.max(0, 1 - (row * size * 0.62) / top))
    for (let at = -reach; at <= reach; at += size * 1.4)
      all.push({
        tone: tones[Math.floor(next() * 3)] ?? "brand",
        x: x + at + (next() - 0.5) * size,
        y: y + (next() - 0.5) * size * 0.5,
        size: size * (0.7 + next() * 0.25),
        angle: (next() - 0.5) * 150
      })
  }
  return rods(all, size * 0.6)
}

export const fallback = sheet(
  heap(7, 400, 300, 400, 150, 22),
  words(400, 96, "Heizmarkt", 54, "deep"),
  box("brand", 340, 116, 120, 5, 2)
)

export const pellets = sheet(
  heap(3, 330, 292, 320, 190, 20),
  disc("paper", 610, 128, 92),
  rods([{ tone: "brand", x: 610, y: 128, size: 50, angle: -24 }], 42),
  stroke("deep", "M576 132l38 -17M590 150l52 -24M584 118l20 -9", 3),
  ring("ink", 610, 128, 92, 10),
  stroke("ink", "M676 194l60 62", 18)
)

const log = (x: number, y: number, r: number): string =>
  disc("deep", x, y, r) + disc("soft", x, y, r - 4) + ring("brand", x, y, r * 0.5, 3) + disc("brand", x, y, 3)

export const woodStack = sheet(
  box("line", 92, 40, 26, 236),
  shape("deep", "M150 66l500 -34l0 16l-500 34z"),
  box("line", 176, 60, 10, 212),
  box("line", 616, 40, 10, 232),
  ...Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: row % 2 === 0 ? 9 : 8 }, (__, index) =>
      log(218 + index * 45 + (row % 2) * 22, 226 - row * 40, 22)
    ).join("")
  ),
  box("line", 190, 252, 424, 10),
  box("line", 206, 262, 24, 14),
  box("line", 390, 262, 24, 14),
  box("line", 572, 262, 24, 14),
  stroke("line", "M40 280H760", 4),
  stroke("good", "M136 226h28m-8 -7l8 7l-8 7M136 166h28m-8 -7l8 7l-8 7", 4)
)

export const moistureMeter = sheet(
  shape("deep", "M470 96l250 -34q34 90 0 176l-250 -30q-22 -56 0 -112z"),
  shape("soft", "M480 106l232 -30q24 76 0 150l-232 -26q-16 -48 0 -94z"),
  stroke("brand", "M500 122l206 -24M496 150h212M500 178l206 22", 3),
  stroke("line", "M360 138h116M360 166h116", 6),
  box("ink", 110, 84, 252, 136, 26),
  box("paper", 138, 112, 142, 78, 8),
  words(209, 166, "18 %", 44, "good"),
  disc("brand", 322, 132, 15),
  disc("line", 322, 176, 11)
)

const drop = (x: number, y: number, size: number): string =>
  shape(
    "water",
    `M${x} ${y - size}q${size} ${size * 1.1} 0 ${size * 1.9}q${-size} ${-size * 0.8} 0 ${-size * 1.9}z`
  )
const flame = (x: number, y: number, size: number): string =>
  shape(
    "bad",
    `M${x} ${y}q${-size * 0.8} ${-size * 0.5} ${-size * 0.3} ${-size * 1.2}q${size * 0.1} ${size * 0.4} ${size * 0.3} ${size * 0.3}q${-size * 0.1} ${-size * 0.7} ${size * 0.3} ${-size * 1.1}q0 ${size * 0.5} ${size * 0.4} ${size * 0.9}q${size * 0.3} ${size * 0.7} ${-size * 0.7} ${size * 1.1}z`
  )

export const moisture = sheet(
  ...(
    [
      [150, "15 %", 16, 52],
      [400, "35 %", 30, 38],
      [650, "50 %", 44, 24]
    ] as const
  ).map(
    ([x, share, wet, hot], index) =>
      heap(11 + index, x, 232, 100, 80, 12) +
      drop(x - 42, 104, wet) +
      flame(x + 46, 140, hot) +
      words(x, 274, share, 24)
  ),
  stroke("line", "M30 246H770", 4)
)
