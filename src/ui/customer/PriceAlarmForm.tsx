import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import { suggestedThreshold } from "../../domain/alarm/alarm-start.ts"
import {
  type MailedAlarm,
  type MailedAlarmProblem,
  mailedAlarmProblems
} from "../../domain/alarm/mailed-alarm.ts"
import { parsePrice } from "../../domain/alarm/price-alarm.ts"
import { countries } from "../../domain/place/country.ts"
import { digitsOnly, zipLength } from "../../domain/place/zip.ts"
import { type Cents, toDecimal } from "../../domain/price/money.ts"
import { productGroups, usualGroup } from "../../domain/product/product-group.ts"
import { Button } from "../kit/Button.tsx"
import { ErrorSummary } from "../kit/form/ErrorSummary.tsx"
import { Field } from "../kit/form/Field.tsx"
import { Select, TextInput } from "../kit/form/TextInput.tsx"
import { formatMoney } from "../kit/format.ts"
import { useAttempt } from "../kit/live/use-attempt.ts"
import { Notice } from "../kit/notice/Notice.tsx"
import { PriceUnit } from "../kit/price/PriceUnit.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import { groupOf } from "./alarm-words.tsx"
import s from "./PriceAlarmPage.module.css"
import { textIn } from "./text-in.ts"

/** What an alarm is opened with. */
export interface AlarmStart {
  readonly productId: number
  /** Empty for the whole country. */
  readonly zipCode: string
  /** Of the state or the country, which the alarm watches; undefined where nobody knows it. Cents per price unit. */
  readonly today: Cents | undefined
}

interface PriceAlarmFormProps {
  readonly start: AlarmStart
  readonly outcome: CallOutcome | undefined
  readonly isBusy: boolean
  readonly onSubscribe: ((wish: MailedAlarm) => void) | undefined
}

/** What the server alone finds wrong: a postal code that no place has, or a mailbox. */
const refusedFor: Readonly<Record<string, ReadonlyArray<MailedAlarmProblem>>> = {
  zipCode: [{ field: "zipCode", code: "unknown" }],
  threshold: [{ field: "threshold", code: "invalid" }]
}
const refusedEmail: ReadonlyArray<MailedAlarmProblem> = [{ field: "email", code: "invalid" }]

const plain = (cents: Cents): string => String(toDecimal(cents)).replace(".", ",")

