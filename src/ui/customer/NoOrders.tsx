import { Trans } from "@lingui/react/macro"
import { ButtonLink } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { useHref } from "../kit/site.tsx"
import s from "./NoOrders.module.css"

/** Nothing was ordered yet: what will stand here, and the way to it. */
export function NoOrders() {
  const href = useHref()
  return (
    <Card high className={s["card"]} data-state="empty">
      <h2>
        <Trans>Noch keine Bestellung</Trans>
      </h2>
      <p className={s["text"]}>
        <Trans>
          Sobald Sie bestellt haben, sehen Sie hier, wann Ihre Ware kommt, und können mit zwei Klicks
          nachbestellen.
        </Trans>
      </p>
      <div>
        <ButtonLink href={href("/")}>
          <Trans>Preise vergleichen</Trans>
        </ButtonLink>
      </div>
    </Card>
  )
}
