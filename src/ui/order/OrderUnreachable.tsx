import { Trans } from "@lingui/react/macro"
import { ButtonLink } from "../kit/Button.tsx"
import s from "./MissingOffer.module.css"

/** The order is there, but cannot be read right now. */
export function OrderUnreachable() {
  return (
    <div className={s["message"]}>
      <h1>
        <Trans>Ihre Bestellung lässt sich gerade nicht anzeigen</Trans>
      </h1>
      <p>
        <Trans>Unser Server antwortet nicht. Ihre Bestellung ist davon nicht betroffen.</Trans>
      </p>
      <div className={s["actions"]}>
        <ButtonLink href="">
          <Trans>Noch einmal versuchen</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
