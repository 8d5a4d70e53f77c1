import { arrow, box, chance, disc, ring, type Rod, rods, shape, sheet, stroke, words } from "./sheet.ts"

/** Draws rods scattered in a field that narrows towards the bottom. */
const filling = (): string => {
  const next = chance(5)
  const all: Array<Rod> = []
  for (let row = 0; row < 9; row++) {
    const inset = row < 3 ? 0 : (row - 3) * 22
    for (let x = 246 + inset; x < 556 - inset; x += 20)
      all.push({
        tone: next() < 0.5 ? "brand" : "soft",
        x: x + next() * 10,
        y: 116 + row * 15 + next() * 6 + (row === 0 ? Math.abs(x - 400) / 9 : 0),
        size: 8,
        angle: next() * 160
      })
  }
  return rods(all, 7)
}

export const store = sheet(
  box("paper", 220, 40, 360, 228),
  filling(),
  shape("line", "M228 162l140 98h-140zM572 162l-140 98h140z"),
  stroke("ink", "M220 40V268H580V40z", 8),
  ring("deep", 400, 252, 11, 5),
  stroke("deep", "M400 268v22h260", 6),
  stroke("line", "M120 70H262M120 104H236", 12),
  arrow("good", 128, 46, 62),
  stroke("water", "M190 128h-62m10 -9l-10 9l10 9", 5),
  stroke("bad", "M548 62V160", 7),
  words(660, 112, "Prallmatte", 18),
  stroke("line", "M606 106H560", 2),
  words(96, 30, "Füllen", 18),
  words(96, 154, "Absaugen", 18)
)

export const airing = sheet(
  box("ink", 300, 24, 190, 254),
  box("line", 316, 40, 158, 238),
  shape("deep", "M316 40l-108 22v220l108 -4z"),
  disc("soft", 228, 170, 8),
  stroke(
    "water",
    "M380 108q28 -22 56 0t56 0t56 0m-14 -14l16 12l-14 16M380 160q28 -22 56 0t56 0t56 0m-14 -14l16 12l-14 16M380 212q28 -22 56 0t56 0t56 0m-14 -14l16 12l-14 16",
    6
  ),
  shape("brand", "M664 70l66 118h-132z"),
  shape("ground", "M664 94l46 82h-92z"),
  box("ink", 659, 116, 10, 34, 4),
  disc("ink", 664, 163, 6),
  words(664, 222, "CO", 26, "ink"),
  stroke("line", "M60 280H740", 4)
)

const wheel = (x: number, y = 244): string => disc("ink", x, y, 25) + disc("line", x, y, 10)

export const lorry = sheet(
  shape("paper", "M586 90l84 -52l84 52v178h-168z"),
  shape("deep", "M572 96l98 -62l98 62l-10 14l-88 -54l-88 54z"),
  box("soft", 690, 132, 40, 48, 3),
  disc("ink", 610, 214, 12),
  disc("ink", 640, 214, 12),
  stroke("brand", "M452 226q40 52 88 30t60 -40", 8),
  box("line", 150, 206, 320, 14, 4),
  shape(
    "brand",
    "M172 84h286q22 0 22 26v46l-46 50h-40l-38 -50l-38 50h-40l-38 -50l-38 50h-40l-46 -50v-46q0 -26 16 -26z"
  ),
  stroke("deep", "M176 116H470", 4),
  shape("deep", "M64 132q0 -12 12 -12h58v100h-82v-36z"),
  shape("soft", "M74 134h36v38h-46z"),
  wheel(100),
  wheel(250),
  wheel(308),
  wheel(420),
  stroke("line", "M30 272H770", 4)
)

const coupling = (x: number, name: string): string =>
  disc("line", x, 130, 62) +
  disc("ink", x, 130, 48) +
  disc("brand", x, 130, 34) +
  box("line", x - 74, 120, 22, 20, 4) +
  box("line", x + 52, 120, 22, 20, 4) +
  words(x, 236, name, 24)

export const couplings = sheet(
  ...[48, 112, 176, 240].map((y) => stroke("soft", `M0 ${y}H800`, 2)),
  coupling(190, "Füllen"),
  coupling(400, "Absaugen"),
  box("line", 560, 80, 110, 110, 14),
  box("paper", 568, 88, 94, 94, 10),
  ring("ink", 615, 135, 30, 4),
  disc("ink", 603, 135, 5),
  disc("ink", 627, 135, 5),
  words(615, 236, "230 V", 24)
)

export const stove = sheet(
  box("line", 326, 10, 34, 58),
  box("ink", 240, 62, 206, 206, 14),
  box("ground", 266, 92, 154, 112, 8),
  shape("brand", "M343 198q-56 -18 -34 -66q10 14 18 10q-8 -30 20 -46q-2 26 22 42q28 36 -26 60z"),
  shape("soft", "M343 196q-26 -12 -14 -36q8 8 12 4q2 -14 12 -20q0 14 8 22q10 20 -18 30z"),
  stroke("deep", "M290 194l104 8M294 204l96 -12", 9),
  box("line", 266, 222, 154, 26, 6),
  box("ink", 252, 266, 20, 14),
  box("ink", 414, 266, 20, 14),
  box("line", 566, 42, 34, 168, 17),
  disc("line", 583, 218, 32),
  box("paper", 573, 52, 14, 150, 7),
  disc("bad", 583, 218, 20),
  box("bad", 577, 128, 12, 80, 5),
  stroke("line", "M610 74h20M610 104h14M610 134h20M610 164h14", 3),
  words(660, 141, "20°", 24),
  stroke("line", "M60 280H740", 4)
)

const house = (x: number, wall: number): string =>
  box("paper", x, 260 - wall, 120, wall) +
  shape("deep", `M${x - 16} ${264 - wall}l76 -60l76 60z`) +
  box("soft", x + 18, 280 - wall, 30, 30, 3) +
  box("soft", x + 72, 280 - wall, 30, 30, 3) +
  box("line", x + 48, 214, 26, 46)

export const neighbours = sheet(
  house(70, 110),
  house(250, 96),
  house(430, 116),
  stroke("line", "M20 262H780", 4),
  box("brand", 590, 176, 130, 62, 30),
  stroke("deep", "M622 178v58M656 178v58M690 178v58", 3),
  shape("deep", "M724 188h30l16 26v26h-46z"),
  disc("ink", 620, 250, 18),
  disc("ink", 676, 250, 18),
  disc("ink", 746, 250, 18),
  stroke("good", "M130 282H490", 6)
)
