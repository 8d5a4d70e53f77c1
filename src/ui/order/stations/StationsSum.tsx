import { Trans } from "@lingui/react/macro"
import type { Calculation } from "../../../domain/options/calculation.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { evenAmounts, type StationEntry } from "../../../domain/order/wizard/stations.ts"
import { Button } from "../../kit/Button.tsx"
import { AmountText } from "../../kit/orders/AmountText.tsx"
import s from "../Form.module.css"

interface StationsSumProps {
  readonly calculation: Calculation
  readonly stations: ReadonlyArray<StationEntry>
  /** Whether saving was refused because of the sum of the amounts. */
  readonly isWrong: boolean
  readonly onSplit: (amounts: ReadonlyArray<number>) => void
}

/** The assigned and the remaining part of the ordered amount; the price applies to exactly the ordered amount. */
export function StationsSum({ calculation, stations, isWrong, onSplit }: StationsSumProps) {
  const { unit } = productGroup(calculation.productGroupId)
  const sum = stations.reduce((before, { amount }) => before + (amount ?? 0), 0)
  const left = calculation.amount - sum
  return (
    <div className={s["sum"]} id="stations" tabIndex={-1}>
      <output className={isWrong && left !== 0 ? s["error"] : undefined} data-part="sum">
        {left === 0 ? (
          <Trans>
            Verteilt: <AmountText amount={sum} unit={unit} />, die ganze bestellte Menge.
          </Trans>
        ) : left > 0 ? (
          <Trans>
            Noch zu verteilen: <AmountText amount={left} unit={unit} />
          </Trans>
        ) : (
          <Trans>
            <AmountText amount={-left} unit={unit} /> zu viel verteilt
          </Trans>
        )}
      </output>
      {left !== 0 && (
        <Button look="secondary" onClick={() => onSplit(evenAmounts(calculation))}>
          <Trans>Gleichmäßig verteilen</Trans>
        </Button>
      )}
    </div>
  )
}
