import { useLingui } from "@lingui/react/macro"
import type { MouseEvent } from "react"
import type { Choice } from "../../domain/calculator/choice.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import { offeredName, productsOf } from "../../domain/options/products.ts"
import { facetsOf } from "../../domain/options/qualities.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { Chip, Chips } from "../kit/Chips.tsx"
import { formatCount } from "../kit/format.ts"
import { isPlainClick } from "../kit/live/plain-click.ts"
import { useSite } from "../kit/site.tsx"
import type { OfferListLinks, OfferListWishes } from "./offer-list.wishes.ts"

interface GoodsChipsProps {
  readonly group: ProductGroup
  readonly calculation: Calculation
  readonly hrefOf: OfferListLinks["offers"]
  readonly wishes: Pick<OfferListWishes, "onChoice">
}

/**
 * Choices above the list that concern the goods but are not quality marks: the kind of oil, and the weight of a pallet.
 */
export function GoodsChips({ group, calculation, hrefOf, wishes }: GoodsChipsProps) {
  const { t } = useLingui()
  const { locale } = useSite()
  const press = (choice: Choice) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    wishes.onChoice(choice)
  }
  const products = productsOf(group.id)
  const pallets = group.palletBags.toSorted((one, other) => one.size * one.count - other.size * other.count)
  const { palletBagSize, palletBagCount, ...anyPallet } = calculation
  const kilograms = (weight: number) => formatCount(locale.bcp47, weight)
  return (
    <>
      {products.length > 1 && facetsOf(group.id).length === 0 && (
        <Chips name={t`Sorte`}>
          {products.map(({ id }) => (
            <Chip
              key={id}
              href={hrefOf({ ...calculation, product: { ...calculation.product, id } })}
              isCurrent={calculation.product.id === id}
              onClick={press({ kind: "product", id })}
            >
              {offeredName(group.id, id)}
            </Chip>
          ))}
        </Chips>
      )}
      {group.palletBags.length > 1 && (
        <Chips name={t`Gewicht der Palette`}>
          <Chip
            href={hrefOf(anyPallet)}
            isCurrent={palletBagSize === undefined && palletBagCount === undefined}
            onClick={press({ kind: "palletBags", bags: null })}
          >
            {t`Jede Palette`}
          </Chip>
          {pallets.map(({ size, count }) => (
            <Chip
              key={`${size}x${count}`}
              href={hrefOf({ ...calculation, palletBagSize: size, palletBagCount: count })}
              isCurrent={palletBagSize === size && palletBagCount === count}
              onClick={press({ kind: "palletBags", bags: { size, count } })}
            >
              {t`Nur ${kilograms(size * count)} kg`}
            </Chip>
          ))}
        </Chips>
      )}
    </>
  )
}
