import type { MoistureDeclaration } from "../../../domain/legal/wood-chip-moisture.ts"
import type { AddressableStep } from "../../../domain/order/steps.ts"
import type { StepForm } from "../../../domain/order/wizard/order-forms.ts"

/** User actions in the order wizard. */
export interface WizardWishes {
  readonly onGo: (step: AddressableStep) => void
  readonly onBack: () => void
  readonly onType: (form: StepForm) => void
  readonly onSave: (form: StepForm) => void
  /** Sends the buyer to the payment provider to approve the payment. */
  readonly onLeave: () => void
  /** Reloads the status of a payment that is approved elsewhere; the user's input stays. */
  readonly onReread: () => Promise<void>
  readonly onRetrySave: () => void
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
  readonly onRetryLoad: () => void
  readonly onPlace: () => void
  readonly onRetryPlace: () => void
  readonly onAcceptPrice: () => void
  readonly onAcceptChange: () => void
  readonly onAcceptDouble: () => void
  readonly onDeclareMoisture: (declaration: MoistureDeclaration) => void
}

/** URLs that the wizard's pages link to, ready for `href`. */
export interface WizardLinks {
  readonly step: (step: AddressableStep) => string
  /** URL of the page on which the offer is confirmed. */
  readonly offer: string
  /** URL of the offer list with the same parameters. */
  readonly list: string
  /**
   * URL of the sign-in page within the order process, which leads back to this page; `register` is the same for the
   * registration form.
   */
  readonly signIn: string
  readonly register: string
  /** URL of the order's page, if the order already exists. */
  readonly order: string | null
}
