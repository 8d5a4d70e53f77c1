import { Trans } from "@lingui/react/macro"
import type { DeskAdvert } from "../../../domain/adverts/desk-records.ts"
import { countries } from "../../../domain/place/country.ts"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useHref } from "../../kit/site.tsx"
import s from "./Adverts.module.css"
import { StandBadge } from "./StandBadge.tsx"

/** Parts that were removed from an advert when it was last saved. */
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

/** List of campaigns that show an advert. */
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
