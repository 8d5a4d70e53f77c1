import type { MouseEvent } from "react"
import type { Calculation } from "../../domain/options/calculation.ts"
import { withOnlyQuality } from "../../domain/options/qualities.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { isPlainClick } from "../kit/live/plain-click.ts"
import { QualityChips } from "../kit/QualityChips.tsx"
import { GoodsChips } from "./GoodsChips.tsx"
import type { OfferListLinks, OfferListWishes } from "./offer-list.wishes.ts"

interface ListQualitiesProps {
  readonly group: ProductGroup
  readonly calculation: Calculation
  readonly hrefOf: OfferListLinks["offers"]
  readonly wishes: OfferListWishes
}

/** Links that choose a quality, shown above the offer list; once hydrated, a click changes the calculation in place. */
export function ListQualities({ group, calculation, hrefOf, wishes }: ListQualitiesProps) {
  const choose = (event: MouseEvent, id: number | null) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    wishes.onChoice({ kind: "onlyCertification", id })
  }
  return (
    <>
      <GoodsChips group={group} calculation={calculation} hrefOf={hrefOf} wishes={wishes} />
      <QualityChips
        group={group}
        asked={calculation.productCertifications}
        hrefOf={(id) =>
          hrefOf({
            ...calculation,
            productCertifications: withOnlyQuality(group.id, calculation.productCertifications, id)
          })
        }
        onChoose={choose}
      />
    </>
  )
}
