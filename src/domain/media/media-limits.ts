import type { FileKind } from "../files/file-kinds.ts"

/** Kinds of files accepted as pictures, by content (rule media.kinds). */
export const mediaKinds = ["jpeg", "png", "webp", "avif"] as const satisfies ReadonlyArray<FileKind>

/** Maximum size of a picture before it is decoded: px per side and px in total (rule media.limits). */
export const mediaLimits = { side: 8_000, pixels: 40_000_000 } as const

/** Maximum lengths of a name and of an alternative text, in UTF-16 units. */
export const longestMediaName = 120
export const longestAlt = 400

/** Number of pictures per page of the media grid. */
export const mediaPageSize = 24

/** Reasons for refusing a picture that do not apply to other files (rules media.kinds and media.limits). */
export type PictureProblem =
  /** The file is a vector drawing (SVG), which can contain programs. */
  | { readonly code: "pictureDrawing" }
  | { readonly code: "pictureAnimated" }
  /** In px. */
  | { readonly code: "pictureTooBig"; readonly width: number; readonly height: number }

/** Whether a picture of this size, in px, would be too large to decode. */
export const isTooBig = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  Math.max(width, height) > mediaLimits.side || width * height > mediaLimits.pixels
