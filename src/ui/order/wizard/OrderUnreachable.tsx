import { Trans } from "@lingui/react/macro"
import { ButtonLink } from "../../kit/Button.tsx"
import { Message } from "../Message.tsx"

/** Message if the order exists but cannot be loaded right now. */
export function OrderUnreachable() {
  return (
    <Message
      title={<Trans>Ihre Bestellung lässt sich gerade nicht anzeigen</Trans>}
      actions={
        <ButtonLink href="">
          <Trans>Noch einmal versuchen</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Unser Server antwortet nicht. Ihre Bestellung ist davon nicht betroffen.</Trans>
      </p>
    </Message>
  )
}
