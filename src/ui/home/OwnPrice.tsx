import { Trans } from "@lingui/react/macro"
import { type ProductGroup } from "../../domain/product/product-group.ts"
import { useHref } from "../kit/site.tsx"
import s from "./OwnPrice.module.css"

/**
 * Placeholder for the visitor's own price. It is filled and shown if the browser stores earlier choices (rule
 * price.own); otherwise it stays hidden.
 */
export function OwnPrice({ group }: { readonly group: ProductGroup }) {
  const href = useHref()
  return (
    <section data-own-price={group.id} hidden aria-labelledby="own-price" className={s["own"]}>
      <h2 id="own-price" className={s["title"]}>
        <Trans>Ihr Preis heute</Trans>
      </h2>
      <p className={s["total"]} data-slot="total" />
      <p className={s["basis"]}>
        <Trans>
          <span data-slot="amount" /> <span data-slot="group" /> nach <span data-slot="zip" />, mit Ihren
          letzten Einstellungen. Stand <span data-slot="time" /> Uhr.
        </Trans>
      </p>
      <a href={href(`/${group.slug}/angebotsliste`)} className={s["way"]}>
        <Trans>Zu Ihren Angeboten</Trans>
      </a>
    </section>
  )
}
