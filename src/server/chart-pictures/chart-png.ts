import { Effect } from "effect"
import { fileURLToPath } from "node:url"

const fontFile = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/source-sans-3/${name}`))

/** The fonts come from npm packages, since a server may have no fonts installed. */
const fontFiles = [
  fontFile("400Regular/SourceSans3_400Regular.ttf"),
  fontFile("600SemiBold/SourceSans3_600SemiBold.ttf")
]

/** Renders an SVG file as a PNG with this width in pixels. */
export const pngOf = (svg: string, width: number): Effect.Effect<Uint8Array> =>
  Effect.promise(async () => {
    const { renderAsync } = await import("@resvg/resvg-js")
    const drawn = await renderAsync(svg, {
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: "Source Sans 3" },
      fitTo: { mode: "width", value: width }
    })
    return drawn.asPng()
  })
