import { Trans } from "@lingui/react/macro"
import { ButtonLink } from "../../kit/Button.tsx"
import { Message } from "../Message.tsx"

/** Reasons why there is no offer to confirm. */
export type MissingReason =
  | "notChosen"
  | "gone"
  | "notAgain"
  | "optionGone"
  | "choiceNeeded"
  | "invalid"
  | "unreachable"

interface MissingOfferProps {
  readonly reason: MissingReason
  /** URL of the offer list with the parameters that are known. */
  readonly listHref: string
  /** The URL of this page, for trying again. */
  readonly retryHref: string
}

/** Message with a link to the offers if the URL names no available offer; the parameters are preserved. */
export function MissingOffer({ reason, listHref, retryHref }: MissingOfferProps) {
  return (
    <Message
      title={<Title reason={reason} />}
      actions={
        <>
          {reason === "unreachable" && (
            <ButtonLink href={retryHref}>
              <Trans>Noch einmal versuchen</Trans>
            </ButtonLink>
          )}
          <ButtonLink href={listHref} look={reason === "unreachable" ? "secondary" : "primary"}>
            <Trans>Zu den Angeboten</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>
        <Text reason={reason} />
      </p>
    </Message>
  )
}

function Title({ reason }: { readonly reason: MissingReason }) {
  switch (reason) {
    case "notChosen":
      return <Trans>Es fehlt noch ein Angebot</Trans>
    case "gone":
      return <Trans>Dieses Angebot gibt es nicht mehr</Trans>
    case "notAgain":
      return <Trans>So lässt sich das nicht noch einmal bestellen</Trans>
    case "optionGone":
      return <Trans>Eine gewählte Option gibt es nicht mehr</Trans>
    case "choiceNeeded":
      return <Trans>Eine Angabe fehlt noch</Trans>
    case "invalid":
      return <Trans>Dazu lässt sich kein Preis berechnen</Trans>
    case "unreachable":
      return <Trans>Das Angebot lässt sich gerade nicht berechnen</Trans>
  }
}

function Text({ reason }: { readonly reason: MissingReason }) {
  switch (reason) {
    case "notChosen":
      return (
        <Trans>
          Wählen Sie zuerst in der Liste, bei wem Sie bestellen möchten. Ihre Eingaben bleiben erhalten.
        </Trans>
      )
    case "gone":
      return (
        <Trans>
          Der Händler liefert zu diesen Wünschen nicht mehr. In der Liste stehen die Angebote von jetzt.
        </Trans>
      )
    case "notAgain":
      return (
        <Trans>
          Der Händler Ihrer früheren Bestellung verkauft diese Ware nicht mehr an Ihren Ort. In der Liste
          stehen die Angebote anderer Händler; Menge und Wünsche bleiben erhalten.
        </Trans>
      )
    case "optionGone":
      return (
        <Trans>
          Etwas an Lieferung oder Zahlung, das Sie gewählt haben, wird nicht mehr angeboten. In der Liste
          stehen die Angebote von jetzt; Ort, Menge und alles andere bleiben erhalten.
        </Trans>
      )
    case "choiceNeeded":
      return (
        <Trans>
          Für eine Bestellung muss bei Zahlungsart und Wunschtermin feststehen, was Sie möchten. Wählen Sie es
          in der Liste; alles andere bleibt erhalten.
        </Trans>
      )
    case "invalid":
      return <Trans>Postleitzahl oder Menge passen nicht. In der Liste lässt sich beides ändern.</Trans>
    case "unreachable":
      return <Trans>Unser Server antwortet nicht. Ihre Eingaben sind noch da.</Trans>
  }
}
