import { Trans } from "@lingui/react/macro"
import { countries } from "../../domain/place/country.ts"
import type { OpenDraft } from "../../domain/order/own-order.ts"
import { ButtonLink } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { formatDate } from "../kit/format.ts"
import { AmountText } from "../kit/orders/AmountText.tsx"
import { localDay } from "../kit/orders/local-day.ts"
import { Price } from "../kit/price/Price.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import { DiscardDraft, type DiscardWish } from "./DiscardDraft.tsx"
import s from "./HomePage.module.css"
import { pathOf } from "./order-path.ts"

interface OpenDraftsProps {
  readonly drafts: ReadonlyArray<OpenDraft>
  readonly onDiscard: DiscardWish
}

/** Order drafts from this or another device, which the customer can continue at the same step. */
export function OpenDrafts({ drafts, onDiscard }: OpenDraftsProps) {
  const { locale } = useSite()
  const here = drafts.filter(({ countryId }) => countryId === locale.countryId)
  if (here.length === 0) return null
  return (
    <section aria-labelledby="open-drafts" className={s["part"]}>
      <h2 id="open-drafts">
        <Trans>Angefangene Bestellungen</Trans>
      </h2>
      {here.map((draft) => (
        <Card key={draft.orderDraftId} className={s["way"]}>
          <DraftText draft={draft} />
          <DraftActs draft={draft} onDiscard={onDiscard} />
        </Card>
      ))}
    </section>
  )
}

function DraftActs({
  draft: { orderDraftId, draftPath },
  onDiscard
}: {
  readonly draft: OpenDraft
  readonly onDiscard: DiscardWish
}) {
  const href = useHref()
  return (
    <div className={s["acts"]}>
      <ButtonLink href={href(pathOf(draftPath))}>
        <Trans>Bestellung fortsetzen</Trans>
      </ButtonLink>
      <DiscardDraft onDiscard={() => onDiscard(orderDraftId)} />
    </div>
  )
}

function DraftText({ draft }: { readonly draft: OpenDraft }) {
  const { locale } = useSite()
  const day = formatDate(locale.bcp47, localDay(countries[draft.countryId].timeZone, draft.changedAt))
  return (
    <>
      <p>
        <strong>
          <AmountText amount={draft.amount} unit={draft.unit} /> {draft.productName}
        </strong>
        , <Trans>von {draft.dealerName}</Trans>, <Price amount={draft.totalPrice} currency={draft.currency} />
      </p>
      <p className={s["quiet"]}>
        <Trans>Zuletzt gespeichert am {day}. Bestellt ist noch nichts.</Trans>
      </p>
    </>
  )
}
