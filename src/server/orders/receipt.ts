import type { Address } from "../../domain/address/address.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { MoistureDeclaration } from "../../domain/legal/wood-chip-moisture.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import type { Station } from "../../domain/order/wizard/stations.ts"
import type { OrderAnswers } from "../../domain/order/answers.ts"
import type { LegalVersions, PaymentChoice } from "../../domain/order/draft.ts"

/** Everything that the buyer saw when placing the order: a copy that later changes of prices or texts do not affect. */
export interface Receipt extends OrderAnswers {
  readonly calculation: Calculation
  readonly offer: Offer
  readonly deliveryAddress: Address
  readonly invoiceAddress: Address | null
  /** Missing in orders that were placed before stations existed. */
  readonly stations?: ReadonlyArray<Station>
  readonly payment: PaymentChoice
  /** The moisture declaration; only for German wood chips. */
  readonly moistureDeclaration?: MoistureDeclaration
  readonly legalVersions: LegalVersions
}
