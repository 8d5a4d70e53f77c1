import { Trans } from "@lingui/react/macro"
import { certificatesIn } from "../../domain/offer/quality.ts"
import { countries } from "../../domain/place/country.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { useCountryPhrase } from "../kit/documents/use-country-phrase.ts"
import { formatCount, formatTime } from "../kit/format.ts"
import { Price } from "../kit/price/Price.tsx"
import { useSite } from "../kit/site.tsx"
import type { BestOffer } from "./best-offer.ts"
import s from "./BestOffers.module.css"

/** The certificates of the goods; a price of goods without one says so as well. */
function Quality({ offer }: { readonly offer: BestOffer }) {
  return certificatesIn(usualGroup, offer) || <Trans>ohne Zertifikat</Trans>
}

/**
 * Today's lowest prices in the country, with a text that states the amount, the place and what the prices include (rule
 * price.average).
 */
export function BestOffers({ offers }: { readonly offers: ReadonlyArray<BestOffer> }) {
  const { locale } = useSite()
  const place = useCountryPhrase()
  const country = countries[locale.countryId]
  const best = offers[0]
  if (best === undefined) return null
  const amount = formatCount(locale.bcp47, 6000)
  const time = formatTime(locale.bcp47, country.timeZone, best.timeStamp)
  return (
    <section aria-labelledby="best-offers" className={s["section"]}>
      <div>
        <h2 id="best-offers" className={s["title"]}>
          <Trans>Heute ab</Trans>{" "}
          <span className={s["figure"]}>
            <Price amount={best.unitPrice} currency={best.currency} />
          </span>{" "}
          <Trans>je Tonne</Trans>
          {", "}
          <Quality offer={best} />
        </h2>
        <p className={s["basis"]}>
          <Trans>
            Die günstigsten Angebote für {amount} kg lose Holzpellets {place}, mit Lieferung, Einblasen und
            Mehrwertsteuer. Stand {time} Uhr.
          </Trans>
        </p>
      </div>
      <ol className={s["list"]}>
        {offers.map((offer, index) => (
          <li key={offer.dealerId} className={s["row"]}>
            <span className={s["rank"]} aria-hidden="true">
              {index + 1}
            </span>
            <span className={s["name"]}>{offer.name}</span>
            <span className={s["unit"]}>
              <Price amount={offer.unitPrice} currency={offer.currency} /> <Trans>je Tonne</Trans>
              {/*
               * the compared offers may differ in quality, so their certificates are shown (rule offer.like-with-like)
               */}
              {", "}
              <Quality offer={offer} />
            </span>
            <span className={s["total"]}>
              <Price amount={offer.totalPrice} currency={offer.currency} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
