import { Trans } from "@lingui/react/macro"
import type { ChildOffer } from "../../../domain/offer/offer.ts"

/** Unit of a price: "je Tonne", "je 100 l", "je Palette". */
export function PriceUnit({ unit }: { readonly unit: ChildOffer["unitPriceUnit"] }) {
  switch (unit.unit) {
    case "kg":
      return <Trans>je Tonne</Trans>
    case "l":
      return <Trans>je 100 l</Trans>
    case "Palette":
      return <Trans>je Palette</Trans>
  }
}
