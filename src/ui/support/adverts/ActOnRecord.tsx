import type { MessageDescriptor } from "@lingui/core"
import { useLingui } from "@lingui/react/macro"
import { useState } from "react"
import type { ActOutcome } from "../../../domain/support/people.ts"
import { ActDialog } from "../../kit/desk-form/ActDialog.tsx"
import { useToast } from "../../kit/desk/use-toast.ts"
import { actProblems } from "./stand-texts.ts"

/** Name, explanation and success text of each action. */
export type RecordActTexts<Act extends string> = Readonly<
  Record<Act, Readonly<Record<"name" | "title" | "description" | "done", MessageDescriptor>>>
>

interface ActOnRecordProps<Act extends string> {
  readonly texts: RecordActTexts<Act>
  /** The action to confirm; `undefined` closes the dialog. */
  readonly asked: Act | undefined
  /** Action whose text is shown initially and while the dialog closes. */
  readonly first: Act
  readonly onClose: () => void
  readonly onAct: (act: Act) => Promise<ActOutcome>
}

/** Asks for confirmation before an advertising record is paused, archived or restored. */
export function ActOnRecord<Act extends string>({
  texts,
  asked,
  first,
  onClose,
  onAct
}: ActOnRecordProps<Act>) {
  const { i18n } = useLingui()
  const toast = useToast()
  // keeps the text while the dialog closes
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
