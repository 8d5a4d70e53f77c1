import type { PictureFacts } from "../../domain/content/block.ts"
import { centre } from "../../domain/media/focal-point.ts"
import { pictureSources } from "../../domain/media/media-address.ts"
import { classes } from "./style/classes.ts"
import s from "./StillPicture.module.css"

/** How wide pictures are on the shop's pages: the column of an article, a card of a list, a tile of a grid. */
const sizes = {
  column: "(min-width: 992px) 50rem, 100vw",
  card: "(min-width: 992px) 24rem, (min-width: 576px) 50vw, 100vw",
  tile: "12rem"
} as const

interface StillPictureProps {
  readonly picture: PictureFacts
  /** Above the fold: it is fetched at once, before all else that the page names. */
  readonly isFirst?: boolean
  readonly place?: keyof typeof sizes
  /** Fills a frame that another one gives it, with its focal point in sight; else it stands whole. */
  readonly isCropped?: boolean
  /** The words beside it say it all. */
  readonly isOrnament?: boolean
  readonly className?: string | undefined
}

/** A picture of the shop whose space is reserved while it loads, in the smallest kind and width that do (rule media.shown). */
export function StillPicture({
  picture,
  isFirst = false,
  place = "column",
  isCropped = false,
  isOrnament = false,
  className
}: StillPictureProps) {
  const { src, alt, width, height, focus = centre } = picture
  const sources = pictureSources(src)
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
