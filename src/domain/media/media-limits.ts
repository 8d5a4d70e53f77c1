import type { FileKind } from "../files/file-kinds.ts"

/** What is taken for a picture, by its content (rule media.kinds). */
export const mediaKinds = ["jpeg", "png", "webp", "avif"] as const satisfies ReadonlyArray<FileKind>

/** What a picture may be before it is decoded, in px of a side and px of all (rule media.limits). */
export const mediaLimits = { side: 8_000, pixels: 40_000_000 } as const

/** UTF-16 units of a name and of an alternative text. */
export const longestMediaName = 120
export const longestAlt = 400

/** The pictures on a page of the grid. */
export const mediaPageSize = 24

/** Why a picture is not taken that no other file would be refused for (rule media.kinds and media.limits). */
export type PictureProblem =
  /** Drawings of lines can hold programs and what others look at. */
  | { readonly code: "pictureDrawing" }
  | { readonly code: "pictureAnimated" }
  /** In px. */
  | { readonly code: "pictureTooBig"; readonly width: number; readonly height: number }

/** Whether a picture of this size, in px, would be too large to decode. */
export const isTooBig = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  Math.max(width, height) > mediaLimits.side || width * height > mediaLimits.pixels
