import { Trans } from "@lingui/react/macro"
import type { FieldProblem } from "../../../domain/address/address.ts"
import type { CurrencyCode } from "../../../domain/place/country.ts"
import type { InstalmentTerms } from "../../../domain/payment/payment-choice.ts"
import type { InstalmentOffer } from "../../../machines/instalment-plan.machine.ts"
import { formatRate } from "../../kit/format.ts"
import { Price } from "../../kit/price/Price.tsx"
import { useSite } from "../../kit/site.tsx"
import { Facts } from "../Facts.tsx"
import f from "../Form.module.css"
import s from "./InstalmentTable.module.css"
import { PaymentErrorText } from "./PaymentErrorText.tsx"

interface InstalmentTableProps {
  readonly currency: CurrencyCode
  readonly offer: InstalmentOffer
  readonly plan: InstalmentTerms | null
  readonly problem: FieldProblem | undefined
  readonly onPlan: (optionId: string) => void
}

/** The plans side by side, and all values of the chosen plan that are required by law (rule payment.figures). */
export function InstalmentTable({ currency, offer, plan, problem, onPlan }: InstalmentTableProps) {
  return (
    <fieldset className={s["plans"]} aria-describedby={problem && "installment-optionId-error"}>
      <legend className={f["legend"]}>
        <Trans>In wie vielen Monaten?</Trans>
      </legend>
      <table className={s["table"]} id="installment-optionId">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Raten</Trans>
            </th>
            <th scope="col">
              <Trans>im Monat</Trans>
            </th>
            <th scope="col">
              <Trans>letzte</Trans>
            </th>
            <th scope="col">
              <Trans>insgesamt</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {offer.options.map((option) => (
            <tr key={option.optionId} data-state={option.optionId === plan?.optionId ? "chosen" : "open"}>
              <th scope="row">
                <PlanChoice option={option} isChosen={option.optionId === plan?.optionId} onPlan={onPlan} />
              </th>
              <td>
                <Price amount={option.rate} currency={currency} />
              </td>
              <td>
                <Price amount={option.lastRate} currency={currency} />
              </td>
              <td>
                <Price amount={option.totalAmount} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {problem && (
        <p className={f["error"]} id="installment-optionId-error">
          <PaymentErrorText problem={problem} />
        </p>
      )}
      {plan !== null && <PlanFacts plan={plan} provider={offer.provider} currency={currency} />}
    </fieldset>
  )
}

function PlanChoice({
  option,
  isChosen,
  onPlan
}: Pick<InstalmentTableProps, "onPlan"> & { readonly option: InstalmentTerms; readonly isChosen: boolean }) {
  return (
    <label className={s["months"]}>
      <input
        type="radio"
        name="installmentPlan"
        value={option.optionId}
        checked={isChosen}
        onChange={() => onPlan(option.optionId)}
      />
      <Trans>{option.months} Raten</Trans>
    </label>
  )
}

/** All values of a plan that are required by law, and a note that they are provisional until delivery. */
export function PlanFacts({
  plan,
  provider,
  currency
}: {
  readonly plan: InstalmentTerms
  readonly provider: string
  readonly currency: CurrencyCode
}) {
  const { locale } = useSite()
  const percent = (rate: number) => `${formatRate(locale.bcp47, rate)} %`
  const sum = (amount: number) => <Price amount={amount} currency={currency} />
  return (
    <>
      <Facts
        facts={[
          { key: "net", label: <Trans>Nettodarlehens&shy;betrag</Trans>, value: sum(plan.netAmount) },
          {
            key: "rates",
            label: <Trans>Monatliche Raten</Trans>,
            value: (
              <Trans>
                {plan.months} Raten zu {sum(plan.rate)}, die letzte {sum(plan.lastRate)}
              </Trans>
            )
          },
          { key: "total", label: <Trans>Gesamtbetrag</Trans>, value: sum(plan.totalAmount) },
          {
            key: "nominal",
            label: <Trans>Gebundener Sollzins im Jahr</Trans>,
            value: percent(plan.nominalRate)
          },
          {
            key: "effective",
            label: <Trans>Effektiver Jahreszins</Trans>,
            value: percent(plan.effectiveRate)
          },
          { key: "provider", label: <Trans>Kreditgeber</Trans>, value: provider }
        ]}
      />
      {plan.isProvisional && (
        <p className={f["hint"]}>
          <Trans>
            Der Plan gilt vorläufig bis zur Lieferung. Abgerechnet wird die gelieferte Menge; Zahl der Raten
            und Zins bleiben gleich.
          </Trans>
        </p>
      )}
    </>
  )
}
