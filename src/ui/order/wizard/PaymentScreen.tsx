import { Trans } from "@lingui/react/macro"
import type { OrderDraft } from "../../../domain/order/draft.ts"
import type { PaymentVariant } from "../../../domain/order/steps.ts"
import type { PaymentExclusion, PaymentProblem } from "../../../domain/payment/refusals.ts"
import { toldPaymentProblems } from "../../../domain/payment/account-entry.ts"
import { paymentExclusion } from "../../../domain/payment/availability.ts"
import { variantOf } from "../../../domain/payment/variants.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { fieldId } from "../../kit/address/field-id.ts"
import type { ScreenProps } from "./screen-props.ts"
import { FormScreen } from "./FormScreen.tsx"
import { AtProvider } from "../payment/AtProvider.tsx"
import { PaymentErrorText } from "../payment/PaymentErrorText.tsx"
import type { PaymentSurroundings } from "../payment/payment-parts.ts"
import { PaymentStep } from "../payment/PaymentStep.tsx"
import { ExclusionText } from "../payment/ExclusionText.tsx"
import { PaymentName } from "../../kit/orders/PaymentName.tsx"
import { StepHeading } from "../StepHeading.tsx"

/** Second step: payment. */
export default function PaymentScreen(props: ScreenProps<"Payment">) {
  const { view, wishes, company, hasMoved, payment } = props
  const { draft, form, save } = view
  const problems = toldPaymentProblems(view.problems, form.sepa)
  const exclusion = exclusionOf(draft, payment)
  return (
    <FormScreen
      {...props}
      heading={
        <StepHeading takesFocus={hasMoved} lead={<Trans>Sie zahlen nichts im Voraus.</Trans>}>
          <Trans>Zahlung</Trans>
        </StepHeading>
      }
      notices={
        <>
          {payment.asked !== null && exclusion !== undefined ? (
            <Excluded asked={payment.asked} reason={exclusion} />
          ) : (
            draft.paymentProblem !== null && <NotHeld problem={draft.paymentProblem} />
          )}
          <AtProvider draft={draft} save={save} onLeave={wishes.onLeave} onReread={wishes.onReread} />
        </>
      }
      errors={problems.map((problem) => ({
        fieldId: fieldId(problem.field),
        text: <PaymentErrorText problem={problem} />
      }))}
      mine={<Choice variant={variantOf(form)} text={form.orderReference} />}
      theirs={<Choice variant={draft.payment?.variant} text={draft.payment?.orderReference ?? ""} />}
      onward={
        variantOf(form) === "PayPal" && draft.payment?.atProvider?.state !== "agreed" ? (
          <Trans>Weiter zu PayPal</Trans>
        ) : undefined
      }
    >
      <PaymentStep
        draft={draft}
        form={form}
        surroundings={payment}
        company={company}
        problems={problems}
        onChange={(next) => wishes.onType({ step: "Payment", ...next })}
      />
    </FormScreen>
  )
}

/** Explains why the payment method that the buyer chose here or together with the offer is not possible. */
function NotHeld({ problem }: { readonly problem: PaymentProblem }) {
  const isAgain =
    problem.reason === "planOutdated" ||
    problem.reason === "agreementOutdated" ||
    problem.reason === "wordingChanged"
  return (
    <Notice
      announced
      title={
        isAgain ? (
          <Trans>
            Bitte bestätigen Sie die Zahlungsart noch einmal: <PaymentName variant={problem.variant} />
          </Trans>
        ) : (
          <Trans>
            Diese Zahlungsart ist hier nicht möglich: <PaymentName variant={problem.variant} />
          </Trans>
        )
      }
    >
      <p>
        <ExclusionText reason={problem.reason} />
      </p>
    </Notice>
  )
}

type Exclusion = PaymentExclusion | "actedFor"

/**
 * Returns the reason why the payment method named in the URL is not available; `undefined` if it is available or the
 * URL names none.
 */
const exclusionOf = (draft: OrderDraft, { asked, isActedFor }: PaymentSurroundings): Exclusion | undefined =>
  asked === null
    ? undefined
    : (paymentExclusion(draft, asked) ?? (isActedFor && !asked.endsWith("Invoice") ? "actedFor" : undefined))

function Excluded({ asked, reason }: { readonly asked: PaymentVariant; readonly reason: Exclusion }) {
  return (
    <Notice
      announced
      title={
        <Trans>
          Diese Zahlungsart ist hier nicht möglich: <PaymentName variant={asked} />
        </Trans>
      }
    >
      <p>
        <ExclusionText reason={reason} />
      </p>
    </Notice>
  )
}

function Choice({ variant, text }: { readonly variant: PaymentVariant | undefined; readonly text: string }) {
  if (variant === undefined) return <Trans>noch nichts</Trans>
  return (
    <>
      <PaymentName variant={variant} />,{" "}
      {text === "" ? <Trans>ohne eigenes Zeichen</Trans> : <Trans>Ihr Zeichen {text}</Trans>}
    </>
  )
}
