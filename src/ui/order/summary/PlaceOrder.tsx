import { Trans } from "@lingui/react/macro"
import { type ReactNode, useEffect, useRef } from "react"
import type { FieldProblem } from "../../../domain/address/address.ts"
import type { Offer } from "../../../domain/offer/offer.ts"
import { orderButtonText } from "../../../domain/order/button.ts"
import { hasOtherFigures } from "../../../domain/price/price-figures.ts"
import { Button, ButtonLink } from "../../kit/Button.tsx"
import { classes } from "../../kit/style/classes.ts"
import { LiveRegion } from "../../kit/Hidden.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { FieldErrorText } from "../../kit/address/FieldErrorText.tsx"
import { Sum } from "../ActionBar.tsx"
import bar from "../ActionBar.module.css"
import type { PlaceState } from "../wizard/order.view.ts"
import { PriceChange } from "../wizard/PriceChange.tsx"
import s from "./PlaceOrder.module.css"
import type { WizardWishes } from "../wizard/wizard.wishes.ts"

interface PlaceOrderProps {
  readonly state: PlaceState
  /** The offer that the buyer last saw; the page shows what has changed since then. */
  readonly seenOffer: Offer | null
  readonly offer: Offer
  /** Short description of the goods, shown with the price at the button (rule law.summary). */
  readonly goods: ReactNode
  readonly problems: ReadonlyArray<FieldProblem>
  readonly wishes: WizardWishes
  readonly listHref: string
  /** URL of the sign-in page, which leads back to this order. */
  readonly signInHref: string
}

/**
 * States in which no further text is shown at the button; in these states the button stays visible on small screens.
 */
const standsBare: ReadonlySet<PlaceState> = new Set(["preparing", "reviewing", "placing"])

/**
 * The order button below the summary, or the reason why the button is not available; after a lost response, the order
 * can safely be sent again.
 */
