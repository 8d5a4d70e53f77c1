import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { longestStateReason } from "../../../domain/dealer-desk/dealer-state.ts"
import type { ActOutcome } from "../../../domain/support/people.ts"
import { ActTextDialog } from "../../kit/desk-form/ActTextDialog.tsx"
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
  // keeps the text while the dialog closes
  const [last, setLast] = useState<DeskAct>("pause")
  if (asked !== undefined && asked !== last) setLast(asked)
  return (
    <ActTextDialog
      isOpen={asked !== undefined}
      onClose={onClose}
      title={i18n._(actTitles[last])}
      description={i18n._(actDescriptions[last])}
      confirm={i18n._(actNames[last])}
      problems={actProblems}
      doneText={actsDone[last]}
      act={(reason) => (asked === undefined ? undefined : onAct(asked, reason))}
      field={{
        id: "dealer-reason",
        label: <Trans>Grund</Trans>,
        hint: <Trans>Nur für die Mitarbeitenden; er steht auch im Protokoll.</Trans>,
        missing: <Trans>Bitte geben Sie einen Grund an.</Trans>,
        most: longestStateReason,
        rows: 3
      }}
    />
  )
}
