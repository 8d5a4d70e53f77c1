import type { PictureFacts } from "../../domain/content/block.ts"
import { centre } from "../../domain/media/focal-point.ts"
import { pictureSources } from "../../domain/media/media-address.ts"
import { leadSources } from "../../domain/media/lead-crop.ts"
import { classes } from "./style/classes.ts"
import s from "./StillPicture.module.css"

/**
 * Display widths of pictures on the shop's pages: above an article, article column, list card, grid tile. On phones the
 * column and the cards are 92 % of the window; 88 % is stated, so that phones with a density of 1.75 take the file of
 * 640 px in place of 960 px, which has twice the bytes. An enlargement of 5 % is not visible.
 */
const sizes = {
  lead: "(min-width: 55rem) 50rem, (min-width: 992px) 92vw, 88vw",
  column: "(min-width: 992px) 50rem, 88vw",
  card: "(min-width: 992px) 24rem, (min-width: 576px) 50vw, 88vw",
  tile: "12rem"
} as const

interface StillPictureProps {
  readonly picture: PictureFacts
  /** Whether the picture is above the fold: it is then loaded with priority. */
  readonly isFirst?: boolean
  readonly place?: keyof typeof sizes
  /**
   * Whether the picture fills the frame of its parent, with its focal point visible; otherwise it is shown whole. Frames
   * are 8:3 except those of tiles, and only the part in the frame is loaded.
   */
  readonly isCropped?: boolean
  /** Whether the picture is decorative because the text beside it contains the same information. */
  readonly isOrnament?: boolean
  readonly className?: string | undefined
}

/**
 * A picture of the shop with reserved space while it loads, in the smallest sufficient format and width (rule
 * media.shown).
 */
export function StillPicture({
  picture,
  isFirst = false,
  place = "column",
  isCropped = false,
  isOrnament = false,
  className
}: StillPictureProps) {
  const { src, alt, width, height, focus = centre } = picture
  const sources = isCropped && place !== "tile" ? leadSources(picture) : pictureSources(src)
  const shown = (
    <img
      className={classes(s["picture"], isCropped && s["cropped"], className)}
      src={src}
      alt={isOrnament ? "" : alt}
      width={width}
      height={height}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
      {...(isCropped && { "data-x": focus.x, "data-y": focus.y })}
    />
  )
  if (sources.length === 0) return shown
  return (
    <picture className={s["whole"]}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes[place]} />
      ))}
      {shown}
    </picture>
  )
}
