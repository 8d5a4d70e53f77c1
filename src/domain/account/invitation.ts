import type { FormRules } from "../editing/form-rules.ts"
import { lengthProblems } from "../editing/form-rules.ts"
import { textField } from "../editing/record-edit.ts"
import { emailProblem } from "./email.ts"

/** How long the link of an invitation can be followed, in ms: three days, as people are not at their desks on weekends. */
export const invitationLifetime = 72 * 3_600_000

/**
 * Whether an account can be signed in to: `ready` with a password, `invited` while a link that sets the first one is
 * open, `expired` when none is (rule account.invitations).
 */
export const accountAccesses = ["ready", "invited", "expired"] as const
export type AccountAccess = (typeof accountAccesses)[number]

/** The invited user. */
export const inviteFields = ["email", "firstName", "lastName"] as const

/** Longest texts that the call takes, in characters. */
export const inviteLengths = { email: 254, firstName: 60, lastName: 60 } as const

export const inviteProblems: FormRules = (fields) => {
  const code = emailProblem(textField(fields, "email"))
  return [...(code === undefined ? [] : [{ field: "email", code }]), ...lengthProblems(fields, inviteLengths)]
}
