import { Trans } from "@lingui/react/macro"
import { ErrorSummary } from "../kit/ErrorSummary.tsx"
import type { ScreenProps } from "./AddressScreen.tsx"
import { FieldErrorText } from "../kit/address/FieldErrorText.tsx"
import { FormActions } from "./FormActions.tsx"
import s from "./Form.module.css"
import { PaymentStep } from "./PaymentStep.tsx"
import { SaveNotice } from "./SaveNotice.tsx"
import { StepHeading } from "./StepHeading.tsx"
import { useAttempt } from "../kit/use-attempt.ts"

/** Second step: how to pay. */
export default function PaymentScreen({ view, wishes, links, company, hasMoved }: ScreenProps<"Payment">) {
  const { draft, form, problems, save } = view
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
      <StepHeading takesFocus={hasMoved} lead={<Trans>Sie zahlen nichts im Voraus.</Trans>}>
        <Trans>Zahlung</Trans>
      </StepHeading>
      <ErrorSummary
        attempt={attempt}
        entries={problems.map((problem) => ({
          fieldId: problem.field,
          text: <FieldErrorText problem={problem} />
        }))}
      />
      <fieldset className={s["fields"]} disabled={save === "conflict"}>
        <PaymentStep
          form={form}
          seller={draft.offer.seller}
          company={company}
          problems={problems}
          onChange={(next) => wishes.onType({ step: "Payment", ...next })}
        />
      </fieldset>
      <SaveNotice
        save={save}
        wishes={wishes}
        mine={<Reference text={form.orderReference} />}
        theirs={<Reference text={draft.payment?.orderReference ?? ""} />}
      />
      {save !== "conflict" && (
        <FormActions
          save={save}
          back={{
            href: links.step(draft.calculation.stations > 1 ? "DeliveryStations" : "DeliveryAddress"),
            onGo: wishes.onBack,
            text:
              draft.calculation.stations > 1 ? (
                <Trans>Zurück zu den Mengen</Trans>
              ) : (
                <Trans>Zurück zur Adresse</Trans>
              )
          }}
        >
          <Trans>Weiter zur Übersicht</Trans>
        </FormActions>
      )}
    </form>
  )
}

function Reference({ text }: { readonly text: string }) {
  return text === "" ? (
    <Trans>Rechnung, ohne eigenes Zeichen</Trans>
  ) : (
    <Trans>Rechnung, Ihr Zeichen {text}</Trans>
  )
}
