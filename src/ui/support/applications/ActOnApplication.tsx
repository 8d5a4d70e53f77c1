import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { type ApplicationAct, longestAnswer } from "../../../domain/dealer-application/application.ts"
import type { ActOutcome } from "../../../domain/support/people.ts"
import type { MailSending } from "../../kit/desk/mail-sending.ts"
import { NoMailServer } from "../../kit/desk/NoMailServer.tsx"
import { ActTextDialog } from "../../kit/desk-form/ActTextDialog.tsx"
import { actDescriptions, actNames, actProblems, actsDone, actTitles } from "./application-texts.ts"

interface ActOnApplicationProps {
  /** The action to confirm; `undefined` closes the dialog. */
  readonly asked: ApplicationAct | undefined
  /** `undefined` until it is known whether mails are sent. */
  readonly own: MailSending
  readonly onClose: () => void
  readonly onAct: (act: ApplicationAct, answer: string) => Promise<ActOutcome>
}

/** Asks for confirmation of an action on an application, and for the text of the reply mail. */
export function ActOnApplication({ asked, own, onClose, onAct }: ActOnApplicationProps) {
  const { i18n } = useLingui()
  // keeps the text while the dialog closes
  const [last, setLast] = useState<ApplicationAct>("take")
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
      act={(answer) => (asked === undefined ? undefined : onAct(asked, answer))}
      field={
        last === "take"
          ? undefined
          : {
              id: "application-answer",
              label: <Trans>Antwort an den Händler</Trans>,
              hint: <Trans>Anrede, Entscheidung und Impressum stehen schon in der E-Mail.</Trans>,
              missing: <Trans>Bitte schreiben Sie eine Antwort.</Trans>,
              most: longestAnswer,
              rows: 5
            }
      }
    >
      {last !== "take" && <NoMailServer own={own} />}
    </ActTextDialog>
  )
}
