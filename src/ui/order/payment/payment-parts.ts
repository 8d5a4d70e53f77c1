import type { ComponentType } from "react"
import type { FieldProblem } from "../../../domain/address/address.ts"
import type { OrderDraft } from "../../../domain/order/draft.ts"
import type { PaymentVariant } from "../../../domain/order/steps.ts"
import type { PaymentForm } from "../../../domain/payment/payment-form.ts"

/** What a part of the payment step with a workflow of its own gets. */
export interface PaymentPartProps {
  readonly draft: OrderDraft
  readonly form: PaymentForm
  readonly problems: ReadonlyArray<FieldProblem>
  readonly onChange: (form: PaymentForm) => void
}

/** The parts that run a machine: their code comes when they are chosen. */
export interface PaymentParts {
  readonly DirectDebit: ComponentType<PaymentPartProps>
  readonly Instalments: ComponentType<PaymentPartProps>
}

/** What the payment step knows besides the order. */
export interface PaymentSurroundings {
  readonly parts: PaymentParts
  /** The way to pay that the address asked for. */
  readonly asked: PaymentVariant | null
  /** Staff act for the customer: bank data are the customer's alone. */
  readonly isActedFor: boolean
}
