import { campaignTypes, type SlotItem } from "./slot.ts"

/** Whether a slot can show anything; items with weight 0 are never drawn. */
export const isEverFilled = (items: ReadonlyArray<SlotItem>): boolean => chooseItem(items, 0) !== undefined

/**
 * Returns the item that a slot shows (rule advert.choice): one of the weighted campaigns at random, otherwise the first
 * stand-in campaign. `draw` is at least 0 and less than 1.
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
  // because of rounding, subtracting all weights may not reach 0 exactly
  return (
    drawn ?? weighted.at(-1) ?? items.find(({ campaignTypeId }) => campaignTypeId === campaignTypes.standIn)
  )
}
