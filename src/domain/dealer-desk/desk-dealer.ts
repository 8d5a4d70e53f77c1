import type { AccountAccess } from "../account/invitation.ts"
import type { AreaFindings } from "../dealer/delivery-area-findings.ts"
import type { HeldCertificate } from "../dealer/held-certificate.ts"
import type { OpenTime } from "../dealer/opening-hours.ts"
import type { FeeKey } from "../offer/offer.ts"
import type { FeeBasis } from "../options/fee-catalogue.ts"
import type { CountryId } from "../place/country.ts"
import type { Cents } from "../price/money.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import type { DealerState } from "./dealer-state.ts"
import type { ProfileText } from "./profile-fields.ts"

/** A dealer in the list for staff. */
export interface DealerListRow {
  readonly id: number
  readonly name: string
  readonly countryId: CountryId
  readonly zipCode: string
  readonly city: string
  readonly state: DealerState
  /** Whether the offers are hidden because the price list has not been updated for too long (rule price-list.age). */
  readonly isResting: boolean
  /** When the prices were published or last confirmed; `null` if there have never been prices. */
  readonly heldAt: string | null
  readonly branchCount: number
  readonly areaCount: number
}

/** Name, contact and payment data of a dealer; fields are empty or `null` if nothing was entered. */
export interface DealerProfile extends Readonly<Record<ProfileText, string>> {
  /** In the order of their kinds. */
  readonly certificates: ReadonlyArray<HeldCertificate>
  readonly openingHours: ReadonlyArray<OpenTime>
  readonly paymentIds: ReadonlyArray<number>
  readonly defaultPaymentId: number
  /** Whether the operator of the shop is the seller. */
  readonly isOperator: boolean
}

/** A row that has its own version; the version is 0 until the row is saved. */
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
  /** The branch's own opening hours; empty if the dealer's opening hours apply (rule dealer.hours). */
  readonly openingHours: ReadonlyArray<OpenTime>
}

export interface DeskArea extends Row {
  readonly name: string
  readonly branchId: number
  readonly zipPrefixes: ReadonlyArray<string>
  /** Number of stored postal codes in the area. */
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

/** A member of the dealer's staff who has an account in the shop. */
export interface DealerPerson {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly isLocked: boolean
  readonly access: AccountAccess
  readonly lastSignInAt: string | null
}

/** All editable data of a dealer; each part is saved separately. */
export interface DeskDealer extends DealerProfile {
  readonly id: number
  /**
   * Increases with changes of the profile and of the dealer's state. Changes of the other parts do not increase it,
   * because their rows have their own versions.
   */
  readonly rowVersion: number
  readonly countryId: CountryId
  readonly state: DealerState
  /** Whether the offers are hidden because the price list has not been updated for too long (rule price-list.age). */
  readonly isResting: boolean
  /** When the prices were published or last confirmed; `null` if there have never been prices. */
  readonly heldAt: string | null
  /** URL of the logo (rule dealer.logo). */
  readonly logoUrl: string | null
  /** Reason for the last change of the state; empty if it was never changed. */
  readonly stateReason: string
  readonly branches: ReadonlyArray<DeskBranch>
  readonly areas: ReadonlyArray<DeskArea>
  readonly fees: ReadonlyArray<DeskFee>
  readonly findings: AreaFindings
  readonly people: ReadonlyArray<DealerPerson>
}
