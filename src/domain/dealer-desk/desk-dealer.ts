import type { AccountAccess } from "../account/invitation.ts"
import type { AreaFindings } from "../dealer/delivery-area-findings.ts"
import type { OpenTime } from "../dealer/opening-hours.ts"
import type { FeeKey } from "../offer/offer.ts"
import type { FeeBasis } from "../options/fee-catalogue.ts"
import type { CountryId } from "../place/country.ts"
import type { Cents } from "../price/money.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import type { DealerState } from "./dealer-state.ts"

/** A dealer in the list of staff. */
export interface DealerListRow {
  readonly id: number
  readonly name: string
  readonly countryId: CountryId
  readonly zipCode: string
  readonly city: string
  readonly state: DealerState
  /** The offers rest, as the price list was not touched for long (rule price-list.age). */
  readonly isResting: boolean
  /** Since when the prices hold, as published or last confirmed; null where there never were any. */
  readonly heldAt: string | null
  readonly branchCount: number
  readonly areaCount: number
}

/** Name, contact and payment data of a dealer; empty text and null where nothing was given. */
export interface DealerProfile {
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly phone: string
  readonly email: string
  readonly website: string
  readonly register: string
  readonly representedBy: string
  readonly vatId: string
  readonly imprint: string
  readonly enplusId: string
  readonly description: string
  readonly openingHours: ReadonlyArray<OpenTime>
  readonly paymentIds: ReadonlyArray<number>
  readonly defaultPaymentId: number
  /** The creditor id for direct debits; empty where the dealer does not debit. */
  readonly creditorId: string
  /** Where the dealer's staff are redirected after signing in; empty where they work here. */
  readonly ownAddress: string
  /** The operator of the shop is the seller. */
  readonly isOperator: boolean
}

/** A row of its own version: 0 for one that is not there yet. */
interface Row {
  readonly id: number
  readonly rowVersion: number
}

export interface DeskBranch extends Row {
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly latitude: number | null
  readonly longitude: number | null
}

export interface DeskArea extends Row {
  readonly name: string
  readonly branchId: number
  readonly zipPrefixes: ReadonlyArray<string>
  /** How many stored postal codes it holds. */
  readonly codeCount: number
  readonly leadWorkdays: number
  readonly windowWorkdays: number
}

export interface DeskFee extends Row {
  readonly productGroupId: ProductGroupId
  readonly feeKey: FeeKey
  readonly optionId: number
  readonly basis: FeeBasis
  /** Gross, in the currency of the dealer's country. */
  readonly amount: Cents
}

/** A member of the dealer's staff with an account here. */
export interface DealerPerson {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly isLocked: boolean
  readonly access: AccountAccess
  readonly lastSignInAt: string | null
}

/** All that staff edit of a dealer, each part with its own save. */
export interface DeskDealer extends DealerProfile {
  readonly id: number
  /** Rises with the profile and the state, not with the other parts, whose rows have their own. */
  readonly rowVersion: number
  readonly countryId: CountryId
  readonly state: DealerState
  /** The offers rest, as the price list was not touched for long (rule price-list.age). */
  readonly isResting: boolean
  /** Since when the prices hold, as published or last confirmed; null where there never were any. */
  readonly heldAt: string | null
  /** Address of the logo (rule dealer.logo). */
  readonly logoUrl: string | null
  /** Why it was changed the last time; empty where it was not changed. */
  readonly stateReason: string
  readonly branches: ReadonlyArray<DeskBranch>
  readonly areas: ReadonlyArray<DeskArea>
  readonly fees: ReadonlyArray<DeskFee>
  readonly findings: AreaFindings
  readonly people: ReadonlyArray<DealerPerson>
}
