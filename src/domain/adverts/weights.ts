import { advertLimits } from "./advert-rules.ts"
import { campaignTypes, type CampaignTypeId } from "./slot.ts"

export type WeightProblem = "noNumber" | "negative" | "tooHeavy"

/** Returns the validation error for a variant's weight, if any (rule advert.choice). */
export const weightProblem = (weight: number | undefined): WeightProblem | undefined => {
  if (weight === undefined || !Number.isInteger(weight)) return "noNumber"
  return weight < 0 ? "negative" : weight > advertLimits.weight ? "tooHeavy" : undefined
}

/**
 * Whether none of a campaign's variants could ever be chosen; a fallback campaign needs no weights, because it is not
 * chosen by weight.
 */
export const isNeverDrawn = (campaignTypeId: CampaignTypeId, weights: ReadonlyArray<number>): boolean =>
  campaignTypeId === campaignTypes.weighted && weights.every((weight) => weight === 0)

/** 100 %, in tenths of a per cent. */
const whole = 1_000

/**
 * Returns the share of views for each weight, in tenths of a per cent. Unless all weights are 0, the shares add up to
 * exactly 100 %: each share is rounded down, and the remainder goes to the shares that lost most by rounding.
 */
export const sharesOf = (weights: ReadonlyArray<number>): ReadonlyArray<number> => {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (weight * whole) / sum)
  const shares = exact.map(Math.floor)
  const rest = whole - shares.reduce((total, share) => total + share, 0)
  const byLoss = exact
    .map((share, index) => ({ index, loss: share - Math.floor(share) }))
    .toSorted((one, other) => other.loss - one.loss || one.index - other.index)
  const raised = new Set(byLoss.slice(0, rest).map(({ index }) => index))
  return shares.map((share, index) => share + (raised.has(index) ? 1 : 0))
}
