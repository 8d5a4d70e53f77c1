/** Colours of the light theme, since pictures are printed or embedded in other sites. */
export const colours = {
  ground: "#ffffff",
  ink: "#2b231c",
  quiet: "#6a5d51",
  grid: "#e3d9cc",
  mark: "#8b7d6f",
  line: "#c57e33",
  compared: "#2c6a3f",
  band: "#ece5da"
} as const

/** Escapes text for an element or an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

type Attributes = Readonly<Record<string, string | number>>

/** Returns an SVG element with its attributes; coordinates are rounded to tenths. */
export const element = (name: string, attributes: Attributes, inside = ""): string => {
  const written = Object.entries(attributes).map(
    ([key, value]) =>
      ` ${key}="${typeof value === "number" ? String(Math.round(value * 10) / 10) : escaped(value)}"`
  )
  return inside === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${inside}</${name}>`
}

/** Returns an SVG text whose baseline starts at a point. */
export const textAt = (
  x: number,
  y: number,
  text: string,
  { size, fill = colours.ink, ...more }: Attributes & { readonly size: number; readonly fill?: string }
): string => element("text", { x, y, "font-size": size, fill, ...more }, escaped(text))
