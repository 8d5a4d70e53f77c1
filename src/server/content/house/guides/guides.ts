import type { HousePage } from "../../put-pages.ts"
import { comparingFuels } from "./comparing-fuels.ts"
import { buyingCheaply, readingOffers } from "./buying.ts"
import { ordersTogether } from "./orders-together.ts"
import { pelletQuality } from "./pellet-quality.ts"
import { firewood, preparingDelivery } from "./preparing.ts"
import { storingPellets } from "./storing-pellets.ts"
import { taxes } from "./taxes.ts"
import { waterInChips } from "./water-in-chips.ts"
import { heatingWell } from "./heating-well.ts"

/** The guides that come with every new shop. */
export const guides: ReadonlyArray<HousePage> = [
  buyingCheaply,
  readingOffers,
  pelletQuality,
  ordersTogether,
  storingPellets,
  preparingDelivery,
  firewood,
  waterInChips,
  comparingFuels,
  heatingWell,
  taxes
]
