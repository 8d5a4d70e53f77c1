import { Trans } from "@lingui/react/macro"
import { productGroup, type ProductGroupId } from "../../domain/product/product-group.ts"
import { Button } from "../kit/Button.tsx"
import { LiveRegion, VisuallyHidden } from "../kit/Hidden.tsx"
import { AmountInput, ZipInput } from "./calculator-inputs.tsx"
import { CalculatorForm } from "./CalculatorForm.tsx"
import { GroupChoice } from "./GroupChoice.tsx"
import { amountErrorId, ProblemsPopover, zipErrorId } from "./ProblemsPopover.tsx"
import { SettingsButton } from "./SettingsButton.tsx"
import type { SimpleCalculatorProps } from "./SimpleCalculator.tsx"
import s from "./CalculatorBar.module.css"

interface CalculatorBarProps extends SimpleCalculatorProps {
  /** Groups to choose from; a single group is shown without a choice. */
  readonly choice: ReadonlyArray<ProductGroupId>
}

const zipId = "simple-zip"
const amountId = "simple-amount"

/** The simple calculator in one row, for the bar that stays visible while the page is scrolled (rule start.bar). */
export function CalculatorBar({
  view,
  wishes,
  target,
  homes,
  groupHref,
  choice,
  groups
}: CalculatorBarProps) {
  const group = productGroup(view.groupId)
  const isOpen = view.popover === "open"
  const described = (wrong: boolean, errorId: string) => ({
    "aria-describedby": wrong && isOpen ? errorId : undefined,
    "aria-invalid": wrong || undefined
  })
  const zip = described(view.zipProblem !== undefined, zipErrorId)
  const amount = described(view.amountProblem !== undefined, amountErrorId)
  return (
    <CalculatorForm view={view} wishes={wishes} target={target} groups={groups} className={s["form"]}>
      {choice.length > 1 && (
        <GroupChoice groups={choice} chosen={group.id} groupHref={groupHref} onGroup={wishes.onGroup} />
      )}
      <div className={s["fields"]}>
        <div className={s["field"]}>
          <label htmlFor={zipId}>
            <Trans>Postleitzahl</Trans>
          </label>
          <ZipInput control={{ id: zipId, ...zip }} view={view} wishes={wishes} />
        </div>
        <div className={s["field"]}>
          <label htmlFor={amountId}>
            <VisuallyHidden>
              <Trans>Menge in</Trans>
            </VisuallyHidden>{" "}
            {group.unitPlural}
          </label>
          <AmountInput control={{ id: amountId, ...amount }} view={view} wishes={wishes} />
        </div>
        <Button type="submit" busy={view.state === "starting"} className={s["start"]}>
          <Trans>Preise vergleichen</Trans>
        </Button>
        <SettingsButton groupId={group.id} className={s["settings"]} />
        {isOpen && (
          <ProblemsPopover
            view={view}
            homes={homes}
            onAmount={wishes.onAmount}
            onEscape={wishes.onDismiss}
            onClose={() => {
              document.getElementById(view.zipProblem === undefined ? amountId : zipId)?.focus()
              wishes.onDismiss()
            }}
          />
        )}
      </div>
      <LiveRegion>{view.state === "starting" && <Trans>Postleitzahl wird geprüft</Trans>}</LiveRegion>
    </CalculatorForm>
  )
}
