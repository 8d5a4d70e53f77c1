import { campaignTypes, type SlotItem } from "./slot.ts"

/** Whether a slot can show anything: what weighs nothing is never drawn. */
export const isEverFilled = (items: ReadonlyArray<SlotItem>): boolean => chooseItem(items, 0) !== undefined

/**
 * Which of a slot's items is shown (rule advert.choice): one of the weighted campaigns by chance, else the first that stands
 * in. `draw` is a number from 0 to below 1.
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
  // the sum of what was taken away may miss 0 by a rounding
  return (
    drawn ?? weighted.at(-1) ?? items.find(({ campaignTypeId }) => campaignTypeId === campaignTypes.standIn)
  )
}
