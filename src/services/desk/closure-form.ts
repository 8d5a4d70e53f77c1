import {
  closureFields,
  closureFieldsOf,
  closureIn,
  closureProblems,
  type DealerClosure
} from "../../domain/dealer-desk/closure-rules.ts"
import { dealerClosuresRemove, dealerClosuresSave } from "../client/dealer-routes.gen.ts"
import type { Client } from "../client/client.ts"
import { recordForm } from "./record-form.ts"

/**
 * Creates the form for a dealer's days without delivery; `dealerId` 0 stands for the dealer of the signed-in account.
 */
export const closureForm = (dealerId: number) =>
  recordForm({
    names: closureFields,
    recordOf: (closure: DealerClosure) => ({
      rowVersion: closure.rowVersion,
      fields: closureFieldsOf(closure)
    }),
    rules: closureProblems,
    save: (client, { id }, { rowVersion, fields }, signal) => {
      const payload = { id, rowVersion, ...closureIn(fields) }
      return client.call(dealerClosuresSave, { params: { dealerId }, payload }, { signal })
    },
    theirs: (failure) => ("closure" in failure ? failure.closure : undefined)
  })

export const removeClosureOf =
  (dealerId: number) =>
  (client: Client, { id, rowVersion }: DealerClosure) =>
    client.call(dealerClosuresRemove, { params: { dealerId, rowId: id }, payload: { rowVersion } })
