import { campaignTypes, type SlotItem } from "./slot.ts"

/** Whether a slot can show anything; items with weight 0 are never chosen. */
export const isEverFilled = (items: ReadonlyArray<SlotItem>): boolean => chooseItem(items, 0) !== undefined

/**
 * Returns the item that a slot shows (rule advert.choice): one of the weighted campaigns at random, or the first
 * fallback campaign if there is none. `draw` is a random number from 0 (inclusive) to 1 (exclusive).
 */
export const chooseItem = (items: ReadonlyArray<SlotItem>, draw: number): SlotItem | undefined => {
  const weighted = items.filter(
    ({ campaignTypeId, weight }) => campaignTypeId === campaignTypes.weighted && weight > 0
  )
  let rest = draw * weighted.reduce((sum, { weight }) => sum + weight, 0)
  const drawn = weighted.find(({ weight }) => {
    rest -= weight
    return rest < 0
  })
  // because of rounding, the remainder may still be 0 or more when all weights have been subtracted
  return (
    drawn ?? weighted.at(-1) ?? items.find(({ campaignTypeId }) => campaignTypeId === campaignTypes.standIn)
  )
}
