import { textField } from "../../domain/record/record-edit.ts"
import type { Customer, User } from "../../domain/support/people.ts"
import {
  customerFields,
  customerProblems,
  dealerIdIn,
  roleFields,
  rolesIn,
  rolesProblems
} from "../../domain/support/people-rules.ts"
import { supportSaveCustomer, supportSetRoles } from "../client/account-routes.gen.ts"
import { recordForm } from "./record-form.ts"

/** What support may edit of a customer. */
export const customerForm = recordForm({
  names: customerFields,
  recordOf: ({ rowVersion, firstName, lastName, phone }: Customer) => ({
    rowVersion,
    fields: { firstName, lastName, phone }
  }),
  rules: customerProblems,
  save: (client, { id }, { rowVersion, fields }, signal) => {
    const payload = {
      id,
      rowVersion,
      firstName: textField(fields, "firstName"),
      lastName: textField(fields, "lastName"),
      phone: textField(fields, "phone"),
      // the call takes it and leaves it to the customer
      newsletter: false
    }
    return client.call(supportSaveCustomer, { payload }, { signal })
  },
  theirs: (failure) => ("customer" in failure ? failure.customer : undefined)
})

/** The roles of an account, with its dealer where a role needs one. */
export const rolesForm = recordForm({
  names: roleFields,
  recordOf: ({ rowVersion, roles, dealerId }: User) => ({
    rowVersion,
    fields: { roles, dealerId: dealerId === null ? "" : String(dealerId) }
  }),
  rules: rolesProblems,
  save: (client, { id }, { rowVersion, fields }, signal) => {
    const payload = { rowVersion, roles: rolesIn(fields), dealerId: dealerIdIn(fields) ?? null }
    return client.call(supportSetRoles, { params: { id }, payload }, { signal })
  },
  theirs: (failure) => ("user" in failure ? failure.user : undefined)
})
