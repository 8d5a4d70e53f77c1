import { Trans } from "@lingui/react/macro"
import type { FieldProblem } from "../../../domain/address/address.ts"
import type { AddressForm } from "../../../domain/wizard/address-form.ts"
import { ErrorSummary } from "../../kit/form/ErrorSummary.tsx"
import { AddressStep } from "../address/AddressStep.tsx"
import { type Buyer, BuyerLead, FillIn, GuestLinks } from "../summary/BuyerNote.tsx"
import { fieldId } from "../../kit/address/AddressFields.tsx"
import { AddressText } from "../../kit/address/AddressText.tsx"
import { FieldErrorText } from "../../kit/address/FieldErrorText.tsx"
import { FormActions } from "../FormActions.tsx"
import s from "../Form.module.css"
import type { OrderWizardView } from "./order.view.ts"
import { SaveNotice } from "./SaveNotice.tsx"
import type { PaymentSurroundings } from "../payment/payment-parts.ts"
import { StepHeading } from "../StepHeading.tsx"
import { useAttempt } from "../../kit/live/use-attempt.ts"
import type { WizardLinks, WizardWishes } from "./wizard.wishes.ts"

/** What every screen of the wizard gets. */
export interface ScreenProps<Screen extends OrderWizardView["screen"]> {
  readonly view: Extract<OrderWizardView, { readonly screen: Screen }>
  readonly wishes: WizardWishes
  readonly links: WizardLinks
  /** The operator's company. */
  readonly company: string
  readonly places: ReadonlyArray<string>
  /** The same of each zip that the order goes to. */
  readonly placesOf: (zipCode: string) => ReadonlyArray<string>
  /** The station that the address names, from 0. */
  readonly station: number | null
  /** Who is signed in; null for a guest. */
  readonly buyer: Buyer | null
  readonly payment: PaymentSurroundings
  /** Whether the step has replaced another one on this page. */
  readonly hasMoved: boolean
}

/** First step: where to deliver and how to reach the buyer. */
export default function AddressScreen({
  view,
  wishes,
  links,
  places,
  buyer,
  hasMoved
}: ScreenProps<"DeliveryAddress">) {
  const { draft, form, completed, problems, save } = view
  const attempt = useAttempt(view.answer)
  return (
    <form
      className={s["form"]}
      noValidate
      data-state={save}
      onSubmit={(event) => {
        event.preventDefault()
        wishes.onSave(form)
      }}
    >
      <StepHeading takesFocus={hasMoved} lead={<BuyerLead buyer={buyer} />}>
        <Trans>Lieferadresse</Trans>
      </StepHeading>
      {buyer === null ? (
        <GuestLinks links={links} />
      ) : (
        completed !== null &&
        save !== "conflict" && <FillIn onFillIn={() => wishes.onType({ ...completed })} />
      )}
      <ErrorSummary
        attempt={attempt}
        entries={problems.toSorted(byPlace).map((problem) => ({
          fieldId: fieldId(problem.field),
          text: problem.field.startsWith("invoiceAddress.") ? (
            <Trans>
              Rechnungsadresse: <FieldErrorText problem={problem} />
            </Trans>
          ) : (
            <FieldErrorText problem={problem} />
          )
        }))}
      />
      <fieldset className={s["fields"]} disabled={save === "conflict"}>
        <AddressStep
          form={form}
          calculation={draft.calculation}
          buyer={buyer}
          places={places}
          allowCompany={draft.allowCompany}
          allowInvoiceAddress={draft.allowInvoiceAddress}
          problems={problems}
          listHref={links.list}
          onChange={(next) => wishes.onType({ step: "DeliveryAddress", ...next })}
        />
      </fieldset>
      <SaveNotice
        save={save}
        wishes={wishes}
        mine={<Entry form={form} />}
        theirs={
          <Entry form={draft.deliveryAddress && { ...draft, deliveryAddress: draft.deliveryAddress }} />
        }
      />
      {save !== "conflict" && (
        <FormActions save={save} back={{ href: links.offer, text: <Trans>Zurück zum Angebot</Trans> }}>
          {draft.calculation.stations > 1 ? (
            <Trans>Weiter zu den Mengen</Trans>
          ) : (
            <Trans>Weiter zur Zahlung</Trans>
          )}
        </FormActions>
      )}
    </form>
  )
}

/** The server names the e-mail first; on the page it stands below the address. */
const parts = ["deliveryAddress", "emailAddress", "invoiceAddress"]
const placeOf = ({ field }: FieldProblem) => parts.indexOf(field.split(".")[0] ?? "")
const byPlace = (one: FieldProblem, other: FieldProblem) => placeOf(one) - placeOf(other)

type Shown = Pick<AddressForm, "emailAddress" | "deliveryAddress" | "invoiceAddress" | "useInvoiceAddress">

function Entry({ form }: { readonly form: Shown | null }) {
  if (form === null) return <Trans>noch nichts</Trans>
  return (
    <>
      <AddressText address={form.deliveryAddress} />
      {form.deliveryAddress.phone} · {form.emailAddress}
      {form.useInvoiceAddress && form.invoiceAddress !== null && (
        <AddressText address={form.invoiceAddress} />
      )}
    </>
  )
}
