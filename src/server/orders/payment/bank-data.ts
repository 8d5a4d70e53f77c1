import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { GivenMandate } from "../../../domain/payment/payment-choice.ts"
import type { InstallmentEntry } from "../../../domain/payment/payment-form.ts"
import { Secrets } from "../../http/secrets.ts"
import type { DraftContents, DraftRow } from "../draft-row.ts"

/**
 * Whether bank data are stored for a draft, apart from those named by `besides`. The draft's payment shows this,
 * because both were saved in one transaction.
 */
export const hasBankData = (
  { payment }: DraftContents,
  besides: "mandate" | "application" | "none"
): boolean =>
  (besides !== "mandate" && payment?.mandate !== undefined) ||
  (besides !== "application" && payment?.plan !== undefined)

/** Deletes the bank data of a draft whose payment method has changed. */
export const forgetBankData = Effect.fnUntraced(function* (
  { id, contents }: Pick<DraftRow, "id" | "contents">,
  kept: "mandate" | "application" | "none"
) {
  if (!hasBankData(contents, kept)) return
  const sql = yield* SqlClient
  if (kept !== "mandate") yield* sql`delete from sepa_mandate where draft_id = ${id}`
  if (kept !== "application") yield* sql`delete from instalment_application where draft_id = ${id}`
})

/** Stores a mandate as given; without an IBAN the account given before is used. */
export const keepMandate = Effect.fnUntraced(function* (
  draftId: string,
  mandate: GivenMandate,
  iban: string | undefined,
  address: string
) {
  const sql = yield* SqlClient
  if (iban === undefined) {
    return yield* sql`
      update sepa_mandate set text_version = ${mandate.textVersion},
        accepted_at = ${mandate.acceptedAt}::timestamptz, address = ${address}
      where draft_id = ${draftId} and text_version <> ${mandate.textVersion}`
  }
  const { seal } = yield* Secrets
  return yield* sql`
    insert into sepa_mandate (reference, draft_id, creditor_name, creditor_id, text_version, account_holder, iban,
      accepted_at, address)
    values (${mandate.reference}, ${draftId}, ${mandate.creditorName}, ${mandate.creditorId}, ${mandate.textVersion},
      ${mandate.accountHolder}, ${seal(iban, draftId)}, ${mandate.acceptedAt}::timestamptz, ${address})
    on conflict (draft_id) do update set text_version = excluded.text_version,
      account_holder = excluded.account_holder, iban = excluded.iban, accepted_at = excluded.accepted_at,
      address = excluded.address`
})

/** Stores the data that the lender requires; without an IBAN the account and birth date given before are used. */
export const keepApplication = Effect.fnUntraced(function* (
  draftId: string,
  entry: InstallmentEntry,
  iban: string | undefined,
  given: { readonly at: string; readonly address: string }
) {
  const sql = yield* SqlClient
  if (iban === undefined) {
    return yield* sql`
      update instalment_application set option_id = ${entry.optionId}, consent_version = ${entry.consentVersion},
        device_token = ${entry.deviceToken}, consented_at = ${given.at}::timestamptz, address = ${given.address}
      where draft_id = ${draftId}`
  }
  const { seal } = yield* Secrets
  return yield* sql`
    insert into instalment_application (draft_id, option_id, birth_date, iban, device_token, consent_version,
      consented_at, address)
    values (${draftId}, ${entry.optionId}, ${seal(entry.birthDate, draftId)}, ${seal(iban, draftId)},
      ${entry.deviceToken}, ${entry.consentVersion}, ${given.at}::timestamptz, ${given.address})
    on conflict (draft_id) do update set option_id = excluded.option_id, birth_date = excluded.birth_date,
      iban = excluded.iban, device_token = excluded.device_token, consent_version = excluded.consent_version,
      consented_at = excluded.consented_at, address = excluded.address`
})
