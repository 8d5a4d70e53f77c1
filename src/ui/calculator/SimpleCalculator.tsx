import { Trans, useLingui } from "@lingui/react/macro"
import { Settings2 } from "lucide-react"
import type { SubmitEvent } from "react"
import { formatAmount, parseAmount, simpleAmountLimits } from "../../domain/amount.ts"
import type { LocaleCode } from "../../domain/locale.ts"
import { type ProductGroup, type ProductGroupId, productGroup } from "../../domain/product-group.ts"
import { digitsOnly, zipHtmlPattern, zipLength } from "../../domain/zip.ts"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/Field.tsx"
import { LiveRegion } from "../kit/Hidden.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import { TextInput } from "../kit/TextInput.tsx"
import { useFieldText } from "../kit/use-field-text.ts"
import { CountryHint } from "../kit/CountryHint.tsx"
import { GroupPicker } from "./GroupPicker.tsx"
import { AmountMessage, ZipMessage } from "../kit/calculator-messages.tsx"
import type { SimpleCalculatorView } from "./simple-calculator.view.ts"
import s from "./SimpleCalculator.module.css"

/** What a person can wish here; without a script the browser's own form does it all. */
export interface SimpleCalculatorWishes {
  readonly onGroup: (group: ProductGroupId) => void
  readonly onZip: (text: string) => void
  readonly onZipClick: () => void
  readonly onZipLeft: () => void
  readonly onAmount: (text: string) => void
  readonly onAmountLeft: () => void
  readonly onStart: () => void
  readonly onSettings: () => void
}

interface SimpleCalculatorProps {
  readonly view: SimpleCalculatorView
  readonly wishes: SimpleCalculatorWishes
  /** Home address of each locale, for the country hint. */
  readonly homes: Readonly<Record<LocaleCode, string>>
  /** Address of this page for another product group, for visitors without a script. */
  readonly groupHref: (group: ProductGroup) => string
}

/** Where the script runs, problems stand at the fields; without it the browser's own checks say them. */
const sayProblemsOurselves = (form: HTMLFormElement | null) => {
  if (form !== null) form.noValidate = true
}

/** Zip code, amount, start: the first thing a visitor meets (shop.md 2 "Simple calculator"). */
export function SimpleCalculator({ view, wishes, homes, groupHref }: SimpleCalculatorProps) {
  const { locale } = useSite()
  const href = useHref()
  const { t } = useLingui()
  const group = productGroup(view.groupId)
  const digits = zipLength(locale.countryId)
  const zip = useFieldText(view.zip, wishes.onZip)
  const amount = useFieldText(formatAmount(view.amount), wishes.onAmount)

  const start = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (event.nativeEvent.submitter?.getAttribute("name") === "openSettings") wishes.onSettings()
    else wishes.onStart()
  }

  return (
    <form
      method="get"
      action={href(`/${group.slug}/angebotsliste`)}
      className={s["form"]}
      data-state={view.state}
      ref={sayProblemsOurselves}
      onSubmit={start}
    >
      <GroupPicker group={group} groupHref={groupHref} onGroup={wishes.onGroup} />
      <Field
        id="simple-zip"
        label={<Trans>Postleitzahl</Trans>}
        error={view.zipProblem && <ZipMessage problem={view.zipProblem} />}
      >
        {(control) => (
          <TextInput
            {...control}
            big
            ref={zip}
            name="zipCode"
            inputMode="numeric"
            autoComplete="postal-code"
            required
            pattern={zipHtmlPattern(locale.countryId)}
            title={t`${digits} Ziffern`}
            defaultValue={view.zip}
            onClick={(event) => {
              event.currentTarget.value = ""
              wishes.onZipClick()
            }}
            onInput={(event) => {
              event.currentTarget.value = digitsOnly(event.currentTarget.value).slice(0, digits)
              wishes.onZip(event.currentTarget.value)
            }}
            onBlur={wishes.onZipLeft}
          />
        )}
      </Field>
      <Field
        id="simple-amount"
        label={<Trans>Menge in {group.unitPlural}</Trans>}
        error={
          view.amountProblem && (
            <AmountMessage
              problem={view.amountProblem}
              limits={simpleAmountLimits(group.unit)}
              unit={group.unitPlural}
            />
          )
        }
      >
        {(control) => (
          <TextInput
            {...control}
            key={group.id}
            big
            ref={amount}
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            required
            pattern="[0-9.’' ]+"
            maxLength={7}
            unit={group.isPallet ? undefined : group.unit}
            defaultValue={formatAmount(view.amount)}
            onInput={(event) => wishes.onAmount(event.currentTarget.value)}
            onBlur={(event) => {
              event.currentTarget.value = formatAmount(parseAmount(event.currentTarget.value))
              wishes.onAmountLeft()
            }}
          />
        )}
      </Field>
      <div className={s["actions"]}>
        <Button type="submit" wide busy={view.state === "starting"} className={s["start"]}>
          <Trans>Preise vergleichen</Trans>
        </Button>
      </div>
      <CountryHint countries={view.hintedCountries} homes={homes} />
      <Button type="submit" look="quiet" name="openSettings" value="1" className={s["settings"]}>
        <Settings2 size={18} aria-hidden="true" />
        {group.id === 2 ? (
          <Trans>Dieselrechner mit allen Einstellungen</Trans>
        ) : group.id === 1 ? (
          <Trans>Heizölrechner mit allen Einstellungen</Trans>
        ) : (
          <Trans>Alle Einstellungen zeigen</Trans>
        )}
      </Button>
      <LiveRegion>{view.state === "starting" && <Trans>Postleitzahl wird geprüft</Trans>}</LiveRegion>
    </form>
  )
}
