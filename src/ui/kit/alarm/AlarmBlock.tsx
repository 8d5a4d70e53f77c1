import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { suggestedThreshold } from "../../../domain/alarm/alarm-start.ts"
import type { WatchedGoods, WatchedPrice } from "../../../domain/alarm/watched-price.ts"
import { countryAreaName } from "../../../domain/place/area-name.ts"
import { countries, type CountryId } from "../../../domain/place/country.ts"
import { type Cents, toDecimal } from "../../../domain/price/money.ts"
import { productGroups } from "../../../domain/product/product-group.ts"
import { Button } from "../Button.tsx"
import { formatMoney, formatShortPrice } from "../format.ts"
import { Field } from "../form/Field.tsx"
import { TextInput } from "../form/TextInput.tsx"
import { useHref, useSite } from "../site.tsx"
import s from "./AlarmBlock.module.css"
import { AlarmZipField } from "./AlarmZipField.tsx"
import { WatchedHint } from "./WatchedHint.tsx"

/** Explains that an alarm watches a different price with a postal code than without one (rule account.alarms). */
function CountryZipHint({ countryId }: { readonly countryId: CountryId }) {
  const country = countryAreaName(countryId)
  return countryId === 3 ? (
    <Trans>
      Mit Postleitzahl beobachten wir den Preis Ihres Kantons, ohne sie den der Schweiz und Liechtensteins.
    </Trans>
  ) : (
    <Trans>Mit Postleitzahl beobachten wir den Preis Ihres Bundeslandes, ohne sie den für {country}.</Trans>
  )
}

interface AlarmBlockProps extends WatchedGoods {
  /** Today's price of these goods; without a price the block is omitted, since no threshold can be suggested. */
  readonly watched: WatchedPrice | undefined
  /** Which price is watched, if the page shows others as well. */
  readonly subject?: ReactNode
  /** The fields for the place if no postal code is known; by default an optional postal code field. */
  readonly placeFields?: ReactNode
}

/** Returns the block if there is a current price, otherwise `null`, so that a page does not link to a missing block. */
export const alarmBlock = (alarm: AlarmBlockProps) =>
  alarm.watched?.price === undefined ? null : <AlarmBlock {...alarm} />

/**
 * Creates a price alarm in one step, without an account and without JavaScript: today's price is shown beside the
 * field, and the form is sent to the alarm's own page, which shows the result (rules account.alarms, page.posted-form).
 */
export function AlarmBlock({ productId, zipCode, watched, subject, placeFields }: AlarmBlockProps) {
  const href = useHref()
  const { locale } = useSite()
  const { currencyCode } = countries[locale.countryId]
  const group = productGroups.find((each) => each.productId === productId)
  if (group === undefined || watched?.price === undefined) return null
  const { price, area } = watched
  const money = (cents: Cents) => formatMoney(locale.bcp47, currencyCode, toDecimal(cents))
  return (
    <section aria-labelledby="preisalarm" className={s["block"]}>
      <div className={s["words"]}>
        <h2 id="preisalarm" className={s["title"]}>
          <Trans>Bescheid geben, wenn der Preis fällt</Trans>
        </h2>
        <p className={s["note"]}>
          <Trans>
            {group.name}: Wir schreiben Ihnen einmal, sobald der Preis so weit gefallen ist. Sie brauchen kein
            Konto und bestätigen den Alarm in Ihrem Postfach.
          </Trans>
        </p>
        {subject !== undefined && <p className={s["note"]}>{subject}</p>}
      </div>
      <form method="post" action={href("/preisalarm")} className={s["form"]}>
        <input type="hidden" name="productId" value={productId} />
        {zipCode === "" ? (
          (placeFields ?? (
            <AlarmZipField
              label={<Trans>Postleitzahl</Trans>}
              hint={<CountryZipHint countryId={locale.countryId} />}
            />
          ))
        ) : (
          <input type="hidden" name="zipCode" value={zipCode} />
        )}
        <Field
          // the suggestion follows place and price; what was typed elsewhere in the form stays
          key={`${zipCode} ${price}`}
          id="alarm-threshold"
          label={<Trans>Bescheid geben ab</Trans>}
          hint={<WatchedHint group={group} today={{ area, money, price }} />}
        >
          {(control) => (
            <TextInput
              {...control}
              name="threshold"
              inputMode="decimal"
              autoComplete="off"
              required
              maxLength={12}
              unit={currencyCode === "CHF" ? "CHF" : "€"}
              defaultValue={formatShortPrice(locale.bcp47, toDecimal(suggestedThreshold(price)))}
            />
          )}
        </Field>
        <Field id="alarm-email" label={<Trans>Ihre E-Mail-Adresse</Trans>}>
          {(control) => (
            <TextInput {...control} name="email" type="email" autoComplete="email" required maxLength={320} />
          )}
        </Field>
        <div className={s["act"]}>
          <Button type="submit" look="secondary">
            <Trans>Alarm stellen</Trans>
          </Button>
        </div>
      </form>
      <p className={s["note"]}>
        <Trans>
          Jede E-Mail hat einen Link, der den Alarm beendet. Was wir dazu speichern, steht unter{" "}
          <a href={href("/datenschutz")}>Datenschutz</a>.
        </Trans>
      </p>
    </section>
  )
}
