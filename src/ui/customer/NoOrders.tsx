import { Trans } from "@lingui/react/macro"
import { ButtonLink } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { useHref } from "../kit/site.tsx"
import s from "./NoOrders.module.css"

/**
 * Message shown until the first order is placed: explains the page and links to the offers. The link is less prominent
 * if there is an order draft.
 */
export function NoOrders({ hasDraft }: { readonly hasDraft: boolean }) {
  const href = useHref()
  return (
    <Card high={!hasDraft} className={s["card"]} data-state="empty">
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
        <ButtonLink look={hasDraft ? "secondary" : "primary"} href={href("/")}>
          <Trans>Preise vergleichen</Trans>
        </ButtonLink>
      </div>
    </Card>
  )
}
