import { Trans, useLingui } from "@lingui/react/macro"
import type { OrderLogEntry } from "../../../../domain/order/life/staff-order.ts"
import { productGroup, type ProductGroupId } from "../../../../domain/product/product-group.ts"
import { shortMoment } from "../../../kit/desk/moment.ts"
import { AmountText } from "../../../kit/orders/AmountText.tsx"
import { DateText } from "../../../kit/price/Price.tsx"
import { useSite } from "../../../kit/site.tsx"
import { roleTexts } from "../../../kit/desk/role-texts.tsx"
import { SellerStatus } from "../../../kit/desk/SellerStatus.tsx"
import { entryStyles as s, Part } from "../../../kit/desk/Part.tsx"

interface LogPartProps {
  readonly log: ReadonlyArray<OrderLogEntry>
  readonly productGroupId: ProductGroupId
}

/** The history of an order with time, actor and reason; newest first. */
export function LogPart({ log, productGroupId }: LogPartProps) {
  const tag = useSite().locale.bcp47
  return (
    <Part id="order-log" title={<Trans>Verlauf</Trans>}>
      <ol className={s.list}>
        {log.toReversed().map((entry) => (
          <li key={entry.version} className={s.entry}>
            <p className={s.head}>
              <strong>
                <EntryTitle entry={entry} />
              </strong>
              <time className={s.quiet} dateTime={entry.at}>
                {shortMoment(tag, entry.at)}
              </time>
            </p>
            <p className={s.quiet}>
              <EntryActor entry={entry} />
            </p>
            <EntryDetail entry={entry} productGroupId={productGroupId} />
          </li>
        ))}
      </ol>
    </Part>
  )
}

function EntryTitle({ entry: { event, state } }: { readonly entry: OrderLogEntry }) {
  switch (event) {
    case "placed":
      return <Trans>Bestellt</Trans>
    case "schedule":
      return <Trans>Termin vereinbart</Trans>
    case "deliver":
      return state === "delivered" ? <Trans>Geliefert</Trans> : <Trans>Eine Lieferstelle beliefert</Trans>
    case "debitReturned":
      return <Trans>Lastschrift zurückgegeben</Trans>
    case "announceDebit":
      return <Trans>Lastschrift neu angekündigt</Trans>
    default:
      return <SellerStatus status={state} />
  }
}

function EntryActor({ entry }: { readonly entry: OrderLogEntry }) {
  const { i18n } = useLingui()
  const { actor, role, name, actingFor, by, event } = entry
  const who = name === null ? "" : ` · ${name}`
  if (actingFor !== null)
    return actingFor === "" ? (
      <Trans>Kundenservice, angemeldet im Namen des Kunden</Trans>
    ) : (
      <Trans>
        {actingFor}, angemeldet im Namen des Kunden{who}
      </Trans>
    )
  switch (actor) {
    case "dealer":
      return (
        <>
          <Trans>Händler</Trans>
          {who}
        </>
      )
    case "staff": {
      const house = role === null ? "" : i18n._(roleTexts[role].name)
      return by === "customer" ? (
        <Trans>
          {house}, für den Kunden{who}
        </Trans>
      ) : (
        <Trans>
          {house}, für den Händler{who}
        </Trans>
      )
    }
    case "account":
      return (
        <>
          <Trans>Kunde mit Konto</Trans>
          {who}
        </>
      )
    case "grant":
      return <Trans>Kunde ohne Konto</Trans>
    case "form":
      return event === "placed" ? <Trans>Kunde</Trans> : <Trans>Formular „Vertrag widerrufen“</Trans>
    case null:
      return event === "placed" ? <Trans>Kunde</Trans> : <Trans>nicht festgehalten</Trans>
  }
}

function EntryDetail({
  entry: { day, amount, station, reason, behalfReason },
  productGroupId
}: { readonly entry: OrderLogEntry } & Pick<LogPartProps, "productGroupId">) {
  const { unit } = productGroup(productGroupId)
  return (
    <>
      {day !== null && (
        <p>
          {station !== null && (
            <>
              <Trans>Lieferstelle {station}:</Trans>{" "}
            </>
          )}
          {amount !== null && (
            <>
              <AmountText amount={amount} unit={unit} />,{" "}
            </>
          )}
          <DateText date={day} long />
        </p>
      )}
      {reason !== null && (
        <p className={s.words}>
          <Trans>Grund: {reason}</Trans>
        </p>
      )}
      {behalfReason !== null && (
        <p className={s.words}>
          <Trans>Intern: {behalfReason}</Trans>
        </p>
      )}
    </>
  )
}
