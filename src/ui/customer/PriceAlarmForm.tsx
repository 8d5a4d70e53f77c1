import { Trans, useLingui } from "@lingui/react/macro"
import { useMemo, useState } from "react"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import { examplePrice, suggestedThreshold } from "../../domain/alarm/alarm-start.ts"
import {
  type MailedAlarm,
  mailedAlarm,
  type MailedAlarmProblem,
  mailedAlarmProblems,
  refusedAlarm
} from "../../domain/alarm/mailed-alarm.ts"
import type { SentAlarm } from "../../domain/alarm/submitted-alarm.ts"
import { countryAreaName } from "../../domain/place/area-name.ts"
import { countries } from "../../domain/place/country.ts"
import { digitsOnly, zipLength } from "../../domain/place/zip.ts"
import { type Cents, toDecimal } from "../../domain/price/money.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { Button } from "../kit/Button.tsx"
import { ErrorSummary } from "../kit/form/ErrorSummary.tsx"
import { Field } from "../kit/form/Field.tsx"
import { useFieldText } from "../kit/form/use-field-text.ts"
import { TextInput } from "../kit/form/TextInput.tsx"
import { formatMoney, formatShortPrice } from "../kit/format.ts"
import { useAttempt } from "../kit/live/use-attempt.ts"
import { Notice } from "../kit/notice/Notice.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import { FuelField } from "./FuelField.tsx"
import { groupOf } from "../kit/alarm/alarm-words.tsx"
import s from "./PriceAlarmPage.module.css"
import { textIn } from "./text-in.ts"
import { useWatchedPrice } from "./use-watched-price.ts"
import type { WatchedGoods, WatchedPrice } from "../../domain/alarm/watched-price.ts"
import { WatchedHint } from "../kit/alarm/WatchedHint.tsx"

interface PriceAlarmFormProps {
  /** Initial goods of the form. */
  readonly start: WatchedGoods
  readonly watched: WatchedPrice | undefined
  /** Returns the price of other goods; undefined until the page is hydrated. */
  readonly onWatch: ((goods: WatchedGoods) => Promise<WatchedPrice | undefined>) | undefined
  readonly outcome: CallOutcome | undefined
  readonly isBusy: boolean
  /** The input that was submitted without JavaScript, and its validation errors. */
  readonly sent?: SentAlarm | undefined
  /** Undefined until the page is hydrated; until then the browser itself submits the form. */
  readonly onSubscribe: ((wish: MailedAlarm) => void) | undefined
}

/** Form for an alarm on falling prices: fuel, place, price and e-mail address. */
export function PriceAlarmForm({
  start,
  watched,
  onWatch,
  outcome,
  isBusy,
  sent,
  onSubscribe
}: PriceAlarmFormProps) {
  const { locale } = useSite()
  const href = useHref()
  const { t } = useLingui()
  const { countryId } = locale
  const { currencyCode } = countries[countryId]
  const country = countryAreaName(countryId)
  const [productId, setProductId] = useState(start.productId)
  const [zipCode, setZipCode] = useState(start.zipCode)
  const [typed, setTyped] = useState(sent?.typed.threshold)
  const [problems, setProblems] = useState<ReadonlyArray<MailedAlarmProblem>>(sent?.problems ?? [])
  // the list stays the same object for the same response, because a new list would count as a new attempt
  const found = useMemo(
    () => (problems.length === 0 && outcome?.kind === "invalid" ? [refusedAlarm(outcome)] : problems),
    [problems, outcome]
  )
  const attempt = useAttempt(found)
  const group = groupOf(productId) ?? usualGroup
  const digits = zipLength(countryId)
  const now = useWatchedPrice({ productId, zipCode: digitsOnly(zipCode) }, { start, watched, onWatch })
  const today = now?.price
  const money = (cents: Cents) => formatMoney(locale.bcp47, currencyCode, toDecimal(cents))
  const todayText = today === undefined ? undefined : money(today)
  const plain = (cents: Cents) => formatShortPrice(locale.bcp47, toDecimal(cents))
  const example = plain(examplePrice(group, today))
  const threshold = typed ?? (today === undefined ? "" : plain(suggestedThreshold(today)))
  const isAlive = onSubscribe !== undefined
  const zipField = useFieldText(zipCode, isAlive ? setZipCode : undefined)
  const thresholdField = useFieldText(threshold, isAlive ? setTyped : undefined)
  const wordsOf = ({ field, code }: MailedAlarmProblem): string => {
    if (field === "zipCode" && code === "unknown")
      return t`Diese Postleitzahl gibt es hier nicht. Für das ganze Land lassen Sie das Feld leer.`
    if (field === "zipCode" && code === "elsewhere")
      return t`Diese Postleitzahl liegt in einem anderen Gebiet als der Preis, den Sie gesehen haben. Unten steht der Preis, den der Alarm dort beobachtet.`
    if (field === "zipCode" && code === "required")
      return t`Ohne Postleitzahl beobachtet der Alarm ${country} im Ganzen, nicht Ihre Region.`
    if (field === "zipCode")
      return t`Eine Postleitzahl hat hier ${digits} Ziffern. Für das ganze Land lassen Sie das Feld leer.`
    if (field === "email")
      return code === "required"
        ? t`Bitte geben Sie Ihre E-Mail-Adresse an.`
        : t`Diese E-Mail-Adresse ist unvollständig, zum Beispiel name@beispiel.de.`
    if (code !== "belowAlready") return t`Bitte geben Sie den Preis als Zahl an, zum Beispiel ${example}.`
    return todayText === undefined
      ? t`Der Preis ist heute schon so niedrig. Bitte geben Sie einen niedrigeren an.`
      : t`Der Preis liegt heute schon bei ${todayText}. Bitte geben Sie einen niedrigeren an.`
  }
  const errorOf = (field: MailedAlarmProblem["field"]) => {
    const problem = found.find((each) => each.field === field)
    return problem === undefined ? undefined : wordsOf(problem)
  }
  return (
    <form
      noValidate
      method="post"
      action={href("/preisalarm")}
      className={s["form"]}
      onSubmit={(event) => {
        if (onSubscribe === undefined) return
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        const wish = mailedAlarm(countryId, {
          productId,
          zipCode,
          threshold: textIn(data, "threshold"),
          email: textIn(data, "email")
        })
        const wrong = mailedAlarmProblems(wish, today)
        setProblems(wrong)
        if (wrong.length === 0) onSubscribe(wish)
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
      <FuelField
        productId={productId}
        onChange={(chosen) => {
          setProductId(chosen)
          // a price that was typed for one fuel does not apply to another fuel
          setTyped(undefined)
        }}
      />
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
            ref={zipField}
            defaultValue={zipCode}
            onChange={({ currentTarget: { value } }) => setZipCode(value)}
          />
        )}
      </Field>
      <Field
        id="alarm-threshold"
        label={<Trans>Bescheid geben ab</Trans>}
        hint={
          <WatchedHint
            group={group}
            today={now?.price === undefined ? undefined : { area: now.area, money, price: now.price }}
          />
        }
        error={errorOf("threshold")}
      >
        {(control) => (
          <TextInput
            {...control}
            name="threshold"
            inputMode="decimal"
            autoComplete="off"
            unit={currencyCode === "CHF" ? "CHF" : "€"}
            ref={thresholdField}
            defaultValue={threshold}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
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
            defaultValue={sent?.typed.email}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy}>
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
