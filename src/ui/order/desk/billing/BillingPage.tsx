import { Trans, useLingui } from "@lingui/react/macro"
import { useRef } from "react"
import type { CountryId } from "../../../../domain/place/country.ts"
import { type BillingStage, billingStages } from "../../../../domain/order/life/order-acts.ts"
import type { ListPage } from "../../../../domain/support/people.ts"
import { DataTable } from "../../../kit/desk/DataTable.tsx"
import { DeskLink } from "../../../kit/desk/DeskLink.tsx"
import { type DeskTab, DeskTabs } from "../../../kit/desk/DeskTabs.tsx"
import { LandField } from "../../../kit/desk/LandField.tsx"
import type { LeaveGuard } from "../../../kit/desk/LeaveDialog.tsx"
import { NoSuchPage, Unanswered } from "../../../kit/desk/ListNotices.tsx"
import { Pager } from "../../../kit/desk/Pager.tsx"
import { SearchForm } from "../../../kit/desk/SearchForm.tsx"
import { useRowKeys } from "../../../kit/desk/use-row-keys.ts"
import { useHref } from "../../../kit/site.tsx"
import { pressActKey } from "../acts/act-keys.ts"
import { AskedAct } from "../acts/AskedAct.tsx"
import { useBillingColumns } from "./billing-columns.tsx"
import s from "./Billing.module.css"
import { BillingCount, NothingThere } from "./BillingState.tsx"
import type { OrderRowView, OrderRowWishes } from "../order-row.view.ts"

interface BillingPageProps {
  /** Undefined if the server has not responded. */
  readonly list: ListPage<OrderRowView> | undefined
  readonly isLoading: boolean
  readonly onRetry: (() => void) | undefined
  readonly maxLength: number
  readonly words: string
  readonly stage: BillingStage
  /** The stage as written in the URL; undefined if the URL needs none. */
  readonly stageWord: string | undefined
  readonly tabs: ReadonlyArray<DeskTab>
  /** The country whose orders are shown; `null` for all countries. */
  readonly countryId: CountryId | null
  readonly hasDealers: boolean
  readonly today: string
  readonly wishes: OrderRowWishes | undefined
  readonly hrefOf: (change: {
    readonly page?: number
    readonly stage?: BillingStage
    readonly search?: string
  }) => string
  readonly leaveGuard: LeaveGuard
}

/** Page: delivered orders with invoices to write, open and received payments, and the archive. */
export function BillingPage(props: BillingPageProps) {
  const { list, words, countryId, stage, stageWord, tabs, maxLength, today, wishes, hrefOf, leaveGuard } =
    props
  const { t } = useLingui()
  const href = useHref()
  const names: Readonly<Record<BillingStage, string>> = {
    delivered: t`Geliefert`,
    invoiced: t`Rechnung`,
    settled: t`Bezahlt`,
    archive: t`Archiv`
  }
  return (
    <>
      <DeskTabs title={<Trans>Geliefert · Rechnung · Bezahlt</Trans>} current="billing" tabs={tabs} />
      <SearchForm
        action={href("/stornomanagement/rechnungen")}
        name="suche"
        text={words}
        maxLength={maxLength}
        label={<Trans>Bestellnummer, Rechnungsnummer, Kunde, Telefon oder Ort</Trans>}
        submit={<Trans>Suchen</Trans>}
      >
        <LandField countryId={countryId} />
        {stageWord !== undefined && <input type="hidden" name="stand" value={stageWord} />}
      </SearchForm>
      <nav aria-label={t`Nach Stand`}>
        <ul className={s["stages"]}>
          {billingStages.map((each) => (
            <li key={each}>
              <DeskLink
                className={s["stage"]}
                href={hrefOf({ stage: each })}
                aria-current={each === stage ? "true" : undefined}
              >
                {names[each]}
              </DeskLink>
            </li>
          ))}
        </ul>
      </nav>
      <Delivered {...props} />
      <AskedAct rows={list?.items ?? []} today={today} wishes={wishes} leaveGuard={leaveGuard} />
    </>
  )
}

function Delivered(props: BillingPageProps) {
  const { list, isLoading, onRetry, words, countryId, stage, stageWord, hasDealers, wishes, hrefOf } = props
  const href = useHref()
  const { t } = useLingui()
  const columns = useBillingColumns(hasDealers, wishes)
  const place = useRef<HTMLDivElement>(null)
  useRowKeys(place, (pressed) => pressActKey(pressed, list?.items ?? [], wishes))
  if (list === undefined)
    return (
      <Unanswered
        title={<Trans>Die Bestellungen konnten gerade nicht geladen werden</Trans>}
        onRetry={onRetry}
        retryHref={hrefOf({})}
      >
        <Trans>
          Der Server hat nicht geantwortet. An Ihren Bestellungen hat sich dadurch nichts geändert.
        </Trans>
      </Unanswered>
    )
  const { items, total, page, size } = list
  return (
    <>
      <BillingCount total={total} isLoading={isLoading} onLoad={onRetry} />
      <div ref={place}>
        <DataTable
          caption={t`Gelieferte Bestellungen`}
          columns={columns}
          rows={items}
          keyOf={({ order }) => order.orderId}
          isLoading={isLoading}
          isWalked
          empty={
            total > 0 ? (
              <NoSuchPage firstHref={hrefOf({ page: 1 })} />
            ) : (
              <NothingThere
                stage={stage}
                isNarrowed={words !== "" || countryId !== null}
                allHref={href(
                  `/stornomanagement/rechnungen?${new URLSearchParams({ ...(stageWord !== undefined && { stand: stageWord }), land: "alle" })}`
                )}
              />
            )
          }
        />
      </div>
      <Pager page={page} size={size} total={total} hrefOf={(to) => hrefOf({ page: to })} />
    </>
  )
}
