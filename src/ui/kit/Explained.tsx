import { Trans } from "@lingui/react/macro"
import { type ReactNode, useId } from "react"
import { explainedIn } from "../../domain/product/explained-words.ts"
import { VisuallyHidden } from "./Hidden.tsx"
import s from "./Explained.module.css"

/**
 * A small button beside a text with a term that needs explaining, and the explanation (rule page.explained-words). The
 * browser opens and closes the explanation with and without JavaScript: by key, touch or mouse; Escape closes it.
 */
export function Explained({ text }: { readonly text: string }) {
  const id = useId()
  const found = explainedIn(text)
  if (found === undefined) return null
  const { word, meaning } = found
  return (
    <span className={s["explained"]}>
      <button type="button" popoverTarget={id} className={s["button"]}>
        <span aria-hidden="true" className={s["sign"]}>
          ?
        </span>
        <VisuallyHidden>
          <Trans>Was bedeutet {word}?</Trans>
        </VisuallyHidden>
      </button>
      <span id={id} popover="auto" className={s["meaning"]}>
        {meaning}
      </span>
    </span>
  )
}

/**
 * A field or line whose text may contain a term that needs explaining: the button is at the upper right, outside the
 * label.
 */
export function WithExplanation({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  if (explainedIn(text) === undefined) return children
  return (
    <div className={s["beside"]}>
      {children}
      <Explained text={text} />
    </div>
  )
}
