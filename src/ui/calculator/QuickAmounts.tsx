import { useLingui } from "@lingui/react/macro"
import { quickAmounts } from "../../domain/product/offered-amounts.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { AmountText } from "../kit/orders/AmountText.tsx"
import s from "./QuickAmounts.module.css"

interface QuickAmountsProps {
  readonly group: ProductGroup
  /** The amount in the field. */
  readonly amount: number | null
  readonly onAmount: (text: string) => void
}

/** Usual amounts below the field, each chosen with one click (rule amount.quick). */
export function QuickAmounts({ group, amount, onAmount }: QuickAmountsProps) {
  const { t } = useLingui()
  return (
    <ul className={s["list"]} aria-label={t`Übliche Mengen`}>
      {quickAmounts(group).map((each) => (
        <li key={each}>
          <button
            type="button"
            className={s["chip"]}
            aria-pressed={each === amount}
            onClick={() => onAmount(String(each))}
          >
            {group.unit === "kg" ? <>{each / 1000}&nbsp;t</> : <AmountText amount={each} unit={group.unit} />}
          </button>
        </li>
      ))}
    </ul>
  )
}
