/** Widths in px that a picture is kept in, up to its own (rule media.derivatives). */
const widths = [320, 640, 960, 1280, 1920] as const

/** Greatest size that is kept, in px: what is wider or higher is made smaller. */
const greatest = { width: 1920, height: 3840 } as const

/** Kinds of files in the order in which browsers should take them; the last is for those that know neither. */
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

/** The size in which a picture is kept and shown at most; never larger than it is. */
export const keptSize = ({ width, height }: PictureSize): PictureSize => {
  const scale = Math.min(1, greatest.width / width, greatest.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** All widths of a picture that is kept up to this one. */
export const widthsUpTo = (last: number): ReadonlyArray<number> => [
  ...widths.filter((width) => width < last),
  last
]

/** A file of a picture: its content by hash, a width in px and a kind. */
export interface MediaFile {
  readonly hash: string
  readonly width: number
  readonly format: MediaFormat
}

const fileName = /^([1-9][0-9]{0,3})\.(avif|webp|jpg|png)$/u
const hashShape = /^[0-9a-f]{32}$/u
const address = /^\/medien\/([0-9a-f]{32})\/([1-9][0-9]{0,3}\.(?:avif|webp|jpg|png))$/u

const isFormat = (word: string): word is MediaFormat => Object.hasOwn(mediaTypes, word)

/** A file by what its address says; undefined where there is none of that name. */
export const mediaFileOf = (hash: string, name: string): MediaFile | undefined => {
  const [, width = "", format = ""] = fileName.exec(name) ?? []
  return hashShape.test(hash) && isFormat(format) ? { hash, width: Number(width), format } : undefined
}

export const nameOfFile = ({ width, format }: Pick<MediaFile, "width" | "format">): string =>
  `${width}.${format}`

/** The address of a file; what stands at it never changes (rule media.addresses). */
export const mediaAddress = (file: MediaFile): `/${string}` => `/medien/${file.hash}/${nameOfFile(file)}`

/** The file that an address of the shop names. */
export const mediaFileAt = (src: string): MediaFile | undefined => {
  const [, hash = "", name = ""] = address.exec(src) ?? []
  return mediaFileOf(hash, name)
}

/** Whether a file is one of those of a picture that is kept up to this width. */
export const isFileOf = (
  { hash, width, format }: MediaFile,
  medium: { readonly hash: string; readonly width: number; readonly fallback: MediaFormat }
): boolean =>
  hash === medium.hash &&
  (format === medium.fallback
    ? width === medium.width
    : modernFormats.some((modern) => modern === format) && widthsUpTo(medium.width).includes(width))

export interface PictureSource {
  readonly type: string
  /** As `srcset` wants it. */
  readonly srcSet: string
}

/** The files that stand beside the one of `src`, the smallest kind first; none for a drawing. */
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

/** The smallest file of a picture that browsers of today show, for grids. */
export const smallestAddress = (src: `/${string}`): `/${string}` => {
  const file = mediaFileAt(src)
  const [width] = file === undefined ? [] : widthsUpTo(file.width)
  return file === undefined || width === undefined ? src : mediaAddress({ ...file, width, format: "webp" })
}

const drawing = /^\/bilder\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:svg|png|jpg|webp|avif)$/u

/** What a picture of content may show: the shop's own drawings and media, and nothing else (rule media.addresses). */
export const isPictureAddress = (src: string): src is `/${string}` =>
  drawing.test(src) || ["jpg", "png"].includes(mediaFileAt(src)?.format ?? "")
