import type { PalletBags } from "../../domain/product/group-facts.ts"
import { type ProductGroupId, productGroup } from "../../domain/product/product-group.ts"
import type { Dealer } from "./dealer.ts"
import { randomOf } from "./random.ts"

/**
 * Returns the size and number of the sacks on a dealer's pallets of a group: mostly 65 or 66 sacks of 15 kg; undefined
 * for groups without sacks.
 */
export const palletBagsAt = (
  seed: number,
  dealer: Pick<Dealer, "id">,
  groupId: ProductGroupId
): PalletBags | undefined => {
  const known = productGroup(groupId).palletBags
  if (known.length === 0) return undefined
  const random = randomOf(seed, `pallets/${dealer.id}`)
  const usual = known.filter(({ size, count }) => size === 15 && (count === 65 || count === 66))
  return random.chance(0.6) ? random.pick(usual) : random.pick(known)
}

/** Returns the rows of `dealer_pallet` for a dealer. */
export const palletRowsOf = (seed: number, dealer: Dealer) =>
  dealer.groups.flatMap((groupId) => {
    const bags = palletBagsAt(seed, dealer, groupId)
    return bags === undefined
      ? []
      : [{ dealer_id: dealer.id, product_group_id: groupId, bag_size: bags.size, bag_count: bags.count }]
  })
