import { Plural, Trans, useLingui } from "@lingui/react/macro"
import type { CountryId } from "../../../../domain/place/country.ts"
import { openActs, type OpenStatus, openStatuses } from "../../../../domain/order/life/order-acts.ts"
import { RefreshCw } from "lucide-react"
import { useRef } from "react"
import { Button } from "../../../kit/Button.tsx"
import { DataTable } from "../../../kit/desk/DataTable.tsx"
import { SignedOut } from "../../../kit/desk/ListNotices.tsx"
import { LandField } from "../../../kit/desk/LandField.tsx"
import { Pager } from "../../../kit/desk/Pager.tsx"
import { SearchForm } from "../../../kit/desk/SearchForm.tsx"
import { useRowKeys } from "../../../kit/desk/use-row-keys.ts"
import { useAddressValue } from "../../../kit/desk/use-address-value.ts"
import { Field } from "../../../kit/form/Field.tsx"
import { useHref } from "../../../kit/site.tsx"
import { Select } from "../../../kit/form/TextInput.tsx"
import { pressActKey } from "../acts/act-keys.ts"
import { AskedAct } from "../acts/AskedAct.tsx"
import { type DeskTab, DeskTabs } from "../../../kit/desk/DeskTabs.tsx"
import type { OrderRowView, OrderRowWishes } from "../order-row.view.ts"
import type { OrderListState } from "./order-list.view.ts"
import { useOpenOrderColumns } from "./order-columns.tsx"
import s from "../OrderRows.module.css"
import type { LeaveGuard } from "../../../kit/desk/LeaveDialog.tsx"
import { ManyBar } from "../many/ManyBar.tsx"
import { ManyDay } from "../many/ManyDay.tsx"
import { pressManyKey } from "../many/many-keys.ts"
import type { ManyView, ManyWishes } from "../many/many.view.ts"
import { OrderKeys } from "../acts/OrderKeys.tsx"
import { NoOrders, OrdersLoading, OrdersStale, OrdersUnreachable } from "./OrdersState.tsx"

export interface OpenOrdersView {
  readonly state: OrderListState
  readonly rows: ReadonlyArray<OrderRowView>
  readonly total: number
  readonly words: string
  readonly status: OpenStatus | null
  /** Null for all countries. */
  readonly countryId: CountryId | null
  /** Page number, from 1. */
  readonly page: number
  readonly size: number
}

interface OpenOrdersPageProps {
  readonly view: OpenOrdersView
  readonly tabs: ReadonlyArray<DeskTab>
  /** Whether each row shows the order's dealer, as for staff, who see the orders of all dealers. */
  readonly hasDealers: boolean
  readonly maxLength: number
  readonly today: string
  readonly wishes: OrderRowWishes | undefined
  /** Acts on several orders at once, if the list belongs to a single dealer. */
  readonly many: { readonly view: ManyView; readonly wishes: ManyWishes | undefined } | undefined
  readonly hrefOf: (page: number) => string
  readonly signInHref: string
  readonly onLoad: (() => void) | undefined
  readonly leaveGuard: LeaveGuard
}

/** Page: orders that a dealer still has to confirm, schedule or deliver (rule life.states). */
export function OpenOrdersPage(props: OpenOrdersPageProps) {
  const { view, tabs, maxLength, today, wishes } = props
  const { t } = useLingui()
  const href = useHref()
  const statusField = useAddressValue<HTMLSelectElement>(view.status ?? "")
  const names: Readonly<Record<OpenStatus, string>> = {
    placed: t`Neu`,
    confirmed: t`Bestätigt`,
    scheduled: t`Termin vereinbart`
  }
  return (
    <>
      <DeskTabs title={<Trans>Offene Bestellungen</Trans>} current="openOrders" tabs={tabs} />
      <SearchForm
        action={href("/stornomanagement/offen")}
        name="suche"
        text={view.words}
        maxLength={maxLength}
        label={<Trans>Bestellnummer, Kunde, Telefon oder Ort</Trans>}
        submit={<Trans>Suchen</Trans>}
      >
        <Field id="search-status" label={<Trans>Stand</Trans>}>
          {(control) => (
            <Select {...control} ref={statusField} name="stand" defaultValue={view.status ?? ""}>
              <option value="">{t`Alle offenen`}</option>
              {openStatuses.map((status) => (
                <option key={status} value={status}>
                  {names[status]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <LandField countryId={view.countryId} />
      </SearchForm>
      <Orders {...props} />
      {props.many?.view.asking && props.many.wishes && (
        <ManyDay
          view={props.many.view.asking}
          today={today}
          onDay={props.many.wishes.onDay}
          onClose={props.many.wishes.onClose}
        />
      )}
      <AskedAct rows={view.rows} today={today} wishes={wishes} leaveGuard={props.leaveGuard} />
    </>
  )
}

function Orders({ view, hasDealers, today, wishes, many, hrefOf, signInHref, onLoad }: OpenOrdersPageProps) {
  const { t } = useLingui()
  const href = useHref()
  const columns = useOpenOrderColumns(hasDealers, today, wishes, many)
  const { state, rows, total, words, status, countryId, page, size } = view
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(
    list,
    (pressed) =>
      (many !== undefined && pressManyKey(pressed, many.view, many.wishes)) ||
      pressActKey(pressed, rows, wishes)
  )
  if (state === "failed") return <OrdersUnreachable onLoad={onLoad} />
  if (state === "expired")
    return (
      <SignedOut signInHref={signInHref} onRetry={onLoad}>
        <Trans>Nach der Anmeldung geht es hier weiter.</Trans>
      </SignedOut>
    )
  const isLoading = state === "loading"
  return (
    <>
      <div className={s["head"]}>
        <output className={s["found"]}>
          {isLoading ? (
            <Trans>Wird geladen …</Trans>
          ) : state === "rereading" ? (
            <Trans>Wird neu geladen …</Trans>
          ) : (
            <Plural value={total} one="# offene Bestellung" other="# offene Bestellungen" />
          )}
        </output>
        <div className={s["acts"]}>
          <OrderKeys acts={openActs} hasBoxes={many !== undefined} />
          <Button
            look="quiet"
            onClick={onLoad}
            busy={state === "rereading"}
            disabled={onLoad === undefined || isLoading}
          >
            <RefreshCw size={18} aria-hidden="true" />
            <Trans>Neu laden</Trans>
          </Button>
        </div>
      </div>
      {state === "stale" && <OrdersStale />}
      {many !== undefined && <ManyBar {...many} />}
      {isLoading && rows.length === 0 ? (
        <OrdersLoading />
      ) : (
        <div ref={list}>
          <DataTable
            caption={t`Offene Bestellungen`}
            columns={columns}
            rows={rows}
            keyOf={({ order }) => order.orderId}
            isLoading={isLoading}
            isWalked
            empty={
              <NoOrders
                isFiltered={words !== "" || status !== null || countryId !== null}
                isBeyond={total > 0}
                allHref={href("/stornomanagement/offen?land=alle")}
                firstHref={hrefOf(1)}
              />
            }
          />
        </div>
      )}
      <Pager page={page} size={size} total={total} hrefOf={hrefOf} />
    </>
  )
}
