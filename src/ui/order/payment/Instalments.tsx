import { Trans } from "@lingui/react/macro"
import type { FieldProblem } from "../../../domain/address/address.ts"
import type { CurrencyCode } from "../../../domain/place/country.ts"
import { instalmentConsent } from "../../../domain/legal/instalment-consent.ts"
import type { InstalmentTerms } from "../../../domain/payment/payment-choice.ts"
import type { InstallmentEntry } from "../../../domain/payment/payment-form.ts"
import type { InstalmentOffer } from "../../../machines/instalment-plan.machine.ts"
import { Button } from "../../kit/Button.tsx"
import { Checkbox } from "../../kit/form/Choice.tsx"
import { DateField } from "../../kit/form/DateField.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import s from "../Form.module.css"
import { FullText } from "../summary/FullText.tsx"
import { InstalmentTable } from "./InstalmentTable.tsx"
import { IbanField } from "./IbanField.tsx"
import { PaymentErrorText } from "./PaymentErrorText.tsx"

interface InstalmentsProps {
  readonly currency: CurrencyCode
  readonly offer: InstalmentOffer | null
  readonly plan: InstalmentTerms | null
  readonly state: "loading" | "unread" | "unavailable" | "table"
  readonly entry: InstallmentEntry
  /** The saved account, masked. */
  readonly savedAccount: string | null
  readonly problems: ReadonlyArray<FieldProblem>
  readonly onPlan: (optionId: string) => void
  readonly onChange: (change: Partial<InstallmentEntry>) => void
  readonly onConsent: (isGiven: boolean) => void
  readonly onRetry: () => void
}

/**
 * The instalment plans with all required values, and the fields for the data that the lender requires (rule
 * payment.figures).
 */
export function Instalments(props: InstalmentsProps) {
  const { state, offer } = props
  if (state === "unread")
    return (
      <Notice
        tone="bad"
        announced
        title={<Trans>Die Raten lassen sich gerade nicht berechnen</Trans>}
        actions={
          <Button look="secondary" onClick={props.onRetry}>
            <Trans>Noch einmal versuchen</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Jede andere Zahlungsart können Sie trotzdem wählen.</Trans>
        </p>
      </Notice>
    )
  if (state === "unavailable")
    return (
      <Notice tone="bad" announced title={<Trans>Für diese Bestellung gibt es gerade keine Raten</Trans>}>
        <p>
          <Trans>Bitte wählen Sie eine andere Zahlungsart.</Trans>
        </p>
      </Notice>
    )
  if (offer === null || state === "loading")
    return (
      <output>
        <Trans>Die Raten werden berechnet …</Trans>
      </output>
    )
  return (
    <div className={s["group"]} data-state={state}>
      <InstalmentTable
        currency={props.currency}
        offer={offer}
        plan={props.plan}
        problem={props.problems.find(({ field }) => field === "installment.optionId")}
        onPlan={props.onPlan}
      />
      <Applicant {...props} />
      <Consent {...props} offer={offer} />
    </div>
  )
}

function Applicant({ entry, savedAccount, problems, onChange }: InstalmentsProps) {
  const birthDate = problems.find(({ field }) => field === "installment.birthDate")
  const iban = problems.find(({ field }) => field === "installment.iban")
  return (
    <>
      {savedAccount !== null && (
        <p>
          <Trans>
            Das Konto {savedAccount} und Ihr Geburtsdatum sind gespeichert. Füllen Sie beides nur aus, um es
            zu ändern.
          </Trans>
        </p>
      )}
      <DateField
        id="installment-birthDate"
        label={<Trans>Geburtsdatum</Trans>}
        error={birthDate && <PaymentErrorText problem={birthDate} />}
        name="birthDate"
        autoComplete="bday"
        min="1900-01-01"
        max="2100-12-31"
        day={entry.birthDate}
        onDay={(day) => onChange({ birthDate: day })}
      />
      <IbanField
        id="installment-iban"
        hint={<Trans>Von diesem Konto werden die Raten eingezogen.</Trans>}
        error={iban && <PaymentErrorText problem={iban} />}
        value={entry.iban}
        onChange={(text) => onChange({ iban: text })}
      />
    </>
  )
}

function Consent({
  offer,
  plan,
  entry,
  problems,
  onConsent
}: InstalmentsProps & { readonly offer: InstalmentOffer }) {
  const problem = problems.find(({ field }) => field === "installment.consentVersion")
  return (
    <>
      <FullText text={instalmentConsent(offer.provider)}>
        <p>
          <a href={plan?.infoUrl ?? offer.infoUrl} target="_blank" rel="noopener">
            <Trans>Informationen des Kreditgebers (öffnet ein neues Fenster)</Trans>
          </a>
        </p>
      </FullText>
      <Checkbox
        id="installment-consentVersion"
        name="consentVersion"
        checked={entry.consentVersion !== ""}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem && "installment-consentVersion-error"}
        onChange={(event) => onConsent(event.target.checked)}
        label={<Trans>Ich habe die Information gelesen und willige ein.</Trans>}
      />
      {problem && (
        <p className={s["error"]} id="installment-consentVersion-error">
          <PaymentErrorText problem={problem} />
        </p>
      )}
    </>
  )
}
