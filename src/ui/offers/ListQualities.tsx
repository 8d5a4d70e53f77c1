import type { MouseEvent } from "react"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { isPlainClick } from "../kit/live/plain-click.ts"
import { QualityChips } from "../kit/quality/QualityChips.tsx"
import type { OfferListLinks, OfferListWishes } from "./offer-list.wishes.ts"

interface ListQualitiesProps {
  readonly group: ProductGroup
  readonly calculation: Calculation
  readonly links: OfferListLinks
  readonly wishes: OfferListWishes | undefined
}

/** The qualities above the offer list; where it lives a click is a wish of its own. */
export function ListQualities({ group, calculation, links, wishes }: ListQualitiesProps) {
  const choose = (event: MouseEvent, id: number | null) => {
    if (wishes === undefined || !isPlainClick(event)) return
    event.preventDefault()
    wishes.onChoice({ kind: "onlyCertification", id })
  }
  return (
    <QualityChips
      group={group}
      asked={calculation.productCertifications}
      hrefOf={links.certificate}
      onChoose={choose}
    />
  )
}
