import { tickField } from "../../domain/editing/form-rules.ts"
import { textField } from "../../domain/editing/record-edit.ts"
import {
  addressInFields,
  addressRecordFields,
  addressRecordProblems,
  type CustomerAddress,
  fieldsOfAddress
} from "../../domain/support/address-record.ts"
import type { Customer, User } from "../../domain/support/people.ts"
import {
  customerFields,
  customerProblems,
  dealerIdIn,
  roleFields,
  rolesIn,
  rolesProblems
} from "../../domain/support/people-rules.ts"
import {
  customerRemoveAddressOf,
  customerSaveAddressOf,
  supportSaveCustomer,
  supportSetRoles
} from "../client/account-routes.gen.ts"
import type { Client } from "../client/client.ts"
import { recordForm } from "./record-form.ts"

/** Form for the customer data that support may edit. */
export const customerForm = recordForm({
  names: customerFields,
  recordOf: ({ rowVersion, firstName, lastName, phone, newsletter }: Customer) => ({
    rowVersion,
    fields: { firstName, lastName, phone, newsletter }
  }),
  rules: customerProblems,
  save: (client, { id }, { rowVersion, fields }, signal) => {
    const payload = {
      id,
      rowVersion,
      firstName: textField(fields, "firstName"),
      lastName: textField(fields, "lastName"),
      phone: textField(fields, "phone"),
      // support can only end the newsletter subscription: only the owner of the mailbox can subscribe
      newsletter: tickField(fields, "newsletter")
    }
    return client.call(supportSaveCustomer, { payload }, { signal })
  },
  theirs: (failure) => ("customer" in failure ? failure.customer : undefined)
})

/** Creates the form for one address of a customer, with the same rules as in the customer's own address list. */
export const addressForm = (customerId: number) =>
  recordForm({
    names: addressRecordFields,
    recordOf: (own: CustomerAddress) => ({ rowVersion: own.version, fields: fieldsOfAddress(own) }),
    rules: addressRecordProblems,
    save: (client, { id }, { rowVersion, fields }, signal) => {
      const payload = { id, version: rowVersion, ...addressInFields(fields) }
      return client.call(customerSaveAddressOf, { params: { id: customerId }, payload }, { signal })
    },
    theirs: (failure) => ("current" in failure ? failure.current[0] : undefined)
  })

export const removeAddressOf =
  (customerId: number) =>
  (client: Client, { id: addressId, version }: CustomerAddress) =>
    client.call(customerRemoveAddressOf, { params: { id: customerId, addressId }, payload: { version } })

/** Form for the roles of an account, with its dealer if a role needs one. */
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
