import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import { formatAmount } from "../../../../domain/product/amount.ts"
import { toleratedAmounts } from "../../../../domain/order/life/billing.ts"
import type { LifeProblem } from "../../../../domain/order/life/life-problems.ts"
import { type OpenOrder, waitingStations } from "../../../../domain/order/life/open-order.ts"
import type { SellerWish } from "../../../../domain/order/life/seller-wish.ts"
import { productGroup } from "../../../../domain/product/product-group.ts"
import { Checkbox } from "../../../kit/form/Choice.tsx"
import { Field } from "../../../kit/form/Field.tsx"
import { formatCount } from "../../../kit/format.ts"
import { AmountText } from "../../../kit/orders/AmountText.tsx"
import { useSite } from "../../../kit/site.tsx"
import { Select, TextInput } from "../../../kit/form/TextInput.tsx"
import { ReasonField } from "./ReasonField.tsx"
import { ProblemText } from "./act-texts.tsx"

interface FieldsProps {
  readonly order: OpenOrder
  readonly problems: ReadonlyArray<LifeProblem>
  readonly today: string
  /** The input of the previous attempt. */
  readonly wish: Extract<SellerWish, { readonly act: "deliver" }> | undefined
}

/**
 * Fields for the delivered goods, the date and the delivery point; delivery points are entered one by one, in the order
 * of delivery.
 */
export function DeliverFields({ order, problems, today, wish }: FieldsProps) {
  const { bcp47: tag, countryId } = useSite().locale
  const waiting = waitingStations(order)
  const [chosen, setChosen] = useState(waiting.find(({ station }) => station === wish?.station) ?? waiting[0])
  const ordered = chosen?.amount ?? order.amount
  // the fields of each delivery point start with the ordered amounts
  const typed = wish === undefined || wish.station !== chosen?.station ? ordered : wish.amount
  const group = productGroup(order.productGroupId)
  const unit = group.unitPlural
  const tolerated = toleratedAmounts(ordered)
  const least = formatCount(tag, tolerated.least)
  const most = formatCount(tag, tolerated.most)
  const errorAt = (name: LifeProblem["field"]) => {
    const problem = problems.find(({ field }) => field === name)
    return problem && <ProblemText code={problem.code} least={least} most={most} />
  }
  const ofGoods = <AmountText amount={ordered} unit={group.unit} />
  return (
    <>
      {waiting.length > 0 && (
        <Field id="seller-station" label={<Trans>Lieferstelle</Trans>} error={errorAt("station")}>
          {(control) => (
            <Select
              {...control}
              name="station"
              value={chosen?.station}
              onChange={({ target }) =>
                setChosen(waiting.find(({ station }) => station === Number(target.value)))
              }
            >
              {waiting.map(({ station, address }) => (
                <option key={station} value={station}>
                  {station}: {address}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field id="seller-day" label={<Trans>Tag der Lieferung</Trans>} error={errorAt("day")}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            name="day"
            max={today}
            defaultValue={wish?.day ?? today}
            required
          />
        )}
      </Field>
      <Field
        id="seller-amount"
        label={<Trans>Gelieferte Menge in {unit}</Trans>}
        hint={
          tolerated.least === tolerated.most ? (
            <Trans>Bestellt: {ofGoods}; nur genau so viel gilt als vereinbart</Trans>
          ) : (
            <Trans>
              Bestellt: {ofGoods}; {least} bis {most} gelten als vereinbart
            </Trans>
          )
        }
        error={errorAt("amount")}
      >
        {(control) => (
          <TextInput
            {...control}
            key={chosen?.station}
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed === null ? "" : formatAmount(typed, countryId)}
            required
          />
        )}
      </Field>
      <Checkbox
        name="isMixed"
        defaultChecked={wish?.isMixed}
        label={<Trans>Die Ware wurde mit vorhandener vermischt</Trans>}
        hint={<Trans>Dann kann der Kunde nicht mehr widerrufen, wo das Gesetz es so sagt.</Trans>}
      />
      <ReasonField
        problems={problems}
        typed={wish?.reason}
        least={least}
        most={most}
        hint={<Trans>Nötig, wenn weniger kam als vereinbart</Trans>}
      />
    </>
  )
}
