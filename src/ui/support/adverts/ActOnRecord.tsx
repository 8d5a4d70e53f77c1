import type { MessageDescriptor } from "@lingui/core"
import { useLingui } from "@lingui/react/macro"
import { useState } from "react"
import type { ActOutcome } from "../../../domain/support/people.ts"
import { ActDialog } from "../../kit/desk-form/ActDialog.tsx"
import { useToast } from "../../kit/desk/use-toast.ts"
import { actProblems } from "./stand-texts.ts"

/** What each act is called, what it means, and what is said once it is done. */
export type RecordActTexts<Act extends string> = Readonly<
  Record<Act, Readonly<Record<"name" | "title" | "description" | "done", MessageDescriptor>>>
>

interface ActOnRecordProps<Act extends string> {
  readonly texts: RecordActTexts<Act>
  /** What is about to be done; the dialog is closed without it. */
  readonly asked: Act | undefined
  /** Shown while the dialog goes. */
  readonly first: Act
  readonly onClose: () => void
  readonly onAct: (act: Act) => Promise<ActOutcome>
}

/** Asks before a record of the desk for adverts is paused, put away or brought back. */
export function ActOnRecord<Act extends string>({
  texts,
  asked,
  first,
  onClose,
  onAct
}: ActOnRecordProps<Act>) {
  const { i18n } = useLingui()
  const toast = useToast()
  // the words stay while the dialog goes
  const [last, setLast] = useState(first)
  if (asked !== undefined && asked !== last) setLast(asked)
  const { name, title, description, done } = texts[last]
  return (
    <ActDialog
      isOpen={asked !== undefined}
      onClose={onClose}
      title={i18n._(title)}
      description={i18n._(description)}
      confirm={i18n._(name)}
      problems={actProblems}
      act={async () => {
        const outcome = await onAct(last)
        if (outcome.kind === "done") toast(i18n._(done))
        return outcome
      }}
    />
  )
}
