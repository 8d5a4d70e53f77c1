import type { Metadata, SharpOptions } from "sharp"
import type { FileProblem } from "../../domain/files/file-problem.ts"
import { labelOf, largestFile } from "../../domain/files/file-kinds.ts"
import { isTooBig, mediaKinds, mediaLimits, type PictureProblem } from "../../domain/media/media-limits.ts"
import { contentOf } from "../files/content-of.ts"
import { isMoving } from "./is-moving.ts"
import { loadSharp } from "./load-sharp.ts"

/** Options for reading every picture: limits the pixels, and refuses incomplete files. */
export const readingOptions: SharpOptions = {
  limitInputPixels: mediaLimits.pixels,
  failOn: "error",
  sequentialRead: true
}

/** Whether a file is an SVG: it starts with a tag, after a byte order mark and comments of any length. */
const isDrawing = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*</u.test(new TextDecoder().decode(bytes.subarray(0, 200))) &&
  /<(?:[a-z]+:)?svg[\s>]/iu.test(new TextDecoder().decode(bytes))

/**
 * Detects the kind of a picture from its first bytes, before decoding; fails with the reason if it is refused (rules
 * media.kinds and media.limits).
 */
export const lookAtPicture = async (
  bytes: Uint8Array
): Promise<{ readonly metadata: Metadata } | { readonly problem: FileProblem | PictureProblem }> => {
  if (bytes.length === 0) return { problem: { code: "fileEmpty" } }
  if (bytes.length > largestFile) return { problem: { code: "fileTooLarge", largest: largestFile } }
  const content = await contentOf(bytes)
  const kind = mediaKinds.find((each) => each === content)
  if (kind === undefined)
    return {
      problem: isDrawing(bytes)
        ? { code: "pictureDrawing" }
        : { code: "fileKind", kinds: labelOf(mediaKinds) }
    }
  if (isMoving(kind, bytes)) return { problem: { code: "pictureAnimated" } }
  const sharp = await loadSharp()
  try {
    // reads only the header
    const metadata = await sharp(bytes, { ...readingOptions, limitInputPixels: false }).metadata()
    const { width, height, pages = 1 } = metadata
    if (isTooBig({ width, height })) return { problem: { code: "pictureTooBig", width, height } }
    return pages > 1 ? { problem: { code: "pictureAnimated" } } : { metadata }
  } catch {
    return { problem: { code: "fileBroken" } }
  }
}
