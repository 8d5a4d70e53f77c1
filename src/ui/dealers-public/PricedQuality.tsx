import { Trans } from "@lingui/react/macro"
import { certificatesIn } from "../../domain/offer/quality.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import type { TodayPrice } from "./dealer-facts.ts"

/**
 * The certificate of the goods that have a dealer's price: the dealer may also sell others, and other dealers are
 * cheaper with others (rule offer.like-with-like).
 */
export function PricedQuality({ price }: { readonly price: Pick<TodayPrice, "certificationIds"> }) {
  return certificatesIn(usualGroup, price) || <Trans>ohne Zertifikat</Trans>
}
