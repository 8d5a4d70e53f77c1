import type { PalletBags } from "./configuration-data.ts"
import type { ProductGroupId } from "../product/product-group.ts"

/** Pallets of sacks weigh about 720 to 1 050 kg (rule product.pallet-bags). */
const sacks: ReadonlyArray<PalletBags> = [
  { size: 15, count: 48 },
  { size: 15, count: 65 },
  { size: 15, count: 66 },
  { size: 15, count: 70 },
  { size: 10, count: 96 }
]

const none: ReadonlyArray<PalletBags> = []

/** How pallets of a group may be made up; only pellets in sacks differ. */
export const palletBagsOf = (groupId: ProductGroupId): ReadonlyArray<PalletBags> =>
  groupId === 4 ? sacks : none
