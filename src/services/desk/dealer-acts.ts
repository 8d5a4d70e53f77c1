import { newDealerFields, newDealerProblems } from "../../domain/dealer-desk/profile-rules.ts"
import type { DealerAct } from "../../domain/dealer-desk/dealer-state.ts"
import { phoneIn } from "../../domain/address/phone.ts"
import { countryIds } from "../../domain/place/country.ts"
import { textField } from "../../domain/editing/record-edit.ts"
import type { ActOutcome } from "../../domain/support/people.ts"
import { typedLine } from "../../domain/typed-text.ts"
import { dealerDeskChangeState, dealerDeskCreate } from "../client/dealer-routes.gen.ts"
import type { Client } from "../client/client.ts"
import { recordForm } from "./record-form.ts"
import { outcomeOf } from "./user-acts.ts"

/** Pauses, resumes or ends a dealer, unless the dealer has changed since this version was read. */
export const actOnDealer = async (
  client: Client,
  act: DealerAct,
  { id, rowVersion }: { readonly id: number; readonly rowVersion: number },
  reason: string
): Promise<ActOutcome> =>
  outcomeOf(
    await client.call(dealerDeskChangeState, {
      params: { dealerId: id },
      payload: { rowVersion, act, reason }
    })
  )

/** The fields of a dealer that is being created or has just been created. */
export type NewDealer = Readonly<Record<(typeof newDealerFields)[number], string>> & {
  readonly rowVersion: number
}

/** Initial values of a new dealer. */
export const freshDealer: NewDealer = {
  rowVersion: 0,
  countryId: "1",
  name: "",
  street: "",
  zipCode: "",
  city: "",
  phone: "",
  email: ""
}

/** Creates the form for a new dealer; `onAdded` is called with the dealer's id. */
export const newDealerForm = (onAdded: (id: number) => void) =>
  recordForm({
    names: newDealerFields,
    recordOf: ({ rowVersion, ...fields }: NewDealer) => ({ rowVersion, fields }),
    rules: newDealerProblems,
    save: async (client, _row, { fields }, signal) => {
      const line = (name: (typeof newDealerFields)[number]) => typedLine(textField(fields, name))
      const payload = {
        countryId: countryIds.find((id) => String(id) === line("countryId")) ?? 1,
        name: line("name"),
        street: line("street"),
        zipCode: line("zipCode"),
        city: line("city"),
        phone: phoneIn(line("phone")),
        email: line("email")
      }
      const answer = await client.call(dealerDeskCreate, { payload }, { signal })
      if (answer.type !== "ok") return answer
      onAdded(answer.value.id)
      const { countryId, rowVersion, name, street, zipCode, city, phone, email } = answer.value
      const value = { countryId: String(countryId), rowVersion, name, street, zipCode, city, phone, email }
      return { type: "ok", value }
    }
  })
