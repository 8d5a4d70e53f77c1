import { inviteFields, inviteProblems } from "../../domain/account/invitation.ts"
import { type Fields, textField } from "../../domain/editing/record-edit.ts"
import type { ActOutcome, User } from "../../domain/support/people.ts"
import { dealerIdIn, roleFields, rolesIn, rolesProblems } from "../../domain/support/people-rules.ts"
import { typedLine } from "../../domain/typed-text.ts"
import { invitationsInvite, invitationsInviteToDealer } from "../client/dealer-routes.gen.ts"
import type { Client } from "../client/client.ts"
import { recordForm } from "./record-form.ts"
import { outcomeOf } from "./user-acts.ts"

type Name = (typeof inviteFields)[number]

/**
 * The person to be invited. The row version is the number of invitations sent so far: it changes with each invitation,
 * so that the form is cleared.
 */
export interface NewPerson extends Readonly<Record<Name, string>> {
  readonly rowVersion: number
}

export const emptyPerson: NewPerson = { rowVersion: 0, email: "", firstName: "", lastName: "" }

const personIn = (fields: Fields) => {
  const line = (name: Name) => typedLine(textField(fields, name))
  return { email: line("email"), firstName: line("firstName"), lastName: line("lastName") }
}

/** Creates the form that invites staff with any roles; `onInvited` is called with the account's id. */
export const inviteForm = (onInvited: (id: number) => void) =>
  recordForm({
    names: [...inviteFields, ...roleFields],
    recordOf: ({ rowVersion, ...person }: NewPerson) => ({
      rowVersion,
      fields: { ...person, roles: [], dealerId: "" }
    }),
    rules: (fields) => [...inviteProblems(fields), ...rolesProblems(fields)],
    save: async (client, _row, { rowVersion, fields }, signal) => {
      const payload = { ...personIn(fields), roles: rolesIn(fields), dealerId: dealerIdIn(fields) ?? null }
      const answer = await client.call(invitationsInvite, { payload }, { signal })
      if (answer.type !== "ok") return answer
      onInvited(answer.value.id)
      return { type: "ok", value: { ...emptyPerson, rowVersion: rowVersion + 1 } }
    }
  })

/** Creates the form that invites a member of a dealer's staff. */
export const inviteToDealerForm = (dealerId: number) =>
  recordForm({
    names: inviteFields,
    recordOf: ({ rowVersion, ...fields }: NewPerson) => ({ rowVersion, fields }),
    rules: inviteProblems,
    save: async (client, _row, { rowVersion, fields }, signal) => {
      const call = { params: { dealerId }, payload: personIn(fields) }
      const answer = await client.call(invitationsInviteToDealer, call, { signal })
      return answer.type === "ok"
        ? { type: "ok", value: { ...emptyPerson, rowVersion: rowVersion + 1 } }
        : answer
    }
  })

type Waiting = Pick<User, "email" | "firstName" | "lastName">

/** Mails a new link to an account without a password; the previous link becomes invalid. */
export const inviteAgain = async (client: Client, user: Waiting & Pick<User, "roles" | "dealerId">) => {
  const { email, firstName, lastName, roles, dealerId } = user
  const payload = { email, firstName, lastName, roles, dealerId }
  return outcomeOf(await client.call(invitationsInvite, { payload }))
}

/** Mails a new link to a member of a dealer's staff. */
export const inviteToDealerAgain = async (
  client: Client,
  dealerId: number,
  { email, firstName, lastName }: Waiting
): Promise<ActOutcome> =>
  outcomeOf(
    await client.call(invitationsInviteToDealer, {
      params: { dealerId },
      payload: { email, firstName, lastName }
    })
  )
