import { useLingui } from "@lingui/react/macro"
import type { FieldValue } from "../../../domain/editing/record-edit.ts"
import { useDealerChoice } from "../dealer-choice/dealer-choice.ts"
import { clockMoment, shortDay } from "../desk/moment.ts"
import { useSite } from "../site.tsx"
import type { FieldText } from "./form-texts.ts"

interface FieldSaidProps {
  readonly text: FieldText | undefined
  readonly value: FieldValue | undefined
}

/** A field's value as readable text: option labels for choices, and a dash for an empty value. */
export function FieldSaid({ text, value }: FieldSaidProps) {
  const { t, i18n } = useLingui()
  const dealers = useDealerChoice()
  const tag = useSite().locale.bcp47
  const options = text !== undefined && "options" in text ? text.options : []
  const nameOf = (wanted: string): string => {
    const label = options.find((option) => option.value === wanted)?.label ?? wanted
    return typeof label === "string" ? label : i18n._(label)
  }
  if (typeof value === "boolean") return value ? t`ja` : t`nein`
  if (value === undefined || value === "" || value.length === 0) return "–"
  if (typeof value !== "string")
    return options.length === 0
      ? value.join(", ")
      : options
          .filter((option) => value.includes(option.value))
          .map((option) => nameOf(option.value))
          .join(", ")
  if (text?.kind === "dealer" && dealers !== undefined) return <dealers.Name dealerId={Number(value)} />
  if (text?.kind === "date") return shortDay(tag, `${value}T12:00:00Z`)
  return text?.kind === "moment" ? clockMoment(tag, value) : nameOf(value)
}
