import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { countries, type CountryId, countryIds } from "../../../domain/place/country.ts"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { useHref } from "../../kit/site.tsx"
import { CountryTabs } from "./CountryTabs.tsx"
import s from "./Cms.module.css"
import e from "./Editor.module.css"
import p from "./Pages.module.css"

const screens = [
  { width: 390, look: "narrow" },
  { width: 1280, look: "wide" }
] as const

/** Page: preview of the draft for a country, at phone and desktop width. */
export function PreviewPage({
  id,
  title,
  frameHref
}: {
  readonly id: number
  readonly title: string
  readonly frameHref: (countryId: CountryId) => string
}) {
  const { t } = useLingui()
  const href = useHref()
  const [tab, setTab] = useState("1")
  const countryId = countryIds.find((each) => String(each) === tab) ?? 1
  return (
    <div className={e["editor"]}>
      <header className={e["head"]}>
        <p className={s["quiet"]}>
          <DeskLink href={href(`/support/cms/${id}/edit`)}>
            <Trans>Zurück zum Bearbeiten</Trans>
          </DeskLink>
        </p>
        <h1>
          <Trans>Vorschau: {title}</Trans>
        </h1>
      </header>
      <CountryTabs
        label={t`Land`}
        value={tab}
        onValue={setTab}
        tabs={countryIds.map((each) => ({ value: String(each), name: countries[each].name }))}
        className={p["frames"]}
        isReached
      >
        {screens.map(({ width, look }) => (
          <figure key={width} className={p["frame"]}>
            <figcaption className={s["quiet"]}>
              <Trans>{width} Pixel breit</Trans>
            </figcaption>
            <iframe
              className={p[look]}
              title={t`Vorschau, ${width} Pixel breit`}
              src={frameHref(countryId)}
              width={width}
              height={800}
            />
          </figure>
        ))}
      </CountryTabs>
    </div>
  )
}
