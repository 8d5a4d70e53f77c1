import { fromPromise } from "xstate"
import type { MandateTerms } from "../../domain/legal/sepa-mandate.ts"
import type { InstalmentOffer } from "../../machines/instalment-plan.machine.ts"
import type { Client } from "../client/client.ts"
import { orderProcessInstallmentOptions, orderProcessMandate } from "../client/order-routes.gen.ts"
import { heardValue } from "../client/no-answer.ts"

interface OfDraft {
  readonly draftId: string
}

/** Loads the creditor of an order's direct debit and the mandate reference. */
export const mandateActors = (client: Client) => ({
  loadMandate: fromPromise<MandateTerms, OfDraft>(async ({ input: { draftId }, signal }) =>
    heardValue(await client.call(orderProcessMandate, { params: { draftId } }, { signal }))
  )
})

/** Loads the instalment plans that are available for an order. */
export const instalmentActors = (client: Client) => ({
  loadOptions: fromPromise<InstalmentOffer, OfDraft>(async ({ input: { draftId }, signal }) =>
    heardValue(await client.call(orderProcessInstallmentOptions, { params: { draftId } }, { signal }))
  )
})
