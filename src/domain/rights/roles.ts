/** The roles of rule account.roles, as named in tokens and database rows. */
export const roles = [
  "Role_Customer",
  "Role_Press",
  "Role_AdvertisingPartner",
  "Role_Interaid_Admin",
  "Role_Interaid_DealerSupport",
  "Role_Interaid_CustomerSupport",
  "Role_Interaid_Editor",
  "Role_Interaid_Financial",
  "Role_Interaid_Marketing",
  "Role_Interaid_AdManager"
] as const

export type Role = (typeof roles)[number]

const known: ReadonlySet<string> = new Set(roles)

export const isRole = (text: string): text is Role => known.has(text)

export const admin: Role = "Role_Interaid_Admin"

/**
 * Whether the roles include the role of a dealer's staff: this role has no effect unless a dealer is assigned, so it is
 * never granted without one.
 */
export const needsDealer = (own: ReadonlyArray<string>): boolean => own.includes("Role_AdvertisingPartner")

/**
 * Whether a role is a staff role. Staff sign in with a second factor and have short sessions (rules
 * account.second-factor and session.lifetimes).
 */
export const isStaffRole = (role: Role): boolean => role.startsWith("Role_Interaid_")

export const isStaff = (own: ReadonlyArray<Role>): boolean => own.some(isStaffRole)
