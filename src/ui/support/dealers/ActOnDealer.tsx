import { Trans, useLingui } from "@lingui/react/macro"
import { useRef, useState } from "react"
import { longestStateReason } from "../../../domain/dealer-desk/dealer-state.ts"
import type { ActOutcome } from "../../../domain/support/people.ts"
import { ActDialog } from "../../kit/desk-form/ActDialog.tsx"
import { useToast } from "../../kit/desk/use-toast.ts"
import { BoundedField } from "../../kit/form/BoundedField.tsx"
import { actDescriptions, actNames, actProblems, actsDone, actTitles, type DeskAct } from "./dealer-texts.ts"

interface ActOnDealerProps {
  /** The action to confirm; `undefined` closes the dialog. */
  readonly asked: DeskAct | undefined
  readonly onClose: () => void
  readonly onAct: (act: DeskAct, reason: string) => Promise<ActOutcome>
}

/** Asks for confirmation and a reason before a dealer's status is changed or the dealer's prices are confirmed. */
export function ActOnDealer({ asked, onClose, onAct }: ActOnDealerProps) {
  const { i18n } = useLingui()
  const toast = useToast()
  const reason = useRef("")
  const [isMissing, setMissing] = useState(false)
  // keeps the text while the dialog closes
  const [last, setLast] = useState<DeskAct>("pause")
  if (asked !== undefined && asked !== last) setLast(asked)
  const close = () => {
    reason.current = ""
    setMissing(false)
    onClose()
  }
  return (
    <ActDialog
      isOpen={asked !== undefined}
      onClose={close}
      title={i18n._(actTitles[last])}
      description={i18n._(actDescriptions[last])}
      confirm={i18n._(actNames[last])}
      problems={actProblems}
      act={() => {
        if (asked === undefined) return undefined
        const given = reason.current.trim()
        setMissing(given === "")
        if (given === "") return undefined
        return onAct(asked, given).then((outcome) => {
          if (outcome.kind === "done") toast(i18n._(actsDone[asked]))
          return outcome
        })
      }}
    >
      <BoundedField
        id="dealer-reason"
        label={<Trans>Grund</Trans>}
        hint={<Trans>Nur für die Mitarbeitenden; er steht auch im Protokoll.</Trans>}
        error={isMissing ? <Trans>Bitte geben Sie einen Grund an.</Trans> : undefined}
        most={longestStateReason}
        rows={3}
        required
        onText={(text) => {
          reason.current = text
        }}
      />
    </ActDialog>
  )
}
