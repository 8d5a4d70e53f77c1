import { Trans, useLingui } from "@lingui/react/macro"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { Button } from "../kit/Button.tsx"
import { AmountMessage, BriefZipMessage } from "../kit/form/calculator-messages.tsx"
import { Field } from "../kit/form/Field.tsx"
import { useHref } from "../kit/site.tsx"
import { AmountTextInput, ZipTextInput } from "../kit/form/ZipAndAmount.tsx"
import { ChosenOptions } from "./ChosenOptions.tsx"
import { MoreSavesPart } from "./MoreSavesPart.tsx"
import type { OfferListView } from "./offer-list.view.ts"
import type { OfferListWishes } from "./offer-list.wishes.ts"
import s from "./WishBar.module.css"

interface WishBarProps {
  readonly group: ProductGroup
  readonly view: OfferListView
  readonly wishes: OfferListWishes | undefined
}

/** Bar with the fields for place and amount, always visible; the filters belong to the same form. */
export function WishBar({ group, view, wishes }: WishBarProps) {
  const href = useHref()
  const { t } = useLingui()
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
            <ZipTextInput {...control} name="zipCode" zip={view.calculation.zipCode} onZip={wishes?.onZip} />
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
                amount={view.amount}
                perHousehold={view.calculation.stations > 1 ? view.amountProblem.limits.bulkMin : undefined}
              />
            )
          }
        >
          {(control) => (
            <AmountTextInput
              {...control}
              name="amount"
              unit={group.isPallet ? undefined : group.unit}
              amount={view.amount}
              onText={wishes?.onAmount}
            />
          )}
        </Field>
        <Button type="submit" className={s["start"]} busy={view.isBusy && wishes !== undefined}>
          <span className={s["again"]} aria-hidden="true" />
          <span>
            <Trans>Neu berechnen</Trans>
          </span>
        </Button>
        {view.calculation.ordering !== 0 && (
          <input type="hidden" name="sort" value={view.calculation.ordering} />
        )}
        <ChosenOptions view={view} />
      </div>
      {view.hints?.more && wishes && (
        <MoreSavesPart more={view.hints.more} calculation={view.calculation} onTake={wishes.onTake} />
      )}
    </form>
  )
}
