import type { MoistureDeclaration } from "../../../domain/legal/wood-chip-moisture.ts"
import type { AddressableStep } from "../../../domain/order/steps.ts"
import type { StepForm } from "../../../domain/order/wizard/order-forms.ts"

/** Actions of the user in the order wizard. */
export interface WizardWishes {
  readonly onGo: (step: AddressableStep) => void
  readonly onBack: () => void
  readonly onType: (form: StepForm) => void
  readonly onSave: (form: StepForm) => void
  /** Leads to the provider where the payment is approved. */
  readonly onLeave: () => void
  /** Reloads the state of a payment that is approved elsewhere; the input stays. */
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
  /** The confirm page of the offer. */
  readonly offer: string
  /** The offer list with the same parameters. */
  readonly list: string
  /** The sign-in pages within the order, which lead back here. */
  readonly signIn: string
  readonly register: string
  /** The page of the order, if it exists already. */
  readonly order: string | null
}
