import { admin, type Role } from "../rights/roles.ts"
import { type ContentKind, contentKinds } from "./content-page.ts"

/**
 * Returns the kinds of pages that a user's roles may edit; marketing staff may edit only landing pages (rule
 * content.rights).
 */
export const kindsOf = (roles: ReadonlyArray<Role>): ReadonlyArray<ContentKind> => {
  if (roles.includes(admin) || roles.includes("Role_Interaid_Editor")) return contentKinds
  return roles.includes("Role_Interaid_Marketing") ? ["landing"] : []
}
