import { Trans, useLingui } from "@lingui/react/macro"
import { RefreshCw } from "lucide-react"
import { formatAmount, parseAmount } from "../../domain/amount.ts"
import type { ProductGroup } from "../../domain/product-group.ts"
import { digitsOnly, zipHtmlPattern, zipLength } from "../../domain/zip.ts"
import { Button } from "../kit/Button.tsx"
import { AmountMessage, BriefZipMessage } from "../kit/calculator-messages.tsx"
import { Field } from "../kit/Field.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import { TextInput } from "../kit/TextInput.tsx"
import { useFieldText } from "../kit/use-field-text.ts"
import { ChosenOptions } from "./ChosenOptions.tsx"
import type { OfferListView } from "./offer-list.view.ts"
import type { OfferListWishes } from "./offer-list.wishes.ts"
import s from "./WishBar.module.css"

interface WishBarProps {
  readonly group: ProductGroup
  readonly view: OfferListView
  readonly wishes: OfferListWishes | undefined
}

/** Place and amount, always in view; the filters belong to the same form. */
export function WishBar({ group, view, wishes }: WishBarProps) {
  const { locale } = useSite()
  const href = useHref()
  const { t } = useLingui()
  const digits = zipLength(locale.countryId)
  const zip = useFieldText(view.calculation.zipCode, wishes?.onZip)
  const amount = useFieldText(formatAmount(view.amount), wishes?.onAmount)
  return (
    <form
      id="wishes"
      method="get"
      action={href(`/${group.slug}/angebotsliste`)}
      className={s["bar"]}
      aria-label={t`Ort und Menge`}
      noValidate={wishes !== undefined}
      data-live={wishes ? "" : undefined}
      onSubmit={(event) => {
        if (wishes === undefined) return
        event.preventDefault()
        wishes.onStart()
      }}
    >
      <div className={s["fields"]}>
        <Field
          id="wish-zip"
          label={<Trans>Postleitzahl</Trans>}
          error={view.zipProblem && <BriefZipMessage problem={view.zipProblem} />}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={zip}
              name="zipCode"
              inputMode="numeric"
              autoComplete="postal-code"
              required
              pattern={zipHtmlPattern(locale.countryId)}
              title={t`${digits} Ziffern`}
              defaultValue={view.calculation.zipCode}
              onInput={(event) => {
                event.currentTarget.value = digitsOnly(event.currentTarget.value).slice(0, digits)
                wishes?.onZip(event.currentTarget.value)
              }}
            />
          )}
        </Field>
        <Field
          id="wish-amount"
          label={<Trans>Menge in {group.unitPlural}</Trans>}
          error={
            view.amountProblem && (
              <AmountMessage
                problem={view.amountProblem.code}
                limits={view.amountProblem.limits}
                unit={group.unitPlural}
                perHousehold={view.calculation.stations > 1 ? view.amountProblem.limits.bulkMin : undefined}
              />
            )
          }
        >
          {(control) => (
            <TextInput
              {...control}
              ref={amount}
              name="amount"
              inputMode="numeric"
              autoComplete="off"
              required
              pattern="[0-9.’' ]+"
              maxLength={7}
              unit={group.isPallet ? undefined : group.unit}
              defaultValue={formatAmount(view.amount)}
              onInput={(event) => wishes?.onAmount(event.currentTarget.value)}
              onBlur={(event) => {
                event.currentTarget.value = formatAmount(parseAmount(event.currentTarget.value))
              }}
            />
          )}
        </Field>
        <Button type="submit" className={s["start"]} busy={view.isBusy && wishes !== undefined}>
          <RefreshCw size={18} aria-hidden="true" />
          <span>
            <Trans>Neu berechnen</Trans>
          </span>
        </Button>
        <ChosenOptions view={view} />
      </div>
    </form>
  )
}
