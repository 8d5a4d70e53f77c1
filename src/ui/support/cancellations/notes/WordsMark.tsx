import { useLingui } from "@lingui/react/macro"
import { MessageSquareMore, MessageSquareWarning } from "lucide-react"
import { VisuallyHidden } from "../../../kit/Hidden.tsx"
import s from "../grid/Cells.module.css"
import type { NotesMark } from "./notes.view.ts"

/** Marks a row with unsaved text in its panel, also while the panel is closed. */
export function WordsMark({ mark }: { readonly mark: NotesMark }) {
  const { t } = useLingui()
  const text =
    mark === "failed"
      ? t`Kommentar oder Rückmeldung konnte nicht gespeichert werden`
      : t`Kommentar oder Rückmeldung noch nicht gespeichert`
  const Icon = mark === "failed" ? MessageSquareWarning : MessageSquareMore
  return (
    <span className={s["words"]} data-words={mark} title={text}>
      <Icon size={18} aria-hidden="true" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
