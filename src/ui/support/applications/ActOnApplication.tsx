import { Trans, useLingui } from "@lingui/react/macro"
import { useRef, useState } from "react"
import { type ApplicationAct, longestAnswer } from "../../../domain/dealer-application/application.ts"
import type { ActOutcome } from "../../../domain/support/people.ts"
import type { MailSending } from "../../kit/desk/mail-sending.ts"
import { ActDialog } from "../../kit/desk-form/ActDialog.tsx"
import { useToast } from "../../kit/desk/use-toast.ts"
import { BoundedField } from "../../kit/form/BoundedField.tsx"
import { NoMailServer } from "../../kit/desk/NoMailServer.tsx"
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
  const toast = useToast()
  const answer = useRef("")
  const [isMissing, setMissing] = useState(false)
  // keeps the text while the dialog closes
  const [last, setLast] = useState<ApplicationAct>("take")
  if (asked !== undefined && asked !== last) setLast(asked)
  const close = () => {
    answer.current = ""
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
        const isUnanswered = asked !== "take" && answer.current.trim() === ""
        setMissing(isUnanswered)
        if (isUnanswered) return undefined
        return onAct(asked, answer.current.trim()).then((outcome) => {
          if (outcome.kind === "done") toast(i18n._(actsDone[asked]))
          return outcome
        })
      }}
    >
      {last !== "take" && <NoMailServer own={own} />}
      {last !== "take" && (
        <BoundedField
          id="application-answer"
          label={<Trans>Antwort an den Händler</Trans>}
          hint={<Trans>Anrede, Entscheidung und Impressum stehen schon in der E-Mail.</Trans>}
          error={isMissing ? <Trans>Bitte schreiben Sie eine Antwort.</Trans> : undefined}
          most={longestAnswer}
          rows={5}
          required
          onText={(text) => {
            answer.current = text
          }}
        />
      )}
    </ActDialog>
  )
}
