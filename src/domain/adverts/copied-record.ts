import { advertLimits } from "./advert-rules.ts"
import type { CampaignChoices, DeskCampaign } from "./desk-records.ts"

const mark = " (Kopie)"

/** The name of a copy: lists and choices tell it from the one that it was copied from. */
export const copiedName = (name: string): string =>
  `${name.slice(0, advertLimits.name - mark.length).trimEnd()}${mark}`

type Choosable = ReadonlyArray<{ readonly id: number; readonly isArchived: boolean }>

const mayBeChosen = (rows: Choosable, wanted: number): boolean =>
  rows.some(({ id, isArchived }) => id === wanted && !isArchived)

/** What a new campaign takes of another one's slots and adverts: none that was archived since, as it could not be taken out again. */
export const copiedParts = (
  { slotIds, variants }: Pick<DeskCampaign, "slotIds" | "variants">,
  { slots, adverts }: CampaignChoices
): Pick<DeskCampaign, "slotIds" | "variants"> => ({
  slotIds: slotIds.filter((id) => mayBeChosen(slots, id)),
  variants: variants.filter(({ advertId }) => mayBeChosen(adverts, advertId))
})
