import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../contract/middleware.ts"
import { mailboxOf } from "../../domain/mail/mailbox.ts"
import { trimmedAddress } from "../../domain/address/trimmed-address.ts"
import { countStep } from "../http/count-steps.ts"
import { invalid } from "../http/refusals.ts"
import { addressesProblems, type AddressPayload } from "./address-check.ts"
import { draftOf, placeOf } from "./draft-row.ts"
import { keepOwnAddress } from "./keep-own-address.ts"
import { mailboxFor } from "./new-mailbox.ts"
import { ownerOf, saveDraft } from "./drafts.ts"
import { draftToSave, type Saving } from "./open-draft.ts"
import { addressesOf, type SentAddresses } from "./selected-addresses.ts"

/** Saves both addresses if both are valid, and nothing otherwise. */
export const saveAddress = Effect.fnUntraced(function* (sent: Saving & SentAddresses) {
  const row = yield* draftToSave(ownerOf(yield* Visitor), sent)
  const payload = yield* addressesOf(sent, row.contents)
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
  const saving = saveDraft(row, { contents }, new Date(now))
  const sql = yield* SqlClient
  const saved = yield* sent.keepAddress === true
    ? sql.withTransaction(Effect.tap(saving, () => keepOwnAddress(addresses.deliveryAddress)))
    : saving
  if (row.contents.deliveryAddress === null) yield* countStep({ step: "address", ...placeOf(row) })
  return { success: true, draft: draftOf(saved) }
})
