import type { Sharp } from "sharp"
import {
  keptSize,
  type MediaFile,
  type MediaFormat,
  modernFormats,
  nameOfFile,
  widthsUpTo
} from "../../domain/media/media-address.ts"
import type { LeadCrop } from "../../domain/media/lead-crop.ts"
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
 * AVIF quality of the part above an article. Visitors wait for this picture first, so its files are smaller by a quarter
 * than those of pictures within a text.
 */
const leadQuality = 45

/** How each format is written. */
const encodings: Readonly<Record<MediaFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpg: (picture) => picture.jpeg({ quality: 80, progressive: true }),
  png: (picture) => picture.png({ palette: true })
}

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
    return {
      name: nameOfFile({ width: wanted, format }),
      bytes: await encodings[format](picture).toBuffer()
    }
  }
  const files: Array<NamedFile> = [await encoded(width, fallback)]
  for (const wanted of widthsUpTo(width))
    for (const format of modernFormats) files.push(await encoded(wanted, format))
  return { width, height, fallback, files }
}

/** Writes one file with the part that is shown above an article, from the picture's stored file in full size. */
export const makeLeadFile = async (
  stored: Uint8Array,
  { left, top, width, height }: LeadCrop,
  file: MediaFile
): Promise<Uint8Array> => {
  const sharp = await loadSharp()
  const picture = sharp(stored, readingOptions)
    .timeout({ seconds: longestStep })
    .extract({ left, top, width, height })
    .resize(file.width)
  const written =
    file.format === "avif"
      ? picture.avif({ quality: leadQuality, effort: 2 })
      : encodings[file.format](picture)
  return written.toBuffer()
}
