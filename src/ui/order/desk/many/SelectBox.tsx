import { useLingui } from "@lingui/react/macro"
import type { OrderRowView } from "../order-row.view.ts"
import s from "./Many.module.css"
import type { ManyView, ManyWishes } from "./many.view.ts"

interface SelectBoxProps {
  readonly row: OrderRowView
  readonly many: ManyView
  readonly wishes: ManyWishes | undefined
}

/** Checkbox that selects one order or, with Shift, all orders from the last selected order to this order. */
export function SelectBox({ row: { order }, many, wishes }: SelectBoxProps) {
  const { t } = useLingui()
  const { orderId, orderNumber, buyer } = order
  return (
    <label className={s["box"]}>
      <input
        type="checkbox"
        aria-label={t`${orderNumber}, ${buyer} auswählen`}
        checked={many.chosen.has(orderId)}
        disabled={wishes === undefined}
        onClick={({ shiftKey }) => wishes?.onChoose(orderId, shiftKey)}
        onChange={() => undefined}
      />
    </label>
  )
}
