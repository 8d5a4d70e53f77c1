import type { FormProblem } from "../editing/form-rules.ts"
import { campaignProblems } from "./advert-rules.ts"
import type { CampaignVariant, DeskCampaignEdit } from "./desk-records.ts"
import { campaignTypes } from "./slot.ts"
import { isNeverDrawn, weightProblem } from "./weights.ts"

/** Letters of a campaign's variants, in order. */
export const variantLetters = ["A", "B"] as const

/** A campaign as entered in the form; a weight is `undefined` if the input is not a number. */
export interface TypedCampaign extends Omit<DeskCampaignEdit, "variants"> {
  readonly variants: ReadonlyArray<Omit<CampaignVariant, "weight"> & { readonly weight: number | undefined }>
}

type Problems = ReadonlyArray<FormProblem & { readonly field: string }>

const variantProblems = ({ campaignTypeId, variants }: TypedCampaign): Problems => {
  const [first, second] = variants
  const isMissing = first === undefined || first.advertId === 0
  const chosen = isMissing
    ? [{ field: "advertA", code: "required" }]
    : second?.advertId === first.advertId
      ? [{ field: "advertB", code: "sameAdvert" }]
      : []
  // a fallback campaign is not selected by weight
  if (first === undefined || campaignTypeId === campaignTypes.standIn) return chosen
  const wrong = variants.flatMap(({ weight }, index) => {
    const code = weightProblem(weight)
    return code === undefined ? [] : [{ field: `weight${variantLetters[index] ?? "A"}`, code }]
  })
  const isNever =
    wrong.length === 0 &&
    isNeverDrawn(
      campaignTypeId,
      variants.map(({ weight = 0 }) => weight)
    )
  return [...chosen, ...wrong, ...(isNever ? [{ field: "weightA", code: "allZero" }] : [])]
}

/** Returns the validation errors for a campaign, its slots and its variants (rules advert.fields and advert.choice). */
export const deskCampaignProblems = (campaign: TypedCampaign): Problems => [
  ...campaignProblems(campaign),
  ...(campaign.slotIds.length === 0 ? [{ field: "slots", code: "required" }] : []),
  ...variantProblems(campaign)
]
