import { useLingui } from "@lingui/react/macro"
import { X } from "lucide-react"
import { useEffect } from "react"
import { simpleAmountLimits } from "../../domain/product/amount.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { AmountMessage } from "../kit/form/calculator-messages.tsx"
import { ZipMessage } from "../kit/form/ZipMessage.tsx"
import { CountryHintText } from "../kit/notice/CountryHint.tsx"
import type { SimpleCalculatorView } from "./simple-calculator.view.ts"
import { TonnesQuestion } from "../kit/form/TonnesQuestion.tsx"
import { offersPath } from "./offers-path.ts"
import s from "./ProblemsPopover.module.css"

/** Ids of the messages that describe the fields. */
export const zipErrorId = "simple-zip-error"
export const amountErrorId = "simple-amount-error"

interface ProblemsPopoverProps {
  readonly view: SimpleCalculatorView
  readonly homes: Readonly<Record<LocaleCode, string>>
  readonly onAmount: (text: string) => void
  /** Called when the user presses the close button, which is removed with the popover. */
  readonly onClose: () => void
  /** Called on Escape, wherever the focus is. */
  readonly onEscape: () => void
}

/**
 * Shows the validation errors directly under the bar, over the page. Screen readers announce the popover when it opens,
 * and the fields refer to it as their description; it closes with its button or Escape. The focus does not move. A hint
 * replaces the message of an invalid field, because the hint is more specific.
 */
export function ProblemsPopover({ view, homes, onAmount, onClose, onEscape }: ProblemsPopoverProps) {
  const { t } = useLingui()
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onEscape()
    }
    addEventListener("keydown", listen)
    return () => removeEventListener("keydown", listen)
  }, [onEscape])
  const group = productGroup(view.groupId)
  return (
    <div className={s["popover"]} data-part="problems">
      <div role="alert" className={s["problems"]}>
        {view.hintedCountries.length > 0 ? (
          <div id={zipErrorId} className={s["hint"]}>
            <CountryHintText countries={view.hintedCountries} homes={homes} path={offersPath(view)} />
          </div>
        ) : (
          view.zipProblem && (
            <p id={zipErrorId}>
              <ZipMessage problem={view.zipProblem} />
            </p>
          )
        )}
        {view.amountProblem && (
          <p id={amountErrorId}>
            <AmountMessage
              problem={view.amountProblem}
              limits={simpleAmountLimits(group.unit)}
              unit={group.unitPlural}
              amount={view.amount}
            />
            {view.meantKilograms !== undefined && (
              <TonnesQuestion kilograms={view.meantKilograms} fieldId="simple-amount" onAmount={onAmount} />
            )}
          </p>
        )}
      </div>
      <button type="button" className={s["close"]} aria-label={t`Hinweis schließen`} onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  )
}
