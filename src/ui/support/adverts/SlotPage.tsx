import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { RecordAct } from "../../../domain/adverts/desk-acts.ts"
import type { DeskSlot, SlotEdit } from "../../../domain/adverts/desk-records.ts"
import { Button } from "../../kit/Button.tsx"
import { RecordFrame } from "./RecordFrame.tsx"
import { SlotPlace, SlotShares } from "./SlotBeside.tsx"
import { StandBadge } from "./StandBadge.tsx"
import { slotActTexts } from "./stand-texts.ts"

interface SlotPageProps {
  readonly slot: DeskSlot
  /** Current values of the form. */
  readonly edited: SlotEdit
  readonly mayEdit: boolean
  readonly acts: ReadonlyArray<RecordAct>
  /** `undefined` until the page is hydrated and while there are unsaved changes. */
  readonly onAct: ((act: RecordAct) => void) | undefined
  readonly form: ReactNode
  readonly dialog: ReactNode
}

/** Page: one advertising slot. */
export function SlotPage({ slot, edited, mayEdit, acts, onAct, form, dialog }: SlotPageProps) {
  const { i18n } = useLingui()
  return (
    <>
      <RecordFrame
        back={{ path: "/support/slots", name: <Trans>Alle Anzeigenplätze</Trans> }}
        title={<bdi>{slot.name}</bdi>}
        badge={slot.isArchived && <StandBadge state="archived" />}
        isReadOnly={!mayEdit}
        changed={{ at: slot.changedAt, by: slot.changedBy }}
        form={form}
        {...(mayEdit && {
          acts: acts.map((act) => (
            <Button key={act} look="secondary" disabled={onAct === undefined} onClick={() => onAct?.(act)}>
              {i18n._(slotActTexts[act].name)}
            </Button>
          ))
        })}
      >
        <SlotPlace slot={edited} />
        <SlotShares slot={slot} />
      </RecordFrame>
      {dialog}
    </>
  )
}
