import { Trans, useLingui } from "@lingui/react/macro"
import type { CountryId } from "../../../../domain/place/country.ts"
import type { FoundOrder } from "../../../../domain/order/life/staff-order.ts"
import { type OrderStatus, orderStatuses } from "../../../../domain/order/draft.ts"
import { DeskLink } from "../../../kit/desk/DeskLink.tsx"
import { LandField } from "../../../kit/desk/LandField.tsx"
import { SearchForm } from "../../../kit/desk/SearchForm.tsx"
import { useAddressValue } from "../../../kit/desk/use-address-value.ts"
import { Field } from "../../../kit/form/Field.tsx"
import { Notice } from "../../../kit/notice/Notice.tsx"
import { useHref } from "../../../kit/site.tsx"
import { Select, TextInput } from "../../../kit/form/TextInput.tsx"
import { FoundList, type SearchedRows } from "../../../kit/desk-list/FoundList.tsx"
import { SellerStatus } from "../../../kit/desk/SellerStatus.tsx"
import { useFoundOrderColumns } from "./found-order-columns.tsx"

interface FoundOrdersPageProps extends SearchedRows<FoundOrder> {
  readonly dealer: string
  readonly countryId: CountryId | null
  readonly status: OrderStatus | undefined
}

/** Page: staff find any order of any country by details that a caller can give on the telephone. */
export function FoundOrdersPage(props: FoundOrdersPageProps) {
  const { words, dealer, countryId, status, maxLength, ...list } = props
  const { t } = useLingui()
  const href = useHref()
  const dealerField = useAddressValue<HTMLInputElement>(dealer)
  const statusField = useAddressValue<HTMLSelectElement>(status ?? "")
  const columns = useFoundOrderColumns()
  return (
    <>
      <h1>
        <Trans>Bestellungen</Trans>
      </h1>
      <SearchForm
        action={href("/support/bestellungen")}
        name="suche"
        text={words}
        maxLength={maxLength}
        label={<Trans>Nummer, Name, E-Mail, Telefon, PLZ oder Ort</Trans>}
        submit={<Trans>Suchen</Trans>}
      >
        <Field id="search-dealer" label={<Trans>Händler</Trans>}>
          {(control) => (
            <TextInput
              {...control}
              ref={dealerField}
              name="haendler"
              defaultValue={dealer}
              maxLength={maxLength}
              autoComplete="off"
            />
          )}
        </Field>
        <LandField countryId={countryId} />
        <Field id="search-status" label={<Trans>Stand</Trans>}>
          {(control) => (
            <Select {...control} ref={statusField} name="stand" defaultValue={status ?? ""}>
              <option value="">{t`Alle`}</option>
              {orderStatuses.map((each) => (
                <option key={each} value={each}>
                  <SellerStatus status={each} />
                </option>
              ))}
            </Select>
          )}
        </Field>
      </SearchForm>
      <FoundList
        {...list}
        caption={t`Bestellungen`}
        columns={columns}
        keyOf={({ orderId }) => orderId}
        empty={
          <NoOrders
            isFiltered={words !== "" || dealer !== "" || countryId !== null || status !== undefined}
          />
        }
      />
    </>
  )
}

function NoOrders({ isFiltered }: { readonly isFiltered: boolean }) {
  const href = useHref()
  if (!isFiltered)
    return (
      <Notice title={<Trans>Noch keine Bestellungen</Trans>}>
        <p>
          <Trans>Sobald jemand bestellt, steht es hier.</Trans>
        </p>
      </Notice>
    )
  return (
    <Notice
      title={<Trans>Keine Bestellung passt dazu</Trans>}
      actions={
        <DeskLink href={href("/support/bestellungen?land=alle")}>
          <Trans>Alle zeigen</Trans>
        </DeskLink>
      }
    >
      <p>
        <Trans>
          Jedes Wort muss so beginnen, wie Sie es schreiben. Versuchen Sie weniger Wörter, oder nehmen Sie
          einen Filter weg.
        </Trans>
      </p>
    </Notice>
  )
}
