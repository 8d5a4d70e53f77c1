import { Trans } from "@lingui/react/macro"
import type { ChildOffer } from "../../domain/offer/offer.ts"
import { certificatesIn, palletWeight } from "../../domain/offer/quality.ts"
import { productName } from "../../domain/options/products.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { formatCount } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import s from "./OfferRow.module.css"

/** What is sold, in the row itself: the better product by its name, the certificate, and what a pallet weighs. */
export function GoodsLine({ group, offer }: { readonly group: ProductGroup; readonly offer: ChildOffer }) {
  const { locale } = useSite()
  const weight = palletWeight(group, offer)
  const kilograms = weight === undefined ? "" : formatCount(locale.bcp47, weight)
  const hasCertificates = group.certificates.length > 0
  const quality = certificatesIn(group, offer)
  const { palletBags } = offer
  return (
    <p className={s["goods"]}>
      {(!hasCertificates || offer.productId !== group.productId) && productName(group.id, offer.productId)}
      {hasCertificates && offer.productId !== group.productId && ", "}
      {hasCertificates && (quality === "" ? <Trans>ohne Zertifikat</Trans> : quality)}
      {weight !== undefined && ", "}
      {weight !== undefined &&
        (palletBags === null ? (
          <Trans>
            {kilograms} kg je {group.unit}
          </Trans>
        ) : (
          <Trans>
            Palette mit {kilograms} kg ({palletBags.count} × {palletBags.size} kg)
          </Trans>
        ))}
    </p>
  )
}
