import { useLingui } from "@lingui/react/macro"
import { frameSandbox, previewAddress } from "../../domain/adverts/advert-address.ts"
import type { SlotTypeId } from "../../domain/adverts/slot.ts"
import s from "./AdvertSlot.module.css"
import { SlotRoom } from "./SlotRoom.tsx"

interface PreviewedSlotProps {
  readonly advertId: number
  readonly rowVersion: number
  readonly slotTypeId: SlotTypeId
  /** Position of the slot: below the page, or as one of its sections. */
  readonly place: "below" | "within"
}

/**
 * Preview of an advert in its place on a page, for its authors: no script fills it, and no view is counted (rule
 * advert.preview).
 */
export function PreviewedSlot({ advertId, rowVersion, slotTypeId, place }: PreviewedSlotProps) {
  const { t } = useLingui()
  return (
    <SlotRoom slotTypeId={slotTypeId} place={place} data-preview="">
      <iframe
        title={t`Anzeige`}
        className={s["frame"]}
        sandbox={frameSandbox}
        src={previewAddress(advertId, rowVersion)}
      />
    </SlotRoom>
  )
}
