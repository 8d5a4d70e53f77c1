import { Trans, useLingui } from "@lingui/react/macro"
import type { DeskSlot, SlotEdit, SlotOccupant } from "../../../domain/adverts/desk-records.ts"
import { campaignTypes } from "../../../domain/adverts/slot.ts"
import { countries, type CountryId, countryIds } from "../../../domain/place/country.ts"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { useHref } from "../../kit/site.tsx"
import s from "./Adverts.module.css"
import { ShareList } from "./ShareList.tsx"
import { placeTexts } from "./slot-texts.ts"
import { StandBadge } from "./StandBadge.tsx"

/** Position of a slot: in words, as a drawing of the page, and with a link to the page. */
export function SlotPlace({
  slot: { key, slotTypeId }
}: {
  readonly slot: Pick<SlotEdit, "key" | "slotTypeId">
}) {
  const { i18n } = useLingui()
  const href = useHref()
  const { name, where, path } = placeTexts[key]
  return (
    <section className={s["block"]} aria-labelledby="slot-place">
      <h2 id="slot-place">
        <Trans>Wo er steht</Trans>
      </h2>
      <p>{i18n._(where)}</p>
      <div className={s["outline"]} aria-hidden="true">
        <span className={s["piece"]}>
          <Trans>Kopf der Seite</Trans>
        </span>
        <span className={s["piece"]} data-is="content">
          {i18n._(name)}
        </span>
        <span className={s["piece"]} data-is="slot" data-look={slotTypeId === 1 ? "strip" : "box"}>
          <Trans>Anzeige</Trans>
        </span>
        <span className={s["piece"]}>
          <Trans>Fuß der Seite</Trans>
        </span>
      </div>
      <p>
        {/* a plain link, since pages of the shop need a full page load */}
        <a href={href(path)} target="_blank" rel="noopener">
          <Trans>Die Seite in einem neuen Fenster öffnen</Trans>
        </a>
      </p>
    </section>
  )
}

/** Shares of the adverts in a slot, by country, as percentages of all adverts currently shown there. */
export function SlotShares({ slot }: { readonly slot: DeskSlot }) {
  const { items, appliesZipFiltering } = slot
  const running = items.filter(({ state }) => state === "running")
  // an archived slot is not shown in any country
  const shownIn: ReadonlyArray<CountryId> = slot.isArchived ? [] : countryIds
  const later = items.filter(({ state }) => state === "planned" || state === "paused")
  return (
    <section className={s["block"]} aria-labelledby="slot-shares">
      <h2 id="slot-shares">
        <Trans>Was hier zu sehen ist</Trans>
      </h2>
      {slot.isArchived && (
        <p>
          <Trans>Er ist archiviert: an dieser Stelle steht nichts von ihm.</Trans>
        </p>
      )}
      {shownIn.map((countryId) => {
        const own = running.filter((item) => item.countryId === countryId)
        const drawn = own.filter(({ campaignTypeId }) => campaignTypeId === campaignTypes.weighted)
        const standsIn = own.filter(({ campaignTypeId }) => campaignTypeId === campaignTypes.standIn)
        return (
          <div key={countryId} className={s["block"]}>
            <h3>{countries[countryId].name}</h3>
            {drawn.length > 0 && (
              <ShareList
                weighed={drawn.map((item) => ({
                  key: String(item.id),
                  name: <Occupant item={item} isOfZip={appliesZipFiltering && item.isFiltered} />,
                  weight: item.weight
                }))}
              />
            )}
            {standsIn[0] !== undefined && (
              <p className={s["quiet"]}>
                <Trans>Ersatz:</Trans>{" "}
                <Occupant item={standsIn[0]} isOfZip={appliesZipFiltering && standsIn[0].isFiltered} />
              </p>
            )}
            {own.length === 0 && (
              <p className={s["quiet"]}>
                <Trans>Zurzeit nichts; die Stelle bleibt leer.</Trans>
              </p>
            )}
          </div>
        )
      })}
      {!slot.isArchived && appliesZipFiltering && running.some(({ isFiltered }) => isFiltered) && (
        <p className={s["quiet"]}>
          <Trans>
            Die Anteile gelten, wo alle gezeigt werden. Wo ein Filter nach Postleitzahl nicht passt, teilen
            sich die anderen den Platz.
          </Trans>
        </p>
      )}
      {!slot.isArchived && later.length > 0 && (
        <div className={s["block"]}>
          <h3>
            <Trans>Geplant oder pausiert</Trans>
          </h3>
          <ul className={s["shares"]}>
            {later.map((item) => (
              <li key={item.id} className={s["share"]}>
                <span>
                  <Occupant item={item} isOfZip={false} />, {countries[item.countryId].name}
                </span>
                <StandBadge state={item.state} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Occupant({ item, isOfZip }: { readonly item: SlotOccupant; readonly isOfZip: boolean }) {
  const href = useHref()
  return (
    <>
      <DeskLink href={href(`/support/campaigns/${item.campaignId}`)}>
        <bdi>{item.campaignName}</bdi>
      </DeskLink>
      : <bdi>{item.advertName}</bdi>
      {isOfZip && (
        <>
          {" "}
          <Trans>(nur bei bestimmten Postleitzahlen)</Trans>
        </>
      )}
    </>
  )
}
