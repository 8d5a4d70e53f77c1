import { Trans, useLingui } from "@lingui/react/macro"
import { frameSandbox, previewAddress } from "../../../domain/adverts/advert-address.ts"
import type { DeskAdvert } from "../../../domain/adverts/desk-records.ts"
import { countries } from "../../../domain/place/country.ts"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { scrolledByKeys } from "../../kit/desk/scrolled-by-keys.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useHref } from "../../kit/site.tsx"
import s from "./Adverts.module.css"
import { StandBadge } from "./StandBadge.tsx"

const widths = [
  { name: "390", look: "phone" },
  { name: "1280", look: "desk" }
] as const

/** An advert as it was saved last, in the frame and the room that it has on pages of these widths. */
export function AdvertPreview({ advert }: { readonly advert: DeskAdvert }) {
  const { t } = useLingui()
  const { id, rowVersion, isArchived } = advert
  return (
    <section className={s["block"]} aria-labelledby="advert-preview">
      <h2 id="advert-preview">
        <Trans>So steht sie auf der Seite</Trans>
      </h2>
      {isArchived ? (
        <p>
          <Trans>Sie ist archiviert und nirgends zu sehen.</Trans>
        </p>
      ) : (
        widths.map(({ name, look }) => (
          <div key={name} className={s["block"]}>
            <h3>
              <Trans>Bildschirm mit {name} Pixeln Breite</Trans>
            </h3>
            <section
              className={s["scroller"]}
              aria-label={t`Vorschau bei ${name} Pixeln`}
              {...scrolledByKeys}
            >
              <iframe
                key={rowVersion}
                title={t`Anzeige bei ${name} Pixeln`}
                className={s[look]}
                sandbox={frameSandbox}
                src={previewAddress(id, rowVersion)}
              />
            </section>
          </div>
        ))
      )}
      <p className={s["quiet"]}>
        <Trans>
          Gezeigt wird, was gespeichert ist. Was höher ist als der Platz, wird unten abgeschnitten. Ansichten
          und Klicks hier zählen nicht.
        </Trans>
      </p>
    </section>
  )
}

/** What was taken out of an advert as it was saved last. */
export function RemovedParts({ removed }: { readonly removed: ReadonlyArray<string> }) {
  if (removed.length === 0) return null
  return (
    <Notice title={<Trans>Beim Speichern herausgenommen</Trans>} announced>
      <ul className={s["removed"]}>
        {removed.map((part) => (
          <li key={part}>
            <code>{part}</code>
          </li>
        ))}
      </ul>
      <p>
        <Trans>Das darf in einer Anzeige nicht stehen; alles andere ist gespeichert.</Trans>
      </p>
    </Notice>
  )
}

/** Campaigns that show an advert. */
export function AdvertUses({ uses }: { readonly uses: DeskAdvert["uses"] }) {
  const href = useHref()
  return (
    <section className={s["block"]} aria-labelledby="advert-uses">
      <h2 id="advert-uses">
        <Trans>In diesen Kampagnen</Trans>
      </h2>
      {uses.length === 0 ? (
        <p>
          <Trans>In keiner. Legen Sie eine Kampagne an, um sie zu zeigen.</Trans>
        </p>
      ) : (
        <ul className={s["shares"]}>
          {uses.map(({ campaignId, campaignName, countryId, state }) => (
            <li key={campaignId} className={s["share"]}>
              <span>
                <DeskLink href={href(`/support/campaigns/${campaignId}`)}>
                  <bdi>{campaignName}</bdi>
                </DeskLink>
                , {countries[countryId].name}
              </span>
              <StandBadge state={state} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
