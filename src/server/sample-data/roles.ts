import type { CountryId } from "../../domain/place/country.ts"
import { isStaffRole, type Role, roles } from "../../domain/rights/roles.ts"
import { placeWithRedirect } from "./dealer-redirect.ts"

interface SampleUser {
  readonly mailbox: string
  readonly lastName: string
  /** Country of the user; Germany if undefined. */
  readonly countryId?: CountryId
  /** Index of this user's dealer in the list of dealers; negative values count from the end. */
  readonly dealerIndex?: number
}

/**
 * The sample users: one for each role of rule account.roles, a second customer and a second dealer for the role matrix,
 * and a user of the dealer whose users are redirected to another site.
 */
const users: Readonly<Record<Role, ReadonlyArray<SampleUser>>> = {
  Role_Customer: [
    { mailbox: "kunde", lastName: "Kunde" },
    { mailbox: "kundin", lastName: "Kundin", countryId: 2 }
  ],
  Role_Press: [{ mailbox: "presse", lastName: "Presse" }],
  Role_AdvertisingPartner: [
    { mailbox: "haendler", lastName: "Händler", dealerIndex: 0 },
    { mailbox: "haendlerin", lastName: "Händlerin", dealerIndex: 1 },
    { mailbox: "portal", lastName: "Portal", dealerIndex: placeWithRedirect }
  ],
  Role_Interaid_Admin: [{ mailbox: "admin", lastName: "Admin" }],
  Role_Interaid_DealerSupport: [{ mailbox: "haendlerbetreuung", lastName: "Händlerbetreuung" }],
  Role_Interaid_CustomerSupport: [{ mailbox: "kundendienst", lastName: "Kundendienst" }],
  Role_Interaid_Editor: [{ mailbox: "redaktion", lastName: "Redaktion" }],
  Role_Interaid_Financial: [{ mailbox: "buchhaltung", lastName: "Buchhaltung" }],
  Role_Interaid_Marketing: [{ mailbox: "marketing", lastName: "Marketing" }],
  Role_Interaid_AdManager: [{ mailbox: "anzeigen", lastName: "Anzeigen" }]
}

/** All sample users with their roles; staff sign in with a second factor (rule account.second-factor). */
export const samplePeople = roles.flatMap((role) =>
  users[role].map((user) => ({ ...user, role, isStaff: isStaffRole(role) }))
)
