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

/** What the fields show, which may be incomplete while it is typed; `of` is the picture that it was typed for. */
interface Typed {
  readonly of: PictureFacts
  readonly src: string
  readonly size: { readonly width: string; readonly height: string }
}

const typedFor = (picture: PictureFacts): Typed => ({
  of: picture,
  src: picture.src,
  size: { width: String(picture.width), height: String(picture.height) }
})

const isTypedFor = ({ of }: Typed, { src, width, height }: PictureFacts): boolean =>
  of.src === src && of.width === width && of.height === height

/** Field for a picture: URL, size and text alternative. Pictures are chosen only with this component. */
export function PictureField({ id, legend, picture, mayDecorate = false, onChange }: PictureFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(() => typedFor(picture))
  // another picture may come from elsewhere, e.g. with a restored version or from another editor
  const { src, size } = isTypedFor(typed, picture) ? typed : typedFor(picture)
  const [isPicking, setPicking] = useState(false)
  const drawPicker = usePicturePicker()
  const isOwn = isPictureAddress(src)
  const sizeError = (side: "width" | "height") =>
    pixels(size[side]) === undefined && <Trans>Eine ganze Zahl von 1 bis 4000.</Trans>
  const resize = (side: "width" | "height") => (text: string) => {
    const read = pixels(text.trim())
    const changed = read === undefined ? picture : { ...picture, [side]: read }
    setTyped({ of: changed, src, size: { ...size, [side]: text.trim() } })
    if (read !== undefined) onChange(changed)
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
                setTyped(typedFor(picked))
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
              const changed = isPictureAddress(read) ? withoutMedium({ ...picture, src: read }) : picture
              setTyped({ of: changed, src: read, size })
              if (changed !== picture) onChange(changed)
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
