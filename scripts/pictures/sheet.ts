/** Width and height of all drawings, in px; the content repeats them (src/server/content/house/page-parts.ts). */
const width = 800
const height = 300

/** Colours of the shop (src/ui/kit/style/tokens.css), light and dark: `wash` is also the background of pages. */
const light = {
  ground: "#fbf0e0",
  paper: "#ffffff",
  line: "#8b7d6f",
  ink: "#2b231c",
  brand: "#c57e33",
  soft: "#e6bd8a",
  deep: "#8c4f12",
  water: "#1f5f99",
  good: "#2c6a3f",
  bad: "#a5291b"
}
const dark: Record<Tone, string> = {
  ground: "#33271a",
  paper: "#241f1a",
  line: "#94867a",
  ink: "#f4ede4",
  brand: "#c57e33",
  soft: "#7a5228",
  deep: "#e9a055",
  water: "#8ec5ff",
  good: "#8fd0a0",
  bad: "#ff9c8a"
}

export type Tone = keyof typeof light

const rules = (tones: Readonly<Record<string, string>>): string =>
  Object.entries(tones)
    .map(([name, colour]) => `.${name}{fill:${colour}}.l-${name}{stroke:${colour}}`)
    .join("")

const n = (value: number): string => String(Math.round(value * 10) / 10)

/** Draws a filled rectangle; the shapes below are filled as well. */
export const box = (tone: Tone, x: number, y: number, w: number, h: number, r = 0): string =>
  `<rect class="${tone}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r > 0 ? ` rx="${n(r)}"` : ""}/>`
export const disc = (tone: Tone, x: number, y: number, r: number): string =>
  `<circle class="${tone}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`
export const shape = (tone: Tone, d: string): string => `<path class="${tone}" d="${d}"/>`

/** Draws lines with round ends. */
export const stroke = (tone: Tone, d: string, thick = 4): string =>
  `<path class="s l-${tone}" d="${d}" stroke-width="${thick}"/>`
export const ring = (tone: Tone, x: number, y: number, r: number, thick = 4): string =>
  `<circle class="s l-${tone}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}" stroke-width="${thick}"/>`

export const words = (x: number, y: number, text: string, size = 18, tone: Tone = "ink"): string =>
  `<text class="${tone}" x="${n(x)}" y="${n(y)}" font-size="${size}">${text}</text>`

export const arrow = (tone: Tone, x: number, y: number, length: number, thick = 5): string =>
  stroke(tone, `M${x} ${y}h${length}m-10 -9l10 9l-10 9`, thick)

/**
 * A pellet, drawn as a short rod in a colour of the drawing. It extends `size` to each side of its centre; its angle is
 * in degrees.
 */
export interface Rod {
  readonly tone: Tone
  readonly x: number
  readonly y: number
  readonly size: number
  readonly angle: number
}

/**
 * Draws rods of the same thickness. All rods of one tone share a path, which is a tenth of the size of separate shapes.
 */
export const rods = (all: ReadonlyArray<Rod>, thick: number): string =>
  [...new Set(all.map(({ tone }) => tone))]
    .map((tone) => {
      const lines = all
        .filter((rod) => rod.tone === tone)
        .map(({ x, y, size, angle }) => {
          const [dx, dy] = [
            size * Math.cos((angle * Math.PI) / 180),
            size * Math.sin((angle * Math.PI) / 180)
          ]
          return `M${Math.round(x - dx)} ${Math.round(y - dy)}l${Math.round(2 * dx)} ${Math.round(2 * dy)}`
        })
      return stroke(tone, lines.join(""), thick)
    })
    .join("")

/** Returns a generator of pseudo-random numbers between 0 and 1 that are the same on every run. */
export const chance = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Creates a drawing as a separate SVG file; it follows the system's light or dark mode. */
export const sheet = (...parts: ReadonlyArray<string>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>text{font-family:system-ui,sans-serif;font-weight:600;text-anchor:middle}.s{fill:none;stroke-linecap:round;stroke-linejoin:round}${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>${box("ground", 0, 0, width, height)}${parts.join("")}</svg>
`
