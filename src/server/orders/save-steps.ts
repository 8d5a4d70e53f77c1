import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { Visitor } from "../../contract/middleware.ts"
import { mailboxOf } from "../../domain/account/mailbox.ts"
import { trimmedAddress } from "../../domain/trimmed-address.ts"
import { invalid } from "../http/refusals.ts"
import { addressesProblems, type AddressPayload } from "./address-check.ts"
import { draftOf } from "./draft-row.ts"
import { mailboxFor } from "./new-mailbox.ts"
import { findEditable, ownerOf, saveDraft } from "./drafts.ts"

interface Saving {
  readonly orderDraftId: string
  readonly version: number
}

/** Saves both addresses when all of them hold, and nothing otherwise. */
export const saveAddress = Effect.fnUntraced(function* (payload: Saving & AddressPayload) {
  const row = yield* findEditable(ownerOf(yield* Visitor), payload.orderDraftId, payload.version)
  const addresses: AddressPayload = {
    emailAddress: mailboxOf(payload.emailAddress),
    deliveryAddress: trimmedAddress(payload.deliveryAddress),
    useInvoiceAddress: payload.useInvoiceAddress,
    invoiceAddress:
      payload.useInvoiceAddress && payload.invoiceAddress !== null
        ? trimmedAddress(payload.invoiceAddress)
        : null
  }
  const problems = yield* addressesProblems(addresses, row.calculation)
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  const now = yield* Clock.currentTimeMillis
  const mailbox = yield* mailboxFor(row.contents, addresses.emailAddress, now)
  const contents = { ...row.contents, ...addresses, mailbox }
  const saved = yield* saveDraft(row, { contents }, new Date(now))
  return { success: true, draft: draftOf(saved) }
})
