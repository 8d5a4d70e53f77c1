import type { FormRules } from "../editing/form-rules.ts"
import { lengthProblems } from "../editing/form-rules.ts"
import { textField } from "../editing/record-edit.ts"
import { emailProblem } from "./email.ts"

/** Lifetime of the link in an invitation, in days; long enough to span a weekend. */
export const invitationDays = 3
/** Lifetime of the link in an invitation, in ms. */
export const invitationLifetime = invitationDays * 86_400_000

/**
 * Whether a user can sign in to an account: `ready` if the account has a password, `invited` while a link for setting
 * the first password is valid, `expired` if there is no such link (rule account.invitations).
 */
export const accountAccesses = ["ready", "invited", "expired"] as const
export type AccountAccess = (typeof accountAccesses)[number]

export const inviteFields = ["email", "firstName", "lastName"] as const

/** Maximum text lengths that the call accepts, in characters. */
export const inviteLengths = { email: 254, firstName: 60, lastName: 60 } as const

export const inviteProblems: FormRules = (fields) => {
  const code = emailProblem(textField(fields, "email"))
  return [...(code === undefined ? [] : [{ field: "email", code }]), ...lengthProblems(fields, inviteLengths)]
}
