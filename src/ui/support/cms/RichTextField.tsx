import { Trans } from "@lingui/react/macro"
import { lazy, Suspense } from "react"
import { plainText, type RichText } from "../../../domain/content/rich-text.ts"
import { useLive } from "../../kit/live/use-live.ts"
import s from "./RichText.module.css"

export interface RichTextProps {
  readonly id: string
  readonly label: string
  readonly text: RichText
  readonly describedBy?: string
  readonly isInvalid?: boolean
  readonly onChange: (text: RichText) => void
}

const RichTextEditor = lazy(() => import("./RichTextEditor.tsx"))

/** A labelled field for text with paragraphs, lists and links; shown as plain text until the editor is loaded. */
export function RichTextField(props: RichTextProps) {
  const { id, label, text } = props
  const isLive = useLive()
  const waiting = (
    <div className={s["box"]} aria-busy="true">
      <p className={s["waiting"]}>{plainText(text) || <Trans>Der Text wird geladen …</Trans>}</p>
    </div>
  )
  return (
    <div className={s["field"]}>
      <span id={`${id}-label`} className={s["label"]}>
        {label}
      </span>
      {isLive ? (
        <Suspense fallback={waiting}>
          <RichTextEditor {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
