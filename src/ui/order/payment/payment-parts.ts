import type { ComponentType } from "react"
import type { FieldProblem } from "../../../domain/address/address.ts"
import type { OrderDraft } from "../../../domain/order/draft.ts"
import type { PaymentVariant } from "../../../domain/order/steps.ts"
import type { PaymentForm } from "../../../domain/payment/payment-form.ts"

/** Props of a part of the payment step that runs a separate state machine. */
export interface PaymentPartProps {
  readonly draft: OrderDraft
  readonly form: PaymentForm
  readonly problems: ReadonlyArray<FieldProblem>
  readonly onChange: (form: PaymentForm) => void
}

/**
 * The parts of the payment step that run a state machine; the code of a part is loaded when the user chooses the part's
 * payment method.
 */
export interface PaymentParts {
  readonly DirectDebit: ComponentType<PaymentPartProps>
  readonly Instalments: ComponentType<PaymentPartProps>
}

/** Data of the payment step that is not part of the order. */
export interface PaymentSurroundings {
  readonly parts: PaymentParts
  /** The payment method requested by the URL. */
  readonly asked: PaymentVariant | null
  /** Whether staff act for the customer: only customers may enter bank data. */
  readonly isActedFor: boolean
}
