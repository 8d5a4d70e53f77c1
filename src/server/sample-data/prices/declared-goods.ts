import { certificationIdOf } from "../../../domain/options/quality-id.ts"
import { productGroup, type ProductGroupId } from "../../../domain/product/product-group.ts"
import type { Dealer } from "../dealer.ts"
import { randomOf } from "../random.ts"

/**
 * A quality (`price_row.certification_id`) that a dealer sells, and the factor of its price compared with the usual
 * quality.
 */
type Sold = readonly [certificationId: number, factor: number]

/** The declarations of each kind of firewood, its price factor, and the share of dealers that sell it. */
const firewood: ReadonlyArray<{
  readonly marks: ReadonlyArray<number>
  readonly factor: number
  readonly share: number
}> = [
  // spruce and pine, 33 cm, air-dried: the goods to which the group's base price applies
  { marks: [66, 72, 82], factor: 1, share: 0.75 },
  { marks: [65, 72, 82], factor: 1.06, share: 0.5 },
  { marks: [64, 72, 81], factor: 1.1, share: 0.35 },
  { marks: [61, 72, 81], factor: 1.15, share: 0.8 },
  { marks: [61, 71, 81], factor: 1.2, share: 0.35 },
  { marks: [61, 73, 82], factor: 1.09, share: 0.3 },
  { marks: [62, 74, 83], factor: 0.99, share: 0.1 },
  // for some goods a dealer declares only some properties
  { marks: [63, 72], factor: 1.08, share: 0.15 }
]

/** Share of dealers that declare nothing. */
const silentShare = 0.1

/** Returns a dealer's goods by certificate and, if the group has further declarations, also by declaration. */
export const declaredAssortment = (
  seed: number,
  dealer: Dealer,
  groupId: ProductGroupId,
  certified: ReadonlyArray<Sold>
): ReadonlyArray<Sold> => {
  if (productGroup(groupId).declared.length === 0) return certified
  const random = randomOf(seed, `declared/${dealer.id}`)
  if (random.chance(silentShare)) return certified
  const sold = firewood.flatMap(({ marks, factor, share }): ReadonlyArray<Sold> => {
    const [certificate, certificateFactor] = certified[random.integer(0, certified.length - 1)] ?? [0, 1]
    return random.chance(share)
      ? [[certificationIdOf([certificate, ...marks]), factor * certificateFactor]]
      : []
  })
  return sold.length === 0 ? certified : sold
}
