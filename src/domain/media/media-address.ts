/** Widths in px in which a picture is stored, up to the picture's own width (rule media.derivatives). */
const widths = [320, 640, 960, 1280, 1920] as const

/** Maximum stored size, in px; larger pictures are scaled down. */
const greatest = { width: 1920, height: 3840 } as const

/** Formats in the order in which browsers should choose them; browsers that support neither use the fallback format. */
export const modernFormats = ["avif", "webp"] as const
export type MediaFormat = (typeof modernFormats)[number] | "jpg" | "png"

export const mediaTypes: Readonly<Record<MediaFormat, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png"
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Returns the maximum size at which a picture is stored; never larger than the original. */
export const keptSize = ({ width, height }: PictureSize): PictureSize => {
  const scale = Math.min(1, greatest.width / width, greatest.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Returns all widths of a picture; `last` is its maximum stored width. */
export const widthsUpTo = (last: number): ReadonlyArray<number> => [
  ...widths.filter((width) => width < last),
  last
]

/** One stored file of a picture: the hash of its content, a width in px and a format. */
export interface MediaFile {
  readonly hash: string
  readonly width: number
  readonly format: MediaFormat
  /**
   * Position of the part that is shown above an article, in per cent in steps of ten (domain/media/lead-crop.ts);
   * absent for the whole picture.
   */
  readonly leadAt?: number | undefined
}

const fileName =
  /^(?<width>[1-9][0-9]{0,3})(?:\.(?<format>avif|webp|jpg|png)|-8x3-(?<at>0|[1-9]0|100)\.(?<modern>avif|webp))$/u
const hashShape = /^[0-9a-f]{32}$/u
const address = /^\/medien\/([^/]+)\/([^/]+)$/u

const isFormat = (word: string): word is MediaFormat => Object.hasOwn(mediaTypes, word)

/** Returns the file whose path has these parts, or `undefined` if a part is invalid. */
export const mediaFileOf = (hash: string, name: string): MediaFile | undefined => {
  const { width, at, modern, format = modern ?? "" } = fileName.exec(name)?.groups ?? {}
  if (!hashShape.test(hash) || !isFormat(format)) return undefined
  return { hash, width: Number(width), format, ...(at !== undefined && { leadAt: Number(at) }) }
}

export const nameOfFile = ({ width, format, leadAt }: Omit<MediaFile, "hash">): string =>
  `${width}${leadAt === undefined ? "" : `-8x3-${leadAt}`}.${format}`

/** Returns the path of a file; the content at a path never changes (rule media.addresses). */
export const mediaAddress = (file: MediaFile): `/${string}` => `/medien/${file.hash}/${nameOfFile(file)}`

/** Returns the media file that one of the shop's paths refers to. */
export const mediaFileAt = (src: string): MediaFile | undefined => {
  const [, hash = "", name = ""] = address.exec(src) ?? []
  return mediaFileOf(hash, name)
}

/** Whether a file shows the whole of a picture with this maximum stored width. */
export const isFileOf = (
  { hash, width, format, leadAt }: MediaFile,
  medium: { readonly hash: string; readonly width: number; readonly fallback: MediaFormat }
): boolean =>
  hash === medium.hash &&
  leadAt === undefined &&
  (format === medium.fallback
    ? width === medium.width
    : modernFormats.some((modern) => modern === format) && widthsUpTo(medium.width).includes(width))

export interface PictureSource {
  readonly type: string
  readonly srcSet: string
}

/** Returns the other formats of the picture at `src`, the format with the smallest files first; empty for a drawing. */
export const pictureSources = (src: string): ReadonlyArray<PictureSource> => {
  const file = mediaFileAt(src)
  if (file === undefined) return []
  return modernFormats.map((format) => ({
    type: mediaTypes[format],
    srcSet: widthsUpTo(file.width)
      .map((width) => `${mediaAddress({ ...file, width, format })} ${width}w`)
      .join(", ")
  }))
}

/** Returns the path of a picture's smallest file that current browsers support, for grids. */
export const smallestAddress = (src: `/${string}`): `/${string}` => {
  const file = mediaFileAt(src)
  const [width] = file === undefined ? [] : widthsUpTo(file.width)
  return file === undefined || width === undefined ? src : mediaAddress({ ...file, width, format: "webp" })
}

/** Paths of the shop's own drawings and photos, which are delivered with its code. */
export const drawingAddress = /^\/bilder\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:svg|png|jpg|webp|avif)$/u

/** Whether content may show a picture: only the shop's own drawings and media (rule media.addresses). */
export const isPictureAddress = (src: string): src is `/${string}` =>
  drawingAddress.test(src) || ["jpg", "png"].includes(mediaFileAt(src)?.format ?? "")
