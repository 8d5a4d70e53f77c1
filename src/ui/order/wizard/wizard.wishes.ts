import type { MoistureDeclaration } from "../../../domain/legal/wood-chip-moisture.ts"
import type { AddressableStep } from "../../../domain/order/steps.ts"
import type { StepForm } from "../../../domain/order/wizard/order-forms.ts"

/** What the user can do in the order wizard. */
export interface WizardWishes {
  readonly onGo: (step: AddressableStep) => void
  readonly onBack: () => void
  readonly onType: (form: StepForm) => void
  readonly onSave: (form: StepForm) => void
  /** Leaves for where the payment is agreed to. */
  readonly onLeave: () => void
  /** Reads anew how a payment stands that is agreed to elsewhere; what was typed stays. */
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

/** Addresses that the wizard's pages lead to, ready for `href`. */
export interface WizardLinks {
  readonly step: (step: AddressableStep) => string
  /** The confirm page of the offer. */
  readonly offer: string
  /** The offer list with the same wishes. */
  readonly list: string
  /** The pages of sign-in within the order, which lead back here. */
  readonly signIn: string
  readonly register: string
  /** The page of the order, once there is one. */
  readonly order: string | null
}
