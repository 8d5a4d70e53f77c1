import { Plural, Trans } from "@lingui/react/macro"
import { countries } from "../../domain/place/country.ts"
import { directDebitPaymentId } from "../../domain/options/option-ids.ts"
import { unitOf } from "../../domain/product/amount.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { formatCount, formatTime } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import type { OfferListView } from "./offer-list.view.ts"
import s from "./Summary.module.css"

/** The list in one sentence: the number of dealers, the amount, the place, and how long the prices are valid. */
export function Summary({ group, view }: { readonly group: ProductGroup; readonly view: OfferListView }) {
  const { locale } = useSite()
  const { result, calculation } = view
  if (result.state !== "offers")
    return (
      <p className={s["summary"]}>
        <Trans>
          Endpreise mit Lieferung, Gebühren und Mehrwertsteuer. Bezahlt wird auf Rechnung nach der Lieferung.
        </Trans>
      </p>
    )
  const zip = calculation.zipCode
  const amount = `${formatCount(locale.bcp47, calculation.amount)} ${unitOf(calculation.amount, group.unit)}`
  const zone = countries[locale.countryId].timeZone
  const at = formatTime(locale.bcp47, zone, result.list.calculatedAt)
  const until = formatTime(locale.bcp47, zone, result.list.validUntil)
  return (
    // the React key creates a new element for each sentence: the browser's page translation may have replaced the text
    // of the old element
    <p key={result.list.calculatedAt} className={s["summary"]}>
      <b>
        <Plural
          value={result.list.items.length}
          one={`Ein Händler liefert ${amount} nach ${zip}.`}
          other={`# Händler liefern ${amount} nach ${zip}.`}
        />
      </b>{" "}
      <Trans>
        Endpreise mit Lieferung, Gebühren und Mehrwertsteuer, berechnet um {at} Uhr, gültig bis {until} Uhr.
      </Trans>{" "}
      {result.list.items.some(({ monthlyRate }) => monthlyRate !== null) ? (
        <Trans>Bezahlt wird in Monatsraten.</Trans>
      ) : calculation.parameters.some(({ id }) => id === directDebitPaymentId) ? (
        <Trans>Bezahlt wird per Lastschrift nach der Lieferung.</Trans>
      ) : (
        <Trans>Bezahlt wird auf Rechnung nach der Lieferung.</Trans>
      )}
    </p>
  )
}
