import { Trans, useLingui } from "@lingui/react/macro"
import { type FocalPoint, movedBy, nearestPoint } from "../../../domain/media/focal-point.ts"
import { type Medium, pictureOf } from "../../../domain/media/medium.ts"
import { StillPicture } from "../../kit/StillPicture.tsx"
import s from "./FocusField.module.css"

interface FocusFieldProps {
  readonly medium: Medium
  readonly focus: FocalPoint
  /** `undefined` while saving, and until the page is hydrated. */
  readonly onChange: ((focus: FocalPoint) => void) | undefined
}

/**
 * Field for the focal point of a picture, which remains visible when the picture is cropped. It is set by pressing the
 * picture or with arrow keys, and has a preview.
 */
export function FocusField({ medium, focus, onChange }: FocusFieldProps) {
  const { t } = useLingui()
  const { width, height, name } = medium
  const picture = { ...pictureOf(medium), focus }
  const at = t`${focus.x} % von links, ${focus.y} % von oben`
  const radius = Math.max(width, height) / 36
  return (
    <div className={s["field"]}>
      <p className={s["label"]} id="medium-focus">
        <Trans>Wichtigste Stelle</Trans>
      </p>
      <p className={s["hint"]} id="medium-focus-hint">
        <Trans>
          Sie bleibt sichtbar, wo das Bild beschnitten wird. Klicken Sie darauf, oder nehmen Sie die
          Pfeiltasten.
        </Trans>
      </p>
      <div className={s["sides"]}>
        <button
          type="button"
          className={s["picker"]}
          aria-labelledby="medium-focus medium-focus-at"
          aria-describedby="medium-focus-hint"
          onClick={(event) => {
            // a click by keyboard has no pointer position, so it is ignored
            if (event.detail === 0) return
            const { left, top, width: wide, height: high } = event.currentTarget.getBoundingClientRect()
            onChange?.(nearestPoint((event.clientX - left) / wide, (event.clientY - top) / high))
          }}
          onKeyDown={(event) => {
            const moved = movedBy(event.key, focus)
            if (moved === undefined) return
            event.preventDefault()
            onChange?.(moved)
          }}
        >
          <StillPicture picture={picture} isFirst isOrnament className={s["picture"]} />
          <svg className={s["mark"]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <circle
              cx={(focus.x / 100) * width}
              cy={(focus.y / 100) * height}
              r={radius}
              strokeWidth={radius / 4}
            />
          </svg>
        </button>
        <div className={s["crops"]} aria-hidden="true">
          <StillPicture picture={picture} isFirst isCropped isOrnament place="tile" className={s["band"]} />
          <StillPicture picture={picture} isFirst isCropped isOrnament place="tile" className={s["square"]} />
        </div>
      </div>
      <output className={s["at"]} id="medium-focus-at" aria-label={t`Wichtigste Stelle von ${name}`}>
        {at}
      </output>
    </div>
  )
}
