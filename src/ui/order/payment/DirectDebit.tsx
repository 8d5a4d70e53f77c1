import { Trans } from "@lingui/react/macro"
import type { FieldProblem } from "../../../domain/address/address.ts"
import { groupedIban } from "../../../domain/iban.ts"
import { type MandateTerms, sepaMandate } from "../../../domain/legal/sepa-mandate.ts"
import type { AccountEntry } from "../../../domain/payment/account-entry.ts"
import type { GivenMandate } from "../../../domain/payment/payment-choice.ts"
import { Button } from "../../kit/Button.tsx"
import { WithExplanation } from "../../kit/Explained.tsx"
import { Checkbox } from "../../kit/form/Choice.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { TextInput } from "../../kit/form/TextInput.tsx"
import { Facts } from "../Facts.tsx"
import s from "../Form.module.css"
import { FullText } from "../summary/FullText.tsx"
import { IbanField } from "./IbanField.tsx"
import { PaymentErrorText } from "./PaymentErrorText.tsx"

interface DirectDebitProps {
  /** The valid mandate that the buyer gave earlier; null while another account is entered. */
  readonly saved: GivenMandate | null
  readonly entry: AccountEntry
  /** The creditor's terms; null if there is nothing to agree to. */
  readonly terms: MandateTerms | null
  readonly state: "open" | "loading" | "unshown" | "accepted"
  readonly problems: ReadonlyArray<FieldProblem>
  readonly onChange: (entry: AccountEntry) => void
  readonly onLeave: () => void
  readonly onReplace: () => void
  readonly onAccept: (isAccepted: boolean) => void
  readonly onRetry: () => void
}

/**
 * Fields for the account and then the full text of the mandate, to which the user must agree (rule payment.mandate).
 */
export function DirectDebit(props: DirectDebitProps) {
  const { saved, entry, state, problems, onChange, onLeave } = props
  if (saved !== null) return <SavedMandate mandate={saved} onReplace={props.onReplace} />
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)
  const holder = problemOf("sepa.accountHolder")
  const iban = problemOf("sepa.iban")
  return (
    <div className={s["group"]} data-state={state}>
      <Field
        id="sepa-accountHolder"
        label={<Trans>Wem gehört das Konto?</Trans>}
        error={holder && <PaymentErrorText problem={holder} />}
      >
        {(control) => (
          <TextInput
            {...control}
            name="accountHolder"
            autoComplete="name"
            value={entry.accountHolder}
            onChange={(event) => onChange({ ...entry, accountHolder: event.target.value })}
            onBlur={onLeave}
          />
        )}
      </Field>
      <IbanField
        id="sepa-iban"
        hint={<Trans>Ein Konto in jedem Land des SEPA-Raums ist möglich.</Trans>}
        error={iban && <PaymentErrorText problem={iban} />}
        value={entry.iban}
        onChange={(text) => onChange({ ...entry, iban: text })}
        onLeave={onLeave}
      />
      {state === "loading" && (
        <output>
          <Trans>Das Mandat wird vorbereitet …</Trans>
        </output>
      )}
      {state === "unshown" && (
        <Notice
          tone="bad"
          announced
          title={<Trans>Das Mandat lässt sich gerade nicht zeigen</Trans>}
          actions={
            <Button look="secondary" onClick={props.onRetry}>
              <Trans>Noch einmal versuchen</Trans>
            </Button>
          }
        />
      )}
      {props.terms !== null && <Mandate {...props} terms={props.terms} />}
    </div>
  )
}

function Mandate({
  terms,
  entry,
  state,
  problems,
  onAccept
}: DirectDebitProps & { readonly terms: MandateTerms }) {
  const problem = problems.find(({ field }) => field === "sepa.mandateAccepted")
  return (
    <section className={s["group"]} aria-label="SEPA-Lastschriftmandat">
      <FullText text={sepaMandate(terms)}>
        <Facts
          facts={[
            { key: "creditor", label: <Trans>Gläubiger</Trans>, value: terms.creditorName },
            { key: "id", label: <Trans>Gläubiger-ID</Trans>, value: terms.creditorId },
            { key: "reference", label: <Trans>Mandatsreferenz</Trans>, value: terms.reference },
            { key: "holder", label: <Trans>Zahlungspflichtig</Trans>, value: entry.accountHolder },
            { key: "iban", label: <Trans>IBAN</Trans>, value: groupedIban(entry.iban) }
          ]}
        />
      </FullText>
      <WithExplanation text="Mandat">
        <Checkbox
          id="sepa-mandateAccepted"
          name="mandateAccepted"
          checked={state === "accepted"}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem && "sepa-mandateAccepted-error"}
          onChange={(event) => onAccept(event.target.checked)}
          label={<Trans>Ich erteile dieses SEPA-Lastschriftmandat.</Trans>}
          hint={<Trans>Zeit und Wortlaut werden mit der Zustimmung gespeichert.</Trans>}
        />
      </WithExplanation>
      {problem && (
        <p className={s["error"]} id="sepa-mandateAccepted-error">
          <PaymentErrorText problem={problem} />
        </p>
      )}
    </section>
  )
}

function SavedMandate({
  mandate,
  onReplace
}: {
  readonly mandate: GivenMandate
  readonly onReplace: () => void
}) {
  return (
    <div className={s["group"]} data-state="kept">
      <p>
        <Trans>
          Sie haben ein Lastschriftmandat für das Konto {mandate.account} erteilt, Mandatsreferenz{" "}
          {mandate.reference}.
        </Trans>
      </p>
      <div>
        <Button look="secondary" onClick={onReplace}>
          <Trans>Anderes Konto angeben</Trans>
        </Button>
      </div>
    </div>
  )
}