export function PlaceOrder(props: PlaceOrderProps) {
  const { state } = props
  const isChanged = state === "priceChanged" || state === "changed"
  const isAsking = isChanged || state === "doubled" || state === "paymentDeclined"
  const place = useRef<HTMLDivElement>(null)
  const wasAsking = useRef(isAsking)
  useEffect(() => {
    // focuses this element, because the user continues here after reading; if the button received the focus, a key that
    // is still held down would press it
    if (wasAsking.current && !isAsking && document.activeElement === document.body) place.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={classes(s["place"], standsBare.has(state) && bar["bar"])}
      data-state={state}
    >
      {state === "doubled" ? (
        <Doubled {...props} />
      ) : state === "paymentDeclined" ? (
        <Declined {...props} />
      ) : isChanged ? (
        <Changed {...props} />
      ) : (
        <TheButton {...props} />
      )}
    </div>
  )
}

function TheButton(props: PlaceOrderProps) {
  const { state, wishes } = props
  const busy = state === "placing"
  const isReady = state === "reviewing"
  return (
    <>
      <Sum offer={props.offer} goods={props.goods} />
      <Button
        wide
        className={s["button"]}
        busy={busy || state === "preparing"}
        disabled={!isReady && !busy && state !== "preparing"}
        onClick={wishes.onPlace}
      >
        {orderButtonText}
      </Button>
      <LiveRegion>{busy && <Trans>Ihre Bestellung wird gesendet</Trans>}</LiveRegion>
      <Trouble {...props} />
    </>
  )
}

function Trouble({ state, problems, wishes, listHref, signInHref }: PlaceOrderProps) {
  const again = (
    <Button look="secondary" onClick={wishes.onRetryPlace}>
      {state === "unanswered" ? <Trans>erneut senden</Trans> : <Trans>Noch einmal versuchen</Trans>}
    </Button>
  )
  switch (state) {
    case "unanswered":
      return (
        <Notice tone="bad" announced title={<Trans>Wir haben keine Antwort bekommen</Trans>} actions={again}>
          <p>
            <Trans>
              Ob die Bestellung angekommen ist, wissen wir gerade nicht. Senden Sie sie ruhig noch einmal: Es
              entsteht trotzdem nur eine Bestellung.
            </Trans>
          </p>
        </Notice>
      )
    case "unprepared":
      return (
        <Notice tone="bad" announced title={<Trans>Unser Server antwortet nicht</Trans>} actions={again}>
          <p>
            <Trans>Ihre Angaben sind gespeichert. Bestellt ist noch nichts.</Trans>
          </p>
        </Notice>
      )
    case "refused":
      if (problems.some(({ code }) => code === "sessionDoubted"))
        return (
          <Notice
            tone="bad"
            announced
            title={<Trans>Ihre Sitzung ließ sich nicht bestätigen</Trans>}
            actions={
              <>
                <ButtonLink href={signInHref}>
                  <Trans>Anmelden und weiter bestellen</Trans>
                </ButtonLink>
                {again}
              </>
            }
          >
            <p>
              <Trans>
                Ihre Angaben sind gespeichert, bestellt ist noch nichts. Melden Sie sich an, dann geht es mit
                dieser Bestellung weiter. Ohne Konto laden Sie die Seite bitte neu.
              </Trans>
            </p>
          </Notice>
        )
      return (
        <Notice
          tone="bad"
          announced
          title={<Trans>Die Bestellung konnte nicht angenommen werden</Trans>}
          actions={
            <>
              {again}
              <ButtonLink look="quiet" href={listHref}>
                <Trans>Zu den Angeboten</Trans>
              </ButtonLink>
            </>
          }
        >
          {problems.map((problem) => (
            <p key={problem.field}>
              <FieldErrorText problem={problem} />
            </p>
          ))}
          <p>
            <Trans>
              Bestellt ist noch nichts. Prüfen Sie Ihre Angaben oben und versuchen Sie es noch einmal.
            </Trans>
          </p>
        </Notice>
      )
    default:
      return null
  }
}

/**
 * Replaces the button until the user confirms the order, because a similar order was placed recently; shows no further
 * data of the recent order.
 */
function Doubled({ wishes }: PlaceOrderProps) {
  return (
    <Notice
      announced
      title={<Trans>Haben Sie das schon bestellt?</Trans>}
      actions={
        <Button onClick={wishes.onAcceptDouble}>
          <Trans>Gelesen, weiter zur Bestellung</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          In den letzten 14 Tagen haben Sie schon einmal dieselbe Ware an diese Postleitzahl bestellt. Möchten
          Sie noch einmal bestellen, gehen Sie einfach weiter. Mit dieser Übersicht ist noch nichts bestellt.
        </Trans>
      </p>
    </Notice>
  )
}

/** Replaces the button: nothing was ordered, and other payment methods are available. */
function Declined({ wishes }: PlaceOrderProps) {
  return (
    <Notice
      tone="bad"
      announced
      title={<Trans>Die Zahlung wurde abgelehnt</Trans>}
      actions={
        <Button onClick={wishes.onAcceptChange}>
          <Trans>Andere Zahlungsart wählen</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Bestellt ist noch nichts. Sollte trotzdem ein Betrag reserviert sein, kümmern wir uns darum, dass er
          wieder frei wird.
        </Trans>
      </p>
    </Notice>
  )
}

/** Replaces the button: shows the changes, which the user must see before ordering. */
function Changed({ state, seenOffer, offer, wishes, listHref }: PlaceOrderProps) {
  const isOther = seenOffer !== null && hasOtherFigures(seenOffer, offer)
  const isPrice = state === "priceChanged" || isOther
  return (
    <Notice
      tone="bad"
      announced
      title={
        isPrice ? (
          <Trans>Das Angebot hat sich geändert</Trans>
        ) : (
          <Trans>In einem anderen Fenster wurde die Bestellung geändert</Trans>
        )
      }
      actions={
        <>
          <Button onClick={state === "priceChanged" ? wishes.onAcceptPrice : wishes.onAcceptChange}>
            {isPrice ? <Trans>Mit den neuen Werten weiter</Trans> : <Trans>Gelesen, weiter</Trans>}
          </Button>
          <ButtonLink look="quiet" href={listHref}>
            <Trans>Andere Angebote ansehen</Trans>
          </ButtonLink>
        </>
      }
    >
      {isOther && <PriceChange seen={seenOffer} offer={offer} />}
      <p>
        <Trans>Bestellt ist noch nichts. Oben steht der neue Stand.</Trans>
      </p>
    </Notice>
  )
}
