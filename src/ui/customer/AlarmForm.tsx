import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { amountLimits, formatAmount, parseAmount } from "../../domain/product/amount.ts"
import { countryAreaName } from "../../domain/place/area-name.ts"
import { countries } from "../../domain/place/country.ts"
import type { EditedAlarm } from "../../domain/alarm/edited-alarms.ts"
import { type AlarmProblem, parsePrice } from "../../domain/alarm/price-alarm.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { digitsOnly, typedZipLength, zipLength } from "../../domain/place/zip.ts"
import { Button } from "../kit/Button.tsx"
import { AmountMessage } from "../kit/form/calculator-messages.tsx"
import { RadioCards } from "../kit/form/Choice.tsx"
import { ErrorSummary } from "../kit/form/ErrorSummary.tsx"
import { Field } from "../kit/form/Field.tsx"
import { PriceUnit } from "../kit/price/PriceUnit.tsx"
import { toDecimal } from "../../domain/price/money.ts"
import { examplePrice } from "../../domain/alarm/alarm-start.ts"
import { useSite } from "../kit/site.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"
import { useAttempt } from "../kit/live/use-attempt.ts"
import { formatMoney, formatTypedPrice } from "../kit/format.ts"
import s from "./AlarmForm.module.css"
import type { AlarmWishes } from "./alarms.wishes.ts"
import { textIn } from "./text-in.ts"
import { FuelField } from "./FuelField.tsx"
import { groupOf } from "../kit/alarm/alarm-words.tsx"
import { ThresholdMessage } from "./ThresholdMessage.tsx"
import { useWatchedPrice } from "./use-watched-price.ts"
import { WatchedToday } from "../kit/alarm/WatchedHint.tsx"

interface AlarmFormProps {
  /** Null for a new alarm. */
  readonly alarm: EditedAlarm | null
  readonly problems: ReadonlyArray<AlarmProblem>
  readonly onApply: AlarmWishes["onApply"]
  readonly onWatch: AlarmWishes["onWatch"]
  readonly onCancel: () => void
}

/** Placeholder that matches no real product, so that a newly opened form always requests a price. */
const nothing = { productId: 0, zipCode: "" }

/** Form with the product, place, amount and the price at which the customer wants to be notified. */
export function AlarmForm({ alarm, problems, onApply, onWatch, onCancel }: AlarmFormProps) {
  const { t } = useLingui()
  const { locale } = useSite()
  const countryId = alarm?.countryId ?? locale.countryId
  const [productId, setProductId] = useState<number>(alarm?.productId ?? usualGroup.productId)
  const group = groupOf(productId) ?? usualGroup
  const limits = amountLimits(countryId, group.id)
  const attempt = useAttempt(problems)
  const country = countries[countryId]
  const area = countryAreaName(countryId)
  const digits = zipLength(countryId)
  const [zipCode, setZipCode] = useState(alarm?.zipCode ?? "")
  const watched = useWatchedPrice(
    { productId, zipCode: digitsOnly(zipCode) },
    {
      start: nothing,
      watched: undefined,
      // this shop has no prices for an alarm of another country
      onWatch: countryId === locale.countryId ? onWatch : undefined
    }
  )
  const today = watched?.price
  const todayText =
    today === undefined ? undefined : formatMoney(locale.bcp47, country.currencyCode, toDecimal(today))
  const example = toDecimal(examplePrice(group, undefined))
  const codeOf = (field: AlarmProblem["field"]) => problems.find((problem) => problem.field === field)?.code
  const amountCode = codeOf("amount")
  const thresholdCode = codeOf("threshold")
  const errors = {
    zip: codeOf("zipCode") !== undefined && (
      <Trans>Eine Postleitzahl hat hier {digits} Ziffern. Für das ganze Land lassen Sie das Feld leer.</Trans>
    ),
    amount: amountCode !== undefined && amountCode !== "invalid" && amountCode !== "belowAlready" && (
      <AmountMessage problem={amountCode} limits={limits} unit={group.unitPlural} />
    ),
    threshold: thresholdCode !== undefined && (
      <ThresholdMessage problem={thresholdCode} todayText={todayText} example={example} />
    )
  }
  return (
    <form
      noValidate
      className={s["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        const wish = {
          kind: "PriceAlarm" as const,
          countryId,
          productId,
          zipCode: digitsOnly(textIn(data, "zipCode")),
          amount: parseAmount(textIn(data, "amount"), group.unit) ?? 0,
          threshold: parsePrice(textIn(data, "threshold")),
          direction: textIn(data, "direction") === "Above" ? ("Above" as const) : ("Below" as const)
        }
        onApply(wish, today)
      }}
    >
      <ErrorSummary
        attempt={attempt}
        entries={[
          ...(errors.amount ? [{ fieldId: "alarm-amount", text: errors.amount }] : []),
          ...(errors.zip ? [{ fieldId: "alarm-zip", text: errors.zip }] : []),
          ...(errors.threshold ? [{ fieldId: "alarm-threshold", text: errors.threshold }] : [])
        ]}
      />
      <FuelField productId={productId} onChange={setProductId} />
      <div className={s["pair"]}>
        <Field
          id="alarm-amount"
          label={<Trans>Menge</Trans>}
          hint={<Trans>Für den Vergleich mit den Angeboten von heute.</Trans>}
          error={errors.amount}
        >
          {(control) => (
            <TextInput
              {...control}
              // remounts the field for another product, which has another unit, so that the field then shows the usual
              // amount of that product
              key={productId}
              name="amount"
              inputMode="numeric"
              autoComplete="off"
              unit={group.unit === "Palette" ? t`Paletten` : group.unit}
              defaultValue={formatAmount(
                alarm !== null && alarm.productId === productId ? alarm.amount : group.defaultAmount,
                countryId
              )}
            />
          )}
        </Field>
        <Field
          id="alarm-zip"
          label={<Trans>Postleitzahl</Trans>}
          optional
          hint={<Trans>Leer: {area} im Ganzen</Trans>}
          error={errors.zip}
        >
          {(control) => (
            <TextInput
              {...control}
              name="zipCode"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={typedZipLength}
              defaultValue={zipCode}
              onChange={({ currentTarget: { value } }) => setZipCode(value)}
            />
          )}
        </Field>
      </div>
      <RadioCards
        legend={<Trans>Bescheid geben, wenn der Preis</Trans>}
        name="direction"
        chosen={alarm?.direction ?? "Below"}
        plain
        cards={[
          { value: "Below", label: <Trans>auf diesen Betrag oder darunter fällt</Trans> },
          { value: "Above", label: <Trans>auf diesen Betrag oder darüber steigt</Trans> }
        ]}
      />
      <Field
        id="alarm-threshold"
        label={
          <Trans>
            Preis in {country.currencyCode}{" "}
            <PriceUnit unit={{ amount: group.priceUnitAmount, unit: group.unit }} />
          </Trans>
        }
        hint={
          <>
            <Trans>Mit Mehrwertsteuer und Lieferung</Trans>
            {todayText !== undefined && <WatchedToday area={watched?.area ?? area} priceText={todayText} />}
          </>
        }
        error={errors.threshold}
      >
        {(control) => (
          <TextInput
            {...control}
            name="threshold"
            inputMode="decimal"
            autoComplete="off"
            unit={country.currencyCode}
            defaultValue={alarm === null ? "" : formatTypedPrice(locale.bcp47, alarm.threshold)}
          />
        )}
      </Field>
      <div className={s["actions"]}>
        <Button type="submit">
          <Trans>Übernehmen</Trans>
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Abbrechen</Trans>
        </Button>
      </div>
    </form>
  )
}
