import { Trans, useLingui } from "@lingui/react/macro"
import type { HTMLAttributes } from "react"
import type { SlotTypeId } from "../../domain/adverts/slot.ts"
import s from "./AdvertSlot.module.css"

interface SlotRoomProps extends HTMLAttributes<HTMLElement> {
  readonly slotTypeId: SlotTypeId
  /** Position of the slot: below the page, or as one of its sections. */
  readonly place: "below" | "within"
}

/** The label of an advert and its reserved space (rules advert.label and advert.space). */
export function SlotRoom({ slotTypeId, place, children, ...rest }: SlotRoomProps) {
  const { t } = useLingui()
  return (
    <aside
      aria-label={t`Anzeige`}
      {...rest}
      className={s["slot"]}
      data-place={place}
      data-look={slotTypeId === 1 ? "strip" : "box"}
    >
      <p className={s["label"]}>
        <Trans>Anzeige</Trans>
      </p>
      <div className={s["room"]}>{children}</div>
    </aside>
  )
}
