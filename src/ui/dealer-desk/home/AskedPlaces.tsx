import { Trans, useLingui } from "@lingui/react/macro"
import type { AskedPlace } from "../../../domain/dealer-desk/dealer-overview.ts"
import type { CurrencyCode } from "../../../domain/place/country.ts"
import { toDecimal } from "../../../domain/price/money.ts"
import { unitOf } from "../../../domain/product/amount.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { DataTable, type Column } from "../../kit/desk/DataTable.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { formatCount, formatMoney } from "../../kit/format.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useHref, useSite } from "../../kit/site.tsx"
import s from "./DealerHome.module.css"

/** The difference between the dealer's total price and the cheapest total price of the other dealers. */
function Difference({
  total,
  cheapestOther,
  currency
}: Pick<AskedPlace, "total" | "cheapestOther"> & { readonly currency: CurrencyCode }) {
  const tag = useSite().locale.bcp47
  if (total === null || cheapestOther === null) return "–"
  const amount = formatMoney(tag, currency, toDecimal(Math.abs(total - cheapestOther)))
  if (total === cheapestOther) return <Trans>gleich</Trans>
  return total < cheapestOther ? <Trans>{amount} günstiger</Trans> : <Trans>{amount} teurer</Trans>
}

/** The dealer's current rank in the most requested places. */
export function AskedPlaces({
  places,
  currency
}: {
  readonly places: ReadonlyArray<AskedPlace>
  readonly currency: CurrencyCode
}) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const href = useHref()
  const columns: ReadonlyArray<Column<AskedPlace>> = [
    {
      key: "zip",
      head: <Trans>Postleitzahl</Trans>,
      isName: true,
      cell: ({ zipCode, productGroupId, amount }) => (
        <a
          className={s["zip"]}
          href={href(
            `/${productGroup(productGroupId).slug}/angebotsliste?zipCode=${zipCode}&amount=${amount}`
          )}
        >
          {zipCode}
        </a>
      )
    },
    {
      key: "goods",
      head: <Trans>Menge und Produkt</Trans>,
      cell: ({ productGroupId, amount }) => {
        const { name, unit } = productGroup(productGroupId)
        return `${formatCount(tag, amount)} ${unitOf(amount, unit)} ${name}`
      }
    },
    {
      key: "calls",
      head: <Trans>Anfragen</Trans>,
      align: "end",
      cell: ({ calls }) => formatCount(tag, calls)
    },
    {
      key: "place",
      head: <Trans>Ihr Platz</Trans>,
      align: "end",
      cell: ({ place, offerCount }) =>
        place === null ? (
          <Trans>kein Angebot</Trans>
        ) : (
          <strong>
            <Trans>
              {place} von {offerCount}
            </Trans>
          </strong>
        )
    },
    {
      key: "total",
      head: <Trans>Ihr Preis</Trans>,
      align: "end",
      cell: ({ total }) => (total === null ? "–" : formatMoney(tag, currency, toDecimal(total)))
    },
    {
      key: "other",
      head: <Trans>Zum günstigsten anderen</Trans>,
      align: "end",
      cell: ({ total, cheapestOther }) => (
        <Difference total={total} cheapestOther={cheapestOther} currency={currency} />
      )
    }
  ]
  return (
    <section aria-labelledby="asked-places" className={s["part"]}>
      <h2 id="asked-places">
        <Trans>Wo am meisten gefragt wird</Trans>
      </h2>
      <p className={s["quiet"]}>
        <Trans>
          Die fünf Postleitzahlen Ihrer Liefergebiete mit den meisten Anfragen in 30 Tagen, und Ihr Platz dort
          heute.
        </Trans>{" "}
        <DeskLink href={href("/haendler/preise")}>
          <Trans>Preise ändern</Trans>
        </DeskLink>
      </p>
      <DataTable
        caption={t`Ihr Platz an den meistgefragten Postleitzahlen`}
        columns={columns}
        rows={places}
        keyOf={({ zipCode }) => zipCode}
        empty={
          <Notice title={<Trans>In Ihren Liefergebieten hat noch niemand gefragt</Trans>}>
            <p>
              <Trans>
                Gezählt wird, wie oft Angebote gezeigt werden. Fragen Käufer nach, sehen Sie hier Ihren Platz.
              </Trans>
            </p>
          </Notice>
        }
      />
    </section>
  )
}
