import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { Trans, useLingui } from "@lingui/react/macro"
import { lazy, Suspense } from "react"
import {
  plainText,
  readRichText,
  richLimits,
  type RichProblemCode,
  type RichText
} from "../../../domain/content/rich-text.ts"
import { useLive } from "../../kit/live/use-live.ts"
import c from "./Cms.module.css"
import { deepTextWords } from "./problem-texts.ts"
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

/** Explains why a text is not saved although each part of it is allowed; it stays as it is. */
const limitWords: Readonly<Partial<Record<RichProblemCode, MessageDescriptor>>> = {
  tooLarge: msg`Dieser Text ist zu lang: Hier passen ${richLimits.characters} Zeichen. Teilen Sie ihn auf mehrere Blöcke auf.`,
  tooDeep: deepTextWords
}

/** A labelled field for text with paragraphs, lists and links; shown as plain text until the editor is loaded. */
export function RichTextField(props: RichTextProps) {
  const { id, label, text } = props
  const { i18n } = useLingui()
  const isLive = useLive()
  const words = readRichText(text).problems.flatMap(({ code }) => limitWords[code] ?? [])[0]
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
      {words !== undefined && (
        <p role="alert" className={c["problems"]}>
          {i18n._(words)}
        </p>
      )}
    </div>
  )
}
