import type { CountryId } from "../../domain/place/country.ts"
import { placeWithRedirect } from "./dealer-redirect.ts"

/**
 * A person of the sample: one for each role of rule account.roles, a second customer and a second dealer for the
 * matrix, and a user of the dealer with an address of its own.
 */
export interface SamplePerson {
  readonly mailbox: string
  readonly role: string
  readonly lastName: string
  readonly countryId: CountryId
  /** Staff sign in with a second factor (rule account.second-factor). */
  readonly isStaff: boolean
  /** Place in the list of dealers whose rows this user works on; from the end where it is below 0. */
  readonly dealerIndex: number | undefined
}

const person = (
  mailbox: string,
  role: string,
  lastName: string,
  rest: Partial<Pick<SamplePerson, "countryId" | "isStaff" | "dealerIndex">> = {}
): SamplePerson => ({
  mailbox,
  role,
  lastName,
  countryId: 1,
  isStaff: false,
  dealerIndex: undefined,
  ...rest
})

const staff = { isStaff: true }

export const samplePeople: ReadonlyArray<SamplePerson> = [
  person("kunde", "Role_Customer", "Kunde"),
  person("kundin", "Role_Customer", "Kundin", { countryId: 2 }),
  person("presse", "Role_Press", "Presse"),
  person("haendler", "Role_AdvertisingPartner", "Händler", { dealerIndex: 0 }),
  person("haendlerin", "Role_AdvertisingPartner", "Händlerin", { dealerIndex: 1 }),
  person("portal", "Role_AdvertisingPartner", "Portal", { dealerIndex: placeWithRedirect }),
  person("admin", "Role_Interaid_Admin", "Admin", staff),
  person("haendlerbetreuung", "Role_Interaid_DealerSupport", "Händlerbetreuung", staff),
  person("kundendienst", "Role_Interaid_CustomerSupport", "Kundendienst", staff),
  person("redaktion", "Role_Interaid_Editor", "Redaktion", staff),
  person("buchhaltung", "Role_Interaid_Financial", "Buchhaltung", staff),
  person("marketing", "Role_Interaid_Marketing", "Marketing", staff),
  person("anzeigen", "Role_Interaid_AdManager", "Anzeigen", staff)
]
