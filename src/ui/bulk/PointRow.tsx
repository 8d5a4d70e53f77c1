import { Trans } from "@lingui/react/macro"
import { X } from "lucide-react"
import type { AmountProblem } from "../../domain/product/amount.ts"
import { bulkPointLimits } from "../../domain/bulk/points.ts"
import { meantKilograms } from "../../domain/product/offered-amounts.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { Button } from "../kit/Button.tsx"
import { BriefZipMessage } from "../kit/form/calculator-messages.tsx"
import { Field } from "../kit/form/Field.tsx"
import { VisuallyHidden } from "../kit/Hidden.tsx"
import { TonnesQuestion } from "../kit/form/TonnesQuestion.tsx"
import { AmountTextInput, ZipTextInput } from "../kit/form/ZipAndAmount.tsx"
import { useSite } from "../kit/site.tsx"
import { Amount } from "./Amount.tsx"
import type { PointView } from "./bulk-order.view.ts"
import type { BulkOrderWishes } from "./bulk-order.wishes.ts"
import s from "./PointsForm.module.css"

interface PointRowProps {
  readonly group: ProductGroup
  readonly point: PointView
  /** Position of the row, counted from 1. */
  readonly place: number
  readonly canRemove: boolean
  readonly wishes: BulkOrderWishes | undefined
  /** Called before the row is removed. */
  readonly onRemoving: () => void
}

/** One household: its place, its amount, and a button that removes it from the order. */
export function PointRow({ group, point, place, canRemove, wishes, onRemoving }: PointRowProps) {
  const { index } = point
  const { locale } = useSite()
  const kilograms = meantKilograms(point.amount, group.unit, bulkPointLimits(locale.countryId, group.id))
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
            <ZipTextInput
              {...control}
              name={`zip${place}`}
              autoComplete="off"
              zip={point.zipCode}
              onZip={wishes && ((zip) => wishes.onZip(index, zip))}
            />
          )}
        </Field>
        <Field
          id={`amount-${index}`}
          label={<Trans>Menge in {group.unitPlural}</Trans>}
          error={
            point.amountProblem && (
              <>
                <BriefAmount problem={point.amountProblem} group={group} />
                {kilograms !== undefined && wishes && (
                  <TonnesQuestion
                    kilograms={kilograms}
                    fieldId={`amount-${index}`}
                    onAmount={(text) => wishes.onAmount(index, text)}
                  />
                )}
              </>
            )
          }
        >
          {(control) => (
            <AmountTextInput
              {...control}
              name={`amount${place}`}
              unit={group.isPallet ? undefined : group.unit}
              amount={point.amount}
              onText={wishes && ((text) => wishes.onAmount(index, text))}
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

/** Short message for a narrow field; the full message is shown where the offers would be. */
function BriefAmount({ problem, group }: { readonly problem: AmountProblem; readonly group: ProductGroup }) {
  const { locale } = useSite()
  const { min, max } = bulkPointLimits(locale.countryId, group.id)
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
