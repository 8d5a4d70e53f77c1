import { Trans } from "@lingui/react/macro"
import type { FieldProblem } from "../../domain/address.ts"
import type { Seller } from "../../domain/offer.ts"
import type { PaymentForm } from "../../domain/wizard/order-forms.ts"
import { RadioCards } from "../kit/Choice.tsx"
import { Field } from "../kit/Field.tsx"
import { TextInput } from "../kit/TextInput.tsx"
import { FieldErrorText } from "../kit/address/FieldErrorText.tsx"
import s from "./Form.module.css"

export interface PaymentStepProps {
  readonly form: PaymentForm
  readonly seller: Seller
  /** The operator's company, creditor where the payment goes to the operator (domain.md 1.1). */
  readonly company: string
  readonly problems: ReadonlyArray<FieldProblem>
  readonly onChange: (form: PaymentForm) => void
}

/** How to pay: by invoice, with the creditor named; kinds that are not sold are not shown. */
export function PaymentStep({ form, seller, company, problems, onChange }: PaymentStepProps) {
  const creditor = form.isInteraidPayment ? company : seller.name
  const problem = problems.find((each) => each.field === "orderReference")
  const refused = problems.find((each) => each.field === "paymentId")
  return (
    <>
      <div className={s["group"]}>
        <RadioCards
          legend={<Trans>Wie möchten Sie bezahlen?</Trans>}
          name="paymentId"
          chosen={String(form.paymentId)}
          onChoose={() => undefined}
          cards={[
            {
              value: String(form.paymentId),
              label: <Trans>Rechnung</Trans>,
              hint: (
                <Trans>
                  Sie bezahlen erst nach der Lieferung, per Überweisung an {creditor}. Es gilt die Frist auf
                  der Rechnung; zusätzliche Kosten entstehen nicht.
                </Trans>
              )
            }
          ]}
        />
        {refused && (
          <p className={s["error"]} id="paymentId">
            <Trans>
              Dieser Händler bietet die Zahlung auf Rechnung nicht mehr an. Bitte wählen Sie ein anderes
              Angebot.
            </Trans>
          </p>
        )}
      </div>
      <Field
        id="orderReference"
        label={<Trans>Ihre Bestellnummer oder Ihr Zeichen</Trans>}
        hint={<Trans>Steht auf der Rechnung, wenn Sie es für Ihre Unterlagen brauchen.</Trans>}
        optional
        error={problem && <FieldErrorText problem={problem} />}
      >
        {(control) => (
          <TextInput
            {...control}
            name="orderReference"
            maxLength={35}
            autoComplete="off"
            value={form.orderReference}
            onChange={(event) => onChange({ ...form, orderReference: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
