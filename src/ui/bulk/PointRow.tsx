import { Trans, useLingui } from "@lingui/react/macro"
import { X } from "lucide-react"
import { type AmountProblem, formatAmount, parseAmount } from "../../domain/amount.ts"
import { bulkPointLimits } from "../../domain/bulk/points.ts"
import type { ProductGroup } from "../../domain/product-group.ts"
import { digitsOnly, zipHtmlPattern, zipLength } from "../../domain/zip.ts"
import { Button } from "../kit/Button.tsx"
import { BriefZipMessage } from "../kit/calculator-messages.tsx"
import { Field } from "../kit/Field.tsx"
import { VisuallyHidden } from "../kit/Hidden.tsx"
import { useSite } from "../kit/site.tsx"
import { TextInput } from "../kit/TextInput.tsx"
import { useFieldText } from "../kit/use-field-text.ts"
import { Amount } from "./Amount.tsx"
import type { PointView } from "./bulk-order.view.ts"
import type { BulkOrderWishes } from "./bulk-order.wishes.ts"
import s from "./PointsForm.module.css"

interface PointRowProps {
  readonly group: ProductGroup
  readonly point: PointView
  /** Counted from 1. */
  readonly place: number
  readonly canRemove: boolean
  readonly wishes: BulkOrderWishes | undefined
  /** Called before the row goes. */
  readonly onRemoving: () => void
}

/** One household: where, how much, and a way to take it off the order. */
export function PointRow({ group, point, place, canRemove, wishes, onRemoving }: PointRowProps) {
  const { locale } = useSite()
  const { t } = useLingui()
  const { index } = point
  const digits = zipLength(locale.countryId)
  const zip = useFieldText(point.zipCode, wishes && ((text) => wishes.onZip(index, text)))
  const amount = useFieldText(formatAmount(point.amount), wishes && ((text) => wishes.onAmount(index, text)))
  return (
    <fieldset className={s["point"]}>
      <legend className={s["legend"]}>
        <Trans>Lieferstelle {place}</Trans>
      </legend>
      <div className={s["fields"]}>
        <Field
          id={`zip-${index}`}
          label={<Trans>Postleitzahl</Trans>}
          error={point.zipProblem && <BriefZipMessage problem={point.zipProblem} />}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={zip}
              name={`zip${place}`}
              inputMode="numeric"
              autoComplete="off"
              required
              pattern={zipHtmlPattern(locale.countryId)}
              title={t`${digits} Ziffern`}
              defaultValue={point.zipCode}
              onInput={(event) => {
                event.currentTarget.value = digitsOnly(event.currentTarget.value).slice(0, digits)
                wishes?.onZip(index, event.currentTarget.value)
              }}
            />
          )}
        </Field>
        <Field
          id={`amount-${index}`}
          label={<Trans>Menge in {group.unitPlural}</Trans>}
          error={point.amountProblem && <BriefAmount problem={point.amountProblem} group={group} />}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={amount}
              name={`amount${place}`}
              inputMode="numeric"
              autoComplete="off"
              required
              pattern="[0-9.’' ]+"
              maxLength={7}
              unit={group.isPallet ? undefined : group.unit}
              defaultValue={formatAmount(point.amount)}
              onInput={(event) => wishes?.onAmount(index, event.currentTarget.value)}
              onBlur={(event) => {
                event.currentTarget.value = formatAmount(parseAmount(event.currentTarget.value))
              }}
            />
          )}
        </Field>
        {canRemove && (
          <Button
            type="submit"
            look="quiet"
            className={s["remove"]}
            name="remove"
            value={place}
            formNoValidate
            onClick={(event) => {
              if (wishes === undefined) return
              event.preventDefault()
              onRemoving()
              wishes.onRemove(index)
            }}
          >
            <X size={20} aria-hidden="true" />
            <VisuallyHidden>
              <Trans>Lieferstelle {place} entfernen</Trans>
            </VisuallyHidden>
          </Button>
        )}
      </div>
    </fieldset>
  )
}

/** In two or three words, for a narrow field: the whole message stands where the offers would stand. */
function BriefAmount({ problem, group }: { readonly problem: AmountProblem; readonly group: ProductGroup }) {
  const { min, max } = bulkPointLimits(group.id)
  switch (problem) {
    case "amountRequired":
      return <Trans>Bitte eingeben</Trans>
    case "amountMin":
      return (
        <Trans>
          Mindestens <Amount amount={min} unit={group.unit} />
        </Trans>
      )
    case "amountMax":
      return (
        <Trans>
          Höchstens <Amount amount={max} unit={group.unit} />
        </Trans>
      )
  }
}
