import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { CircleAlert } from "lucide-react"
import { type Medium, pictureOf } from "../../../domain/media/medium.ts"
import { Badge } from "../icon/Badge.tsx"
import { StillPicture } from "../StillPicture.tsx"
import s from "./MediaGrid.module.css"

interface MediaGridProps {
  readonly media: ReadonlyArray<Medium>
  /** Undefined until the page is hydrated. */
  readonly onOpen: ((medium: Medium) => void) | undefined
  /** Label of a tile's action for screen readers: "… bearbeiten", "… einfügen". */
  readonly actName: (name: string) => string
  /** The picture currently used on the page. */
  readonly chosenId?: number | undefined
}

/**
 * Grid of pictures, each a button; below each picture, the grid shows whether its alternative text is missing and on
 * how many pages the picture is used.
 */
export function MediaGrid({ media, onOpen, actName, chosenId }: MediaGridProps) {
  const { t } = useLingui()
  return (
    <ul className={s["grid"]} aria-label={t`Bilder`}>
      {media.map((medium) => {
        const { id, name, alt, width, height, uses } = medium
        return (
          <li key={id} className={s["item"]}>
            <button
              type="button"
              className={s["tile"]}
              aria-label={actName(name)}
              aria-describedby={`medium-${id}`}
              aria-pressed={chosenId === undefined ? undefined : chosenId === id}
              disabled={onOpen === undefined}
              onClick={() => onOpen?.(medium)}
            >
              <StillPicture
                picture={pictureOf(medium)}
                place="tile"
                isCropped
                isOrnament
                className={s["picture"]}
              />
              <span className={s["name"]}>
                <bdi>{name}</bdi>
              </span>
            </button>
            <div id={`medium-${id}`} className={s["facts"]}>
              <span className={s["size"]}>
                {width} × {height}
              </span>
              {uses.length > 0 && (
                <span>
                  · <Plural value={uses.length} one="auf # Seite" other="auf # Seiten" />
                </span>
              )}
              {alt === null && (
                <Badge tone="brand" icon={<CircleAlert size={14} aria-hidden="true" />}>
                  <Trans>Text fehlt</Trans>
                </Badge>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
