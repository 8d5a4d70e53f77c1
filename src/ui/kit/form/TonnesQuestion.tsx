import { Trans } from "@lingui/react/macro"
import { formatAmount } from "../../../domain/product/amount.ts"
import { useSite } from "../site.tsx"
import s from "./TonnesQuestion.module.css"

interface TonnesQuestionProps {
  readonly kilograms: number
  /** Id of the field that receives the confirmed amount and the focus. */
  readonly fieldId: string
  readonly onAmount: (text: string) => void
}

/**
 * Asks whether a small number was meant in tonnes: one click confirms. Shown after the error message about the number
 * (rule amount.tonnes).
 */
export function TonnesQuestion({ kilograms, fieldId, onAmount }: TonnesQuestionProps) {
  const { locale } = useSite()
  const tonnes = formatAmount(kilograms / 1000, locale.countryId)
  const amount = formatAmount(kilograms, locale.countryId)
  return (
    <>
      {" "}
      <button
        type="button"
        className={s["question"]}
        onClick={() => {
          onAmount(String(kilograms))
          document.getElementById(fieldId)?.focus()
        }}
      >
        <Trans>
          {tonnes} t = {amount} kg übernehmen?
        </Trans>
      </button>
    </>
  )
}