/** Fuel, place, price and mailbox of an alarm for falling prices. */
export function PriceAlarmForm({ start, outcome, isBusy, onSubscribe }: PriceAlarmFormProps) {
  const { locale } = useSite()
  const href = useHref()
  const { t } = useLingui()
  const { countryId } = locale
  const { currencyCode, name: country } = countries[countryId]
  const [productId, setProductId] = useState(start.productId)
  const [problems, setProblems] = useState<ReadonlyArray<MailedAlarmProblem>>([])
  const found =
    problems.length === 0 && outcome?.kind === "invalid"
      ? (refusedFor[outcome.field.charAt(0).toLowerCase() + outcome.field.slice(1)] ?? refusedEmail)
      : problems
  const attempt = useAttempt(found)
  const group = groupOf(productId) ?? usualGroup
  const digits = zipLength(countryId)
  // of another fuel nothing is known here
  const today = productId === start.productId ? start.today : undefined
  const todayText = today === undefined ? "" : formatMoney(locale.bcp47, currencyCode, toDecimal(today))
  const wordsOf = ({ field, code }: MailedAlarmProblem): string => {
    if (field === "zipCode" && code === "unknown")
      return t`Diese Postleitzahl gibt es hier nicht. Für das ganze Land lassen Sie das Feld leer.`
    if (field === "zipCode")
      return t`Eine Postleitzahl hat hier ${digits} Ziffern. Für das ganze Land lassen Sie das Feld leer.`
    if (field === "email")
      return code === "required"
        ? t`Bitte geben Sie Ihre E-Mail-Adresse an.`
        : t`Diese E-Mail-Adresse ist unvollständig, zum Beispiel name@beispiel.de.`
    return code === "belowAlready"
      ? t`Der Preis liegt heute schon bei ${todayText}. Bitte geben Sie einen niedrigeren an.`
      : t`Bitte geben Sie den Preis als Zahl an, zum Beispiel 300.`
  }
  const errorOf = (field: MailedAlarmProblem["field"]) => {
    const problem = found.find((each) => each.field === field)
    return problem === undefined ? undefined : wordsOf(problem)
  }
  return (
    <form
      noValidate
      method="post"
      className={s["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        const wish: MailedAlarm = {
          kind: "PriceAlarm",
          countryId,
          productId,
          zipCode: digitsOnly(textIn(data, "zipCode")),
          amount: group.comparisonAmount,
          threshold: parsePrice(textIn(data, "threshold")),
          direction: "Below",
          email: textIn(data, "email")
        }
        const isSamePlace = wish.zipCode === start.zipCode
        const wrong = mailedAlarmProblems(wish, isSamePlace ? today : undefined)
        setProblems(wrong)
        if (wrong.length === 0) onSubscribe?.(wish)
      }}
    >
      <ErrorSummary
        attempt={attempt}
        entries={found.map((problem) => ({ fieldId: `alarm-${problem.field}`, text: wordsOf(problem) }))}
      />
      {outcome?.kind === "unreachable" && (
        <Notice tone="bad" announced title={<Trans>Das ist nicht angekommen</Trans>}>
          <p>
            <Trans>Ihre Angaben stehen noch da. Bitte versuchen Sie es noch einmal.</Trans>
          </p>
        </Notice>
      )}
      {outcome?.kind === "wait" && (
        <Notice tone="bad" announced title={<Trans>Das waren gerade zu viele Versuche</Trans>}>
          <p>
            <Trans>Bitte warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.</Trans>
          </p>
        </Notice>
      )}
      <Field id="alarm-product" label={<Trans>Brennstoff</Trans>}>
        {(control) => (
          <Select
            {...control}
            name="productId"
            value={productId}
            onChange={({ currentTarget: { value } }) => setProductId(Number(value))}
          >
            {productGroups.map((each) => (
              <option key={each.id} value={each.productId}>
                {each.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id="alarm-zipCode"
        label={<Trans>Postleitzahl</Trans>}
        optional
        hint={<Trans>Leer: {country} im Ganzen. Beobachtet wird der Preis Ihrer Region.</Trans>}
        error={errorOf("zipCode")}
      >
        {(control) => (
          <TextInput
            {...control}
            name="zipCode"
            inputMode="numeric"
            autoComplete="postal-code"
            defaultValue={start.zipCode}
          />
        )}
      </Field>
      <Field
        id="alarm-threshold"
        label={<Trans>Bescheid geben ab</Trans>}
        hint={
          <>
            <PriceUnit unit={{ amount: group.priceUnitAmount, unit: group.unit }} />
            {today !== undefined && <Trans>, heute sind es {todayText}</Trans>}
          </>
        }
        error={errorOf("threshold")}
      >
        {(control) => (
          <TextInput
            {...control}
            // another fuel has another price
            key={productId}
            name="threshold"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            unit={currencyCode === "CHF" ? "CHF" : "€"}
            defaultValue={today === undefined ? "" : plain(suggestedThreshold(today))}
          />
        )}
      </Field>
      <Field id="alarm-email" label={<Trans>Ihre E-Mail-Adresse</Trans>} error={errorOf("email")}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={320}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy} disabled={onSubscribe === undefined}>
        <Trans>Alarm stellen</Trans>
      </Button>
      <p className={s["note"]}>
        <Trans>
          Was wir dazu speichern, steht unter <a href={href("/datenschutz")}>Datenschutz</a>.
        </Trans>
      </p>
    </form>
  )
}
