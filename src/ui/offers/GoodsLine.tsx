import { Trans } from "@lingui/react/macro"
import type { ChildOffer } from "../../domain/offer/offer.ts"
import { palletWeight } from "../../domain/offer/compared-price.ts"
import { certificatesIn, qualityIn } from "../../domain/offer/quality.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { usualName } from "../../domain/product/usual-name.ts"
import { formatCount } from "../kit/format.ts"
import { Badge } from "../kit/icon/Badge.tsx"
import { useSite } from "../kit/site.tsx"
import s from "./OfferRow.module.css"

interface GoodsLineProps {
  readonly group: ProductGroup
  /** All products of the group. */
  readonly products: ConfigurationData["products"]
  readonly offer: ChildOffer
}

/**
 * Line of an offer row that describes the goods: the name of a better product or of the kind of oil, its declared
 * properties, the certificate, and the weight of a pallet.
 */
export function GoodsLine({ group, products, offer }: GoodsLineProps) {
  const { locale } = useSite()
  const weight = palletWeight(group, offer)
  const kilograms = formatCount(locale.bcp47, weight ?? 0)
  const hasCertificates = group.certificates.length > 0
  const quality = qualityIn(group, offer)
  const { palletBags } = offer
  const isUsual = offer.productId === group.productId
  const isNamed = !hasCertificates || !isUsual
  const better = isUsual ? undefined : products.find(({ id }) => id === offer.productId)
  return (
    <p className={s["goods"]}>
      {isNamed && (better?.name ?? usualName(group))}
      {isNamed && hasCertificates && ", "}
      {quality}
      {hasCertificates && certificatesIn(group, offer) === "" && (
        <>
          {quality !== "" && ", "}
          <Badge>
            <Trans>ohne Zertifikat</Trans>
          </Badge>
        </>
      )}
      {weight && (
        <>
          {", "}
          {palletBags ? (
            <Trans>
              Palette mit {kilograms} kg ({palletBags.count} × {palletBags.size} kg)
            </Trans>
          ) : (
            <Trans>
              {kilograms} kg je {group.unit}
            </Trans>
          )}
        </>
      )}
    </p>
  )
}
