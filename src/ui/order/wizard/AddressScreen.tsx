import { Trans } from "@lingui/react/macro"
import type { FieldProblem } from "../../../domain/address/address.ts"
import type { AddressForm } from "../../../domain/order/wizard/address-form.ts"
import { AddressStep } from "../address/AddressStep.tsx"
import { BuyerLead, FillIn, GuestLinks } from "../summary/BuyerNote.tsx"
import { fieldId } from "../../kit/address/field-id.ts"
import { AddressText } from "../../kit/address/AddressText.tsx"
import { FieldErrorText } from "../../kit/address/FieldErrorText.tsx"
import { FormScreen } from "./FormScreen.tsx"
import { StepHeading } from "../StepHeading.tsx"
import type { ScreenProps } from "./screen-props.ts"

/** First step: delivery address and the buyer's contact data. */
export default function AddressScreen(props: ScreenProps<"DeliveryAddress">) {
  const { view, wishes, links, places, buyer, hasMoved } = props
  const { draft, form, completed, problems, save } = view
  return (
    <FormScreen
      {...props}
      heading={
        <StepHeading takesFocus={hasMoved} lead={<BuyerLead buyer={buyer} />}>
          <Trans>Lieferadresse</Trans>
        </StepHeading>
      }
      notices={
        buyer === null ? (
          <GuestLinks links={links} />
        ) : (
          completed !== null &&
          save !== "conflict" && <FillIn onFillIn={() => wishes.onType({ ...completed })} />
        )
      }
      errors={problems.toSorted(byPlace).map((problem) => ({
        fieldId: fieldId(problem.field),
        text: problem.field.startsWith("invoiceAddress.") ? (
          <Trans>
            Rechnungsadresse: <FieldErrorText problem={problem} />
          </Trans>
        ) : (
          <FieldErrorText problem={problem} />
        )
      }))}
      mine={<Entry form={form} />}
      theirs={<Entry form={draft.deliveryAddress && { ...draft, deliveryAddress: draft.deliveryAddress }} />}
    >
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
    </FormScreen>
  )
}

/**
 * Order of the fields on the page: the server reports errors for the e-mail address first, but the e-mail field is
 * below the address.
 */
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
