import {
  keptSize,
  type MediaFormat,
  modernFormats,
  nameOfFile,
  widthsUpTo
} from "../../domain/media/media-address.ts"
import type { NamedFile } from "../ports/media-store.ts"
import { loadSharp } from "./load-sharp.ts"
import { readingOptions } from "./look-at-picture.ts"

/** A picture as stored: its greatest width in px, and all its files. */
export interface MadePicture {
  readonly width: number
  readonly height: number
  readonly fallback: "jpg" | "png"
  readonly files: ReadonlyArray<NamedFile>
}

/** Timeout for one step in seconds; a picture within the limits takes less than two. */
const longestStep = 20

/**
 * Decodes a picture once, rotated upright, and encodes it in every width and format. All other data of the uploaded
 * file (place and time, previews, colour profiles, data hidden after its end) are dropped (rule media.derivatives).
 */
export const makeFiles = async (bytes: Uint8Array, signal: AbortSignal): Promise<MadePicture> => {
  const sharp = await loadSharp()
  const { autoOrient, hasAlpha } = await sharp(bytes, readingOptions).metadata()
  const kept = keptSize(autoOrient)
  const { data, info } = await sharp(bytes, readingOptions)
    .timeout({ seconds: longestStep })
    .autoOrient()
    .resize({ ...kept, fit: "fill" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const fallback = hasAlpha ? "png" : "jpg"
  const encoded = async (wanted: number, format: MediaFormat): Promise<NamedFile> => {
    signal.throwIfAborted()
    const picture = sharp(data, { raw: { width, height, channels } })
      .timeout({ seconds: longestStep })
      .resize(wanted)
    const written = {
      avif: () => picture.avif({ quality: 52, effort: 2 }),
      webp: () => picture.webp({ quality: 78 }),
      jpg: () => picture.jpeg({ quality: 80, progressive: true }),
      png: () => picture.png({ palette: true })
    }[format]()
    return { name: nameOfFile({ width: wanted, format }), bytes: await written.toBuffer() }
  }
  const files: Array<NamedFile> = [await encoded(width, fallback)]
  for (const wanted of widthsUpTo(width))
    for (const format of modernFormats) files.push(await encoded(wanted, format))
  return { width, height, fallback, files }
}
