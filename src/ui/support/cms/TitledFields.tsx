import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { RichText } from "../../../domain/content/rich-text.ts"
import { Line } from "./Line.tsx"
import { RichTextField } from "./RichTextField.tsx"

interface TitledProps<T> {
  /** Prefix of the ids of the controls. */
  readonly id: string
  readonly value: T
  readonly onChange: (value: T) => void
}

/** Field for the title of a block or of one of its rows. */
export function TitleLine<T extends { readonly title: string }>({
  id,
  value,
  label = <Trans>Überschrift</Trans>,
  onChange
}: TitledProps<T> & { readonly label?: ReactNode }) {
  return (
    <Line
      id={`${id}-title`}
      label={label}
      value={value.title}
      onChange={(title) => onChange({ ...value, title })}
    />
  )
}

interface TitledTextProps<T> extends TitledProps<T> {
  readonly title: ReactNode
  /** Label of the text below, "Text" by default. */
  readonly text?: string
}

/**
 * Fields for a title and a formatted text below it, e.g. a question with its answer, an advantage, or a line of a
 * comparison.
 */
export function TitledText<T extends { readonly title: string; readonly text: RichText }>({
  id,
  value,
  title,
  text,
  onChange
}: TitledTextProps<T>) {
  const { t } = useLingui()
  return (
    <>
      <TitleLine id={id} label={title} value={value} onChange={onChange} />
      <RichTextField
        id={`${id}-text`}
        label={text ?? t`Text`}
        text={value.text}
        onChange={(changed) => onChange({ ...value, text: changed })}
      />
    </>
  )
}
