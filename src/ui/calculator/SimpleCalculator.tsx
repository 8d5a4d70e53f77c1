import { Trans } from "@lingui/react/macro"
import { simpleAmountLimits } from "../../domain/product/amount.ts"
import type { CalculatorTarget } from "../../domain/calculator/simple-form.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"
import { type ProductGroup, productGroup, type ProductGroupId } from "../../domain/product/product-group.ts"
import { Button } from "../kit/Button.tsx"
import { AmountMessage } from "../kit/form/calculator-messages.tsx"
import { ZipMessage } from "../kit/form/ZipMessage.tsx"
import { CountryHint } from "../kit/notice/CountryHint.tsx"
import { Field } from "../kit/form/Field.tsx"
import { formatCount } from "../kit/format.ts"
import { LiveRegion } from "../kit/Hidden.tsx"
import { useSite } from "../kit/site.tsx"
import { AmountInput, ZipInput } from "./calculator-inputs.tsx"
import type { SimpleCalculatorWishes } from "./calculator.wishes.ts"
import { CalculatorForm } from "./CalculatorForm.tsx"
import { GroupPicker } from "./GroupPicker.tsx"
import { QuickAmounts } from "./QuickAmounts.tsx"
import { SettingsButton } from "./SettingsButton.tsx"
import type { SimpleCalculatorView } from "./simple-calculator.view.ts"
import { TonnesQuestion } from "../kit/form/TonnesQuestion.tsx"
import { offersPath } from "./offers-path.ts"
import s from "./SimpleCalculator.module.css"

export interface SimpleCalculatorProps {
  readonly view: SimpleCalculatorView
  readonly wishes: SimpleCalculatorWishes
  readonly target: CalculatorTarget
  /** Groups that may be restored for a returning visitor. */
  readonly groups: ReadonlyArray<ProductGroupId>
  /** Home URL of each locale, for the country hint. */
  readonly homes: Readonly<Record<LocaleCode, string>>
  /** URL of this page for another product group, for visitors without JavaScript. */
  readonly groupHref: (group: ProductGroup) => string
}

const amountId = "simple-amount"

/** The sales unit of the chosen fuel, shown beside the amount field. */
function SoldBy({ group }: { readonly group: ProductGroup }) {
  const { locale } = useSite()
  const { kilogramsPerUnit = 0 } = group
  const kilograms = formatCount(locale.bcp47, group.isPallet ? kilogramsPerUnit : group.priceUnitAmount)
  if (group.unit === "l") return <Trans>Preise je {kilograms} Liter</Trans>
  return group.isPallet ? (
    <Trans>Eine Palette wiegt rund {kilograms} kg</Trans>
  ) : (
    <Trans>Preise je Tonne: 1 t = {kilograms} kg</Trans>
  )
}

/** Fuel, postal code, amount and start button: the first element of the home page (rule start.bar). */
export function SimpleCalculator({ view, wishes, target, groups, homes, groupHref }: SimpleCalculatorProps) {
  const group = productGroup(view.groupId)
  return (
    <CalculatorForm view={view} wishes={wishes} target={target} groups={groups} className={s["form"]}>
      <GroupPicker group={group} groupHref={groupHref} onGroup={wishes.onGroup} />
      <Field
        id="simple-zip"
        label={<Trans>Postleitzahl</Trans>}
        error={view.zipProblem && <ZipMessage problem={view.zipProblem} />}
      >
        {(control) => <ZipInput control={control} view={view} wishes={wishes} big />}
      </Field>
      <div>
        <Field
          id={amountId}
          label={<Trans>Menge in {group.unitPlural}</Trans>}
          hint={<SoldBy group={group} />}
          error={
            view.amountProblem && (
              <>
                <AmountMessage
                  problem={view.amountProblem}
                  limits={simpleAmountLimits(group.unit)}
                  unit={group.unitPlural}
                  amount={view.amount}
                />
                {view.meantKilograms !== undefined && (
                  <TonnesQuestion
                    kilograms={view.meantKilograms}
                    fieldId={amountId}
                    onAmount={wishes.onAmount}
                  />
                )}
              </>
            )
          }
        >
          {(control) => <AmountInput control={control} view={view} wishes={wishes} big />}
        </Field>
        <QuickAmounts group={group} amount={view.amount} onAmount={wishes.onAmount} />
      </div>
      <div className={s["actions"]}>
        <Button type="submit" wide busy={view.state === "starting"} className={s["start"]}>
          <Trans>Preise vergleichen</Trans>
        </Button>
      </div>
      <CountryHint countries={view.hintedCountries} homes={homes} path={offersPath(view)} />
      <SettingsButton groupId={group.id} className={s["settings"]} />
      <LiveRegion>{view.state === "starting" && <Trans>Postleitzahl wird geprüft</Trans>}</LiveRegion>
    </CalculatorForm>
  )
}
