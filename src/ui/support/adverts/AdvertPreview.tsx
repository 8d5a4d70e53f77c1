import { msg } from "@lingui/core/macro"
import { Trans, useLingui } from "@lingui/react/macro"
import { useEffect, useRef, useState } from "react"
import type { DeskAdvert } from "../../../domain/adverts/desk-records.ts"
import { slotTypeIds, slotTypes, type SlotTypeId } from "../../../domain/adverts/slot.ts"
import {
  everySlotPage,
  placeOfPage,
  type SlotPage,
  slotsOfAdvert
} from "../../../domain/adverts/slot-pages.ts"
import { Field } from "../../kit/form/Field.tsx"
import { Select } from "../../kit/form/TextInput.tsx"
import { useHref } from "../../kit/site.tsx"
import s from "./AdvertPreview.module.css"
import { shapeTexts, slotPageTexts } from "./slot-texts.ts"

const widths = [
  { width: 390, look: "phone" },
  { width: 1280, look: "desk" }
] as const

/** Shows the last saved version of an advert on real pages, at a choice of widths (rule advert.preview). */
export function AdvertPreview({ advert: { isArchived, ...advert } }: { readonly advert: DeskAdvert }) {
  return (
    <section className={s["preview"]} aria-labelledby="advert-preview">
      <h2 id="advert-preview">
        <Trans>So steht sie auf der Seite</Trans>
      </h2>
      {isArchived ? (
        <p>
          <Trans>Sie ist archiviert und nirgends zu sehen.</Trans>
        </p>
      ) : (
        <ShownAdvert {...advert} />
      )}
    </section>
  )
}

/**
 * Shows the advert in a frame: initially on a page with one of the advert's slots and in the shape of that slot; the
 * user can choose any other page and shape.
 */
function ShownAdvert({ id, rowVersion, uses }: Pick<DeskAdvert, "id" | "rowVersion" | "uses">) {
  const { i18n } = useLingui()
  const href = useHref()
  const slots = slotsOfAdvert(uses)
  const slotOn = (page: SlotPage) => slots.find(({ key }) => key === placeOfPage(page))
  const own = slots.flatMap(({ key }) => everySlotPage.filter((page) => placeOfPage(page) === key))
  const others = everySlotPage.filter((page) => !own.includes(page))
  const [chosenPage, setPage] = useState<SlotPage>()
  const [chosenShape, setShape] = useState<SlotTypeId>()
  const page = chosenPage ?? own[0] ?? "home"
  const shape = chosenShape ?? slotOn(page)?.slotTypeId ?? slotTypes.strip
  const address = href(`/support/adverts/${id}/ansicht?seite=${page}&form=${shape}`)
  const named = (pages: ReadonlyArray<SlotPage>) =>
    pages.map((each) => (
      <option key={each} value={each}>
        {i18n._(slotPageTexts[each])}
      </option>
    ))
  return (
    <>
      <p className={s["quiet"]}>
        <Trans>
          Gezeigt wird, was gespeichert ist. Was höher ist als der Platz, wird unten abgeschnitten. Ansichten
          und Klicks hier zählen nicht.
        </Trans>
      </p>
      <div className={s["choice"]}>
        <Field id="advert-page" label={<Trans>Seite</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={page}
              onChange={({ target }) => {
                setPage(everySlotPage.find((each) => each === target.value))
                setShape(undefined)
              }}
            >
              {own.length === 0 ? (
                named(others)
              ) : (
                <>
                  <optgroup label={i18n._(msg`In Kampagnen gebucht`)}>{named(own)}</optgroup>
                  {others.length > 0 && (
                    <optgroup label={i18n._(msg`Andere Seiten`)}>{named(others)}</optgroup>
                  )}
                </>
              )}
            </Select>
          )}
        </Field>
        <Field id="advert-shape" label={<Trans>Form des Platzes</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={String(shape)}
              onChange={({ target }) => setShape(slotTypeIds.find((each) => String(each) === target.value))}
            >
              {slotTypeIds.map((each) => (
                <option key={each} value={each}>
                  {i18n._(shapeTexts[each])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <a className={s["open"]} href={address} target="_blank" rel="noopener">
          <Trans>In einem neuen Fenster öffnen</Trans>
        </a>
      </div>
      {widths.map(({ width, look }) => (
        <figure key={width} className={s["figure"]}>
          <figcaption className={s["quiet"]}>
            <Trans>{width} Pixel breit</Trans>
          </figcaption>
          <div className={s[look]}>
            <FramedPage key={`${rowVersion} ${page} ${shape}`} src={address} width={width} />
          </div>
        </figure>
      ))}
    </>
  )
}

/** Scrolls the advert to the centre of its frame, without scrolling the page around it. */
const showAdvert = ({ contentWindow, contentDocument }: HTMLIFrameElement): void => {
  const slot = contentDocument?.querySelector("[data-preview]")
  if (slot === null || slot === undefined || contentWindow === null) return
  const { top, height } = slot.getBoundingClientRect()
  const { innerHeight, scrollY } = contentWindow
  contentWindow.scrollTo({ top: top + scrollY - (innerHeight - height) / 2, behavior: "instant" })
}

/** A page in a frame, for viewing only; a link opens the page in full, where it can be read and clicked. */
function FramedPage({ src, width }: { readonly src: string; readonly width: number }) {
  const { t } = useLingui()
  const place = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const frame = place.current
    if (frame === null) return
    const show = () => showAdvert(frame)
    // the frame may have loaded before the page was hydrated
    show()
    frame.addEventListener("load", show)
    return () => frame.removeEventListener("load", show)
  }, [])
  return <iframe ref={place} inert title={t`Vorschau, ${width} Pixel breit`} src={src} />
}
