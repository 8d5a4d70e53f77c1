import type { Address } from "../../domain/address/address.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { MoistureDeclaration } from "../../domain/legal/wood-chip-moisture.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import type { Station } from "../../domain/order/wizard/stations.ts"
import type { OrderAnswers } from "../../domain/order/answers.ts"
import type { LegalVersions, PaymentChoice } from "../../domain/order/draft.ts"

/** Everything the buyer saw when pressing the button: a copy that no later change of prices or texts touches. */
export interface Receipt extends OrderAnswers {
  readonly calculation: Calculation
  readonly offer: Offer
  readonly deliveryAddress: Address
  readonly invoiceAddress: Address | null
  /** Orders from before there were stations lack it. */
  readonly stations?: ReadonlyArray<Station>
  readonly payment: PaymentChoice
  /** Of German wood chips alone. */
  readonly moistureDeclaration?: MoistureDeclaration
  readonly legalVersions: LegalVersions
}
