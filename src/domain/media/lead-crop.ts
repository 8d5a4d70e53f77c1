import { centre, type FocalPoint, gridSteps, nearestPoint } from "./focal-point.ts"
import {
  mediaAddress,
  type MediaFile,
  mediaFileAt,
  mediaTypes,
  modernFormats,
  type PictureSize,
  type PictureSource,
  widthsUpTo
} from "./media-address.ts"

/** Aspect ratio of the picture above an article and in lists: that of the shop's drawings, 800×300. */
const ratio = { width: 8, height: 3 } as const

/**
 * Widths in px of the files of the picture above an article. Phones and desktops with one or two pixels per CSS px need
 * these widths; a picture within a text has other widths.
 */
const widest = 1600
const widths = [360, 480, 640, 720, 800, 1280, widest] as const

/** The part of a picture that is shown above an article, in px of the stored picture. */
export interface LeadCrop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Position of this part along the side that is cut, in per cent as in CSS `object-position`. */
  readonly at: number
}

/**
 * Returns the part of a picture that fills the frame above an article and contains the focal point; `undefined` if the
 * whole picture fills the frame (rule media.lead). It is the part that `object-fit: cover` shows.
 */
export const leadCropOf = (
  { width, height }: PictureSize,
  focus: FocalPoint = centre
): LeadCrop | undefined => {
  const { x, y } = nearestPoint(focus.x / 100, focus.y / 100)
  const cut = {
    width: Math.min(width, Math.max(1, Math.round((height * ratio.width) / ratio.height))),
    height: Math.min(height, Math.max(1, Math.round((width * ratio.height) / ratio.width)))
  }
  if (cut.width < width)
    return { left: Math.round(((width - cut.width) * x) / 100), top: 0, width: cut.width, height, at: x }
  if (cut.height < height)
    return { left: 0, top: Math.round(((height - cut.height) * y) / 100), width, height: cut.height, at: y }
  return undefined
}

/** Returns the widths of the files that show a part of a picture. */
export const leadWidths = ({ width }: LeadCrop): ReadonlyArray<number> =>
  width < widest ? [...widths.filter((each) => each < width), width] : widths

/**
 * Returns the files for the picture above an article, the format with the smallest files first. The files contain only
 * the part of the picture that is shown, so that browsers do not load the rest. Empty for a drawing.
 */
export const leadSources = ({
  src,
  focus,
  ...size
}: PictureSize & {
  readonly src: string
  readonly focus?: FocalPoint | undefined
}): ReadonlyArray<PictureSource> => {
  const file = mediaFileAt(src)
  if (file === undefined) return []
  const crop = leadCropOf(size, focus)
  return modernFormats.map((format) => ({
    type: mediaTypes[format],
    srcSet: (crop === undefined ? widthsUpTo(file.width) : leadWidths(crop))
      .map((width) => `${mediaAddress({ ...file, width, format, leadAt: crop?.at })} ${width}w`)
      .join(", ")
  }))
}

/**
 * Returns all files that can exist for the part of a picture above an article: those for every possible focal point.
 */
export const leadFiles = (size: PictureSize): ReadonlyArray<Omit<MediaFile, "hash">> => {
  const crop = leadCropOf(size)
  if (crop === undefined) return []
  return gridSteps.flatMap((leadAt) =>
    leadWidths(crop).flatMap((width) => modernFormats.map((format) => ({ width, format, leadAt })))
  )
}
