import { Trans } from "@lingui/react/macro"
import { Suspense } from "react"
import type { AddressableStep } from "../../../domain/order/steps.ts"
import { stepAfter, stepBefore } from "../../../domain/order/wizard/step-walk.ts"
import { Button, ButtonLink } from "../../kit/Button.tsx"
import { Message } from "../Message.tsx"
import { isStepView, type OrderWizardView, type StepView } from "./order.view.ts"
import type { StepSurroundings } from "./screen-props.ts"
import { wizardSteps } from "./wizard-steps.tsx"
import { WizardSkeleton } from "./WizardSkeleton.tsx"

interface WizardScreenProps extends StepSurroundings {
  readonly view: OrderWizardView
}

/** The current step; the code of a step is loaded when it is needed. */
export function WizardScreen({ view, ...rest }: WizardScreenProps) {
  if (!isStepView(view)) return <StepMessage screen={view.screen} {...rest} />
  return (
    <Suspense fallback={<WizardSkeleton />}>
      <Step view={view} {...rest} />
    </Suspense>
  )
}

function Step<Key extends AddressableStep>(props: StepSurroundings & { readonly view: StepView<Key> }) {
  const { view, links, wishes } = props
  const { Screen } = wizardSteps[view.screen]
  const { applicableSteps } = view.draft
  const [before, after] = [stepBefore(applicableSteps, view.screen), stepAfter(applicableSteps, view.screen)]
  const back =
    before === null
      ? { href: links.offer, text: <Trans>Zurück zum Angebot</Trans> }
      : { href: links.step(before.step), onGo: wishes.onBack, text: wizardSteps[before.step].back }
  return <Screen {...props} way={{ onward: after && wizardSteps[after.step].onward, back }} />
}

function StepMessage({
  screen,
  wishes,
  links
}: Pick<StepSurroundings, "wishes" | "links"> & {
  readonly screen: Exclude<OrderWizardView["screen"], AddressableStep>
}) {
  switch (screen) {
    case "loading":
      return <WizardSkeleton />
    case "unloaded":
      return (
        <Message
          takesFocus
          title={<Trans>Ihre Bestellung lässt sich gerade nicht laden</Trans>}
          actions={
            <Button onClick={wishes.onRetryLoad}>
              <Trans>Noch einmal versuchen</Trans>
            </Button>
          }
        >
          <p>
            <Trans>Unser Server antwortet nicht. Was Sie gespeichert haben, ist noch da.</Trans>
          </p>
        </Message>
      )
    case "missing":
      return <OrderGone takesFocus listHref={links.list} signInHref={links.signIn} />
    case "offerGone":
      return (
        <Message
          takesFocus
          title={<Trans>Dieses Angebot gibt es nicht mehr</Trans>}
          actions={
            <ButtonLink href={links.list}>
              <Trans>Angebote neu vergleichen</Trans>
            </ButtonLink>
          }
        >
          <p>
            <Trans>Der Händler liefert zu diesen Wünschen nicht mehr. Bestellt ist nichts.</Trans>
          </p>
        </Message>
      )
    case "placed":
      return (
        <Message
          takesFocus
          title={<Trans>Ihre Bestellung ist angekommen</Trans>}
          actions={
            links.order !== null && (
              <ButtonLink href={links.order}>
                <Trans>Zur Bestellung</Trans>
              </ButtonLink>
            )
          }
        />
      )
  }
}

/** Message if an order was started elsewhere or long ago; the URL still contains its parameters. */
export function OrderGone({
  listHref,
  signInHref,
  takesFocus = false
}: {
  readonly listHref: string
  /** Undefined if the URL contains no order. */
  readonly signInHref?: string | undefined
  readonly takesFocus?: boolean
}) {
  return (
    <Message
      takesFocus={takesFocus}
      title={
        signInHref === undefined ? (
          <Trans>Diese angefangene Bestellung gibt es nicht mehr</Trans>
        ) : (
          <Trans>Diese angefangene Bestellung lässt sich gerade nicht öffnen</Trans>
        )
      }
      actions={
        <>
          {signInHref !== undefined && (
            <ButtonLink href={signInHref}>
              <Trans>Anmelden und weiter bestellen</Trans>
            </ButtonLink>
          )}
          <ButtonLink href={listHref} look={signInHref === undefined ? "primary" : "secondary"}>
            <Trans>Angebote neu vergleichen</Trans>
          </ButtonLink>
        </>
      }
    >
      {signInHref === undefined ? (
        <p>
          <Trans>
            Sie wurde in einem anderen Browser begonnen oder ist zu lange her. Ihre Wünsche sind noch da:
            Wählen Sie ein Angebot, und es geht weiter.
          </Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              Haben Sie sie mit Ihrem Konto begonnen, melden Sie sich bitte an: Dann geht es genau hier
              weiter, auch mit dem, was Sie in diesem Fenster schon eingetragen haben.
            </Trans>
          </p>
          <p>
            <Trans>
              Sonst wurde sie in einem anderen Browser begonnen oder ist zu lange her. Ihre Wünsche sind noch
              da: Wählen Sie ein Angebot, und es geht weiter.
            </Trans>
          </p>
        </>
      )}
    </Message>
  )
}
