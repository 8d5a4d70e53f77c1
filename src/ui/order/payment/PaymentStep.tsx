import { Trans } from "@lingui/react/macro"
import { Suspense } from "react"
import type { PaymentVariant } from "../../../domain/order/steps.ts"
import { offeredVariants } from "../../../domain/payment/availability.ts"
import { isDirectDebit, variantOf } from "../../../domain/payment/variants.ts"
import { formOfVariant } from "../../../domain/order/wizard/opening-forms.ts"
import { RadioCards } from "../../kit/form/Choice.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { Skeleton } from "../../kit/notice/Skeleton.tsx"
import { TextInput } from "../../kit/form/TextInput.tsx"
import s from "../Form.module.css"
import type { PaymentPartProps, PaymentSurroundings } from "./payment-parts.ts"
import { PaymentErrorText } from "./PaymentErrorText.tsx"
import { PaymentName } from "../../kit/orders/PaymentName.tsx"

export interface PaymentStepProps extends PaymentPartProps {
  readonly surroundings: PaymentSurroundings
  /** The operator's company, which is the creditor of payments to the operator (rule payment.creditor). */
  readonly company: string
}

/** Payment step: the payment methods of this order with their creditors, and the fields of the chosen method. */
export function PaymentStep(props: PaymentStepProps) {
  const { draft, form, surroundings, company, problems, onChange } = props
  const { parts, isActedFor } = surroundings
  const chosen = variantOf(form)
  const creditor = form.isInteraidPayment ? company : draft.offer.seller.name
  const offered = offeredVariants(draft).filter((variant) => !isActedFor || variant.endsWith("Invoice"))
  const refused = problems.find((each) => each.field === "paymentId" || each.field === "isInteraidPayment")
  const choose = (value: string) => {
    const variant = offered.find((each) => each === value)
    if (variant === undefined || variant === chosen) return
    onChange({ ...formOfVariant(variant, draft), orderReference: form.orderReference })
  }
  return (
    <>
      <div className={s["group"]}>
        <RadioCards
          legend={<Trans>Wie möchten Sie bezahlen?</Trans>}
          name="paymentId"
          chosen={chosen ?? ""}
          onChoose={choose}
          cards={offered.map((variant) => ({
            value: variant,
            label: <PaymentName variant={variant} />,
            hint: <VariantHint variant={variant} creditor={creditor} />
          }))}
        />
        {(refused || offered.length === 0) && (
          <p className={s["error"]} id="paymentId">
            <PaymentErrorText problem={refused ?? { field: "paymentId", code: "invalid" }} />
          </p>
        )}
      </div>
      <Suspense fallback={<Skeleton />}>
        {chosen !== undefined && isDirectDebit(chosen) && <parts.DirectDebit {...props} />}
        {/*
         * another offer has other plans: the key makes the component request them again, even if the offer changes
         * while the step is open
         */}
        {chosen === "Installment" && <parts.Instalments key={draft.offer.hash} {...props} />}
      </Suspense>
      <Reference {...props} />
    </>
  )
}

function VariantHint({ variant, creditor }: { readonly variant: PaymentVariant; readonly creditor: string }) {
  switch (variant) {
    case "Invoice":
    case "InteraidInvoice":
      return (
        <Trans>
          Sie bezahlen erst nach der Lieferung, per Überweisung an {creditor}. Es gilt die Frist auf der
          Rechnung; zusätzliche Kosten entstehen nicht.
        </Trans>
      )
    case "Sepa":
    case "InteraidSepa":
      return (
        <Trans>
          {creditor} zieht den Betrag der gelieferten Menge nach der Lieferung von Ihrem Konto ein, ohne
          zusätzliche Kosten.
        </Trans>
      )
    case "Installment":
      return (
        <Trans>
          Sie bezahlen nach der Lieferung in Monatsraten an einen Kreditgeber, der Ihren Antrag prüft. Dafür
          fallen Zinsen an.
        </Trans>
      )
    case "PayPal":
      return (
        <Trans>
          Sie stimmen jetzt bei PayPal zu und kommen zurück zur Übersicht. Mit der Bestellung wird der Betrag
          reserviert, belastet wird Ihr Konto erst nach der Lieferung, mit dem Betrag der gelieferten Menge.
        </Trans>
      )
  }
}

function Reference({ form, problems, onChange }: PaymentPartProps) {
  const problem = problems.find((each) => each.field === "orderReference")
  return (
    <Field
      id="orderReference"
      label={<Trans>Ihre Bestellnummer oder Ihr Zeichen</Trans>}
      hint={<Trans>Steht auf der Rechnung, wenn Sie es für Ihre Unterlagen brauchen.</Trans>}
      optional
      error={problem && <PaymentErrorText problem={problem} />}
    >
      {(control) => (
        <TextInput
          {...control}
          name="orderReference"
          autoComplete="off"
          value={form.orderReference}
          onChange={(event) => onChange({ ...form, orderReference: event.target.value })}
        />
      )}
    </Field>
  )
}
