import { Trans, useLingui } from "@lingui/react/macro"
import type { ListHints } from "../../domain/offer/list-hints.ts"
import { listPath } from "./list-path.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import { countries } from "../../domain/place/country.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { formatMoney } from "../kit/format.ts"
import { isPlainClick } from "../kit/live/plain-click.ts"
import { AmountText } from "../kit/orders/AmountText.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import s from "./WishBar.module.css"

interface MoreSavesProps {
  readonly more: NonNullable<ListHints["more"]>
  readonly calculation: Calculation
  readonly onTake: (amount: number) => void
}

/**
 * Shows how much a slightly larger amount would save, based on the offers of this place (rule amount.more-saves); one
 * click selects that amount.
 */
export function MoreSaves({ more: { amount, saves }, calculation, onTake }: MoreSavesProps) {
  const href = useHref()
  const { t } = useLingui()
  const { locale } = useSite()
  const { unit } = productGroup(calculation.productGroupId)
  const sum = formatMoney(locale.bcp47, countries[calculation.countryId].currencyCode, saves)
  const per = unit === "kg" ? t`je Tonne` : unit === "l" ? t`je 100 l` : t`je Palette`
  return (
    <p className={s["more"]}>
      <a
        href={href(listPath({ ...calculation, amount }))}
        rel="nofollow"
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onTake(amount)
        }}
      >
        <Trans>
          Ab <AmountText amount={amount} unit={unit} /> {sum} {per} günstiger
        </Trans>
      </a>
    </p>
  )
}
