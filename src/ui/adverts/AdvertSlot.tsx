import { useLingui } from "@lingui/react/macro"
import { frameAddress, frameSandbox } from "../../domain/adverts/advert-address.ts"
import { isEverFilled } from "../../domain/adverts/choose-item.ts"
import { type PageSlot, pageSlotText } from "../../domain/adverts/page-slot.ts"
import s from "./AdvertSlot.module.css"
import { SlotRoom } from "./SlotRoom.tsx"

interface AdvertSlotProps {
  /** Undefined if the page could not request a slot, or if nothing is ever shown in this place. */
  readonly slot: PageSlot | undefined
  /** Position of the slot: below the page, or as one of its sections. */
  readonly place?: "below" | "within"
}

/**
 * A place for an advert, with its space reserved from the start (rule advert.space). Contains the advert if the server
 * has chosen one, otherwise the page's script (`entries/adverts.ts`) fills it. Renders nothing if no advert is
 * possible.
 */
export function AdvertSlot({ slot, place = "below" }: AdvertSlotProps) {
  const { t } = useLingui()
  if (slot === undefined) return null
  const { drawn, region } = slot
  return (
    <SlotRoom
      slotTypeId={slot.slotTypeId}
      place={place}
      hidden={!isEverFilled(slot.items)}
      data-advert={pageSlotText(slot)}
      data-frame={s["frame"]}
    >
      {drawn !== undefined && (
        <iframe
          title={t`Anzeige`}
          className={s["frame"]}
          sandbox={frameSandbox}
          src={frameAddress(drawn.advertId, { itemId: drawn.id, region })}
          loading="lazy"
        />
      )}
    </SlotRoom>
  )
}
