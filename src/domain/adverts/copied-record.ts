import { advertLimits } from "./advert-rules.ts"
import type { CampaignChoices, DeskCampaign } from "./desk-records.ts"

const mark = " (Kopie)"

/** Returns the name of a copy, which distinguishes the copy from the original in lists and select fields. */
export const copiedName = (name: string): string =>
  `${name.slice(0, advertLimits.name - mark.length).trimEnd()}${mark}`

type Choosable = ReadonlyArray<{ readonly id: number; readonly isArchived: boolean }>

const mayBeChosen = (rows: Choosable, wanted: number): boolean =>
  rows.some(({ id, isArchived }) => id === wanted && !isArchived)

/**
 * Returns the slots and adverts that a new campaign copies from another one. Archived slots and adverts are left out,
 * because the form could not remove them.
 */
export const copiedParts = (
  { slotIds, variants }: Pick<DeskCampaign, "slotIds" | "variants">,
  { slots, adverts }: CampaignChoices
): Pick<DeskCampaign, "slotIds" | "variants"> => ({
  slotIds: slotIds.filter((id) => mayBeChosen(slots, id)),
  variants: variants.filter(({ advertId }) => mayBeChosen(adverts, advertId))
})
