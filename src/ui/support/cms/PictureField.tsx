import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import type { PictureFacts } from "../../../domain/content/block.ts"
import { isPictureAddress } from "../../../domain/media/media-address.ts"
import { Button } from "../../kit/Button.tsx"
import { usePicturePicker } from "../../kit/media/picture-picker.ts"
import { Line } from "./Line.tsx"
import s from "./Cms.module.css"

interface PictureFieldProps {
  readonly id: string
  readonly legend: string
  readonly picture: PictureFacts
  /** Whether the page can be published without an alternative text (rule content.check). */
  readonly mayDecorate?: boolean
  readonly onChange: (picture: PictureFacts) => void
}

/** Removes the media id and the focal point from a picture whose URL was edited by hand. */
const withoutMedium = ({ mediumId: _, focus: __, ...picture }: PictureFacts): PictureFacts => picture

const pixels = (text: string): number | undefined =>
  /^[1-9][0-9]{0,3}$/u.test(text) && Number(text) <= 4_000 ? Number(text) : undefined

/** Field for a picture: URL, size and text alternative. Pictures are chosen only with this component. */
export function PictureField({ id, legend, picture, mayDecorate = false, onChange }: PictureFieldProps) {
  const { t } = useLingui()
  const [src, setSrc] = useState<string>(picture.src)
  const [size, setSize] = useState({ width: String(picture.width), height: String(picture.height) })
  const [isPicking, setPicking] = useState(false)
  const drawPicker = usePicturePicker()
  const isOwn = isPictureAddress(src)
  const sizeError = (side: "width" | "height") =>
    pixels(size[side]) === undefined && <Trans>Eine ganze Zahl von 1 bis 4000.</Trans>
  const resize = (side: "width" | "height") => (text: string) => {
    setSize({ ...size, [side]: text.trim() })
    const read = pixels(text.trim())
    if (read !== undefined) onChange({ ...picture, [side]: read })
  }
  return (
    <fieldset className={s["rows"]}>
      <legend className={s["legend"]}>{legend}</legend>
      <div className={s["picture"]}>
        {isOwn && (
          <img
            src={picture.src}
            alt={t`Vorschau des Bildes`}
            width={picture.width}
            height={picture.height}
            className={s["shown"]}
          />
        )}
        <div className={s["stack"]}>
          {drawPicker && (
            <Button look="quiet" onClick={() => setPicking(true)}>
              <Trans>Aus den Medien wählen</Trans>
            </Button>
          )}
          {isPicking &&
            drawPicker?.({
              chosenId: picture.mediumId,
              onClose: () => setPicking(false),
              onPick: (picked) => {
                setSrc(picked.src)
                setSize({ width: String(picked.width), height: String(picked.height) })
                onChange(picked)
              }
            })}
          <Line
            id={`${id}-src`}
            label={<Trans>Adresse des Bildes</Trans>}
            hint={<Trans>Ein Bild dieses Shops, zum Beispiel „/bilder/pellets.svg“.</Trans>}
            error={
              !isOwn && (
                <Trans>Bilder liegen bei uns: Die Adresse beginnt mit „/bilder/“ oder „/medien/“.</Trans>
              )
            }
            value={src}
            onChange={(value) => {
              const read = value.trim()
              setSrc(read)
              if (isPictureAddress(read)) onChange(withoutMedium({ ...picture, src: read }))
            }}
          />
          {/* the size of a chosen picture is known, and its files exist only in this size */}
          {picture.mediumId === undefined && (
            <div className={s["pair"]}>
              <Line
                id={`${id}-width`}
                label={<Trans>Breite (px)</Trans>}
                inputMode="numeric"
                value={size.width}
                error={sizeError("width")}
                onChange={resize("width")}
              />
              <Line
                id={`${id}-height`}
                label={<Trans>Höhe (px)</Trans>}
                inputMode="numeric"
                value={size.height}
                error={sizeError("height")}
                onChange={resize("height")}
              />
            </div>
          )}
          <Line
            id={`${id}-alt`}
            label={<Trans>Was ist zu sehen?</Trans>}
            hint={
              mayDecorate ? (
                <Trans>Für alle, die das Bild nicht sehen. Leer, wenn es nur schmückt.</Trans>
              ) : (
                <Trans>Für alle, die das Bild nicht sehen.</Trans>
              )
            }
            value={picture.alt}
            onChange={(alt) => onChange({ ...picture, alt })}
          />
        </div>
      </div>
    </fieldset>
  )
}
