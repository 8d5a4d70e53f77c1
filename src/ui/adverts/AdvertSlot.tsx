import { useLingui } from "@lingui/react/macro"
import { frameAddress, frameSandbox } from "../../domain/adverts/advert-address.ts"
import { isEverFilled } from "../../domain/adverts/choose-item.ts"
import { type PageSlot, pageSlotText } from "../../domain/adverts/page-slot.ts"
import s from "./AdvertSlot.module.css"
import { SlotRoom } from "./SlotRoom.tsx"

interface AdvertSlotProps {
  /** Undefined where the page could not ask, or where nothing is ever shown. */
  readonly slot: PageSlot | undefined
  /** Below a page, or as one of its sections. */
  readonly place?: "below" | "within"
}

/**
 * A place for an advert, whose space is kept from the beginning (rule advert.space): filled here where the server has chosen,
 * else by the page's script (`entries/adverts.ts`). Nothing at all where no advert can come.
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
