import { Trans } from "@lingui/react/macro"
import { lazy, Suspense } from "react"
import { Button, ButtonLink } from "../../kit/Button.tsx"
import type { ScreenProps } from "./AddressScreen.tsx"
import { Message } from "../Message.tsx"
import type { OrderWizardView } from "./order.view.ts"
import { WizardSkeleton } from "./WizardSkeleton.tsx"

const AddressScreen = lazy(() => import("./AddressScreen.tsx"))
const StationsScreen = lazy(() => import("./StationsScreen.tsx"))
const PaymentScreen = lazy(() => import("./PaymentScreen.tsx"))
const SummaryScreen = lazy(() => import("./SummaryScreen.tsx"))

type WizardScreenProps = Omit<ScreenProps<OrderWizardView["screen"]>, "view"> & {
  readonly view: OrderWizardView
}

/** The step that is shown, its code fetched when it is needed. */
export function WizardScreen(props: WizardScreenProps) {
  return (
    <Suspense fallback={<WizardSkeleton />}>
      <Screen {...props} />
    </Suspense>
  )
}

function Screen({ view, ...rest }: WizardScreenProps) {
  switch (view.screen) {
    case "DeliveryAddress":
      return <AddressScreen view={view} {...rest} />
    case "DeliveryStations":
      return <StationsScreen view={view} {...rest} />
    case "Payment":
      return <PaymentScreen view={view} {...rest} />
    case "Summary":
      return <SummaryScreen view={view} {...rest} />
    case "loading":
      return <WizardSkeleton />
    case "unloaded":
      return (
        <Message
          takesFocus
          title={<Trans>Ihre Bestellung lässt sich gerade nicht laden</Trans>}
          actions={
            <Button onClick={rest.wishes.onRetryLoad}>
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
      return <OrderGone takesFocus listHref={rest.links.list} signInHref={rest.links.signIn} />
    case "offerGone":
      return (
        <Message
          takesFocus
          title={<Trans>Dieses Angebot gibt es nicht mehr</Trans>}
          actions={
            <ButtonLink href={rest.links.list}>
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
            rest.links.order !== null && (
              <ButtonLink href={rest.links.order}>
                <Trans>Zur Bestellung</Trans>
              </ButtonLink>
            )
          }
        />
      )
  }
}

/** An order that was begun elsewhere or long ago; the wishes are still in the address. */
export function OrderGone({
  listHref,
  signInHref,
  takesFocus = false
}: {
  readonly listHref: string
  /** Undefined where the address names no order. */
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
