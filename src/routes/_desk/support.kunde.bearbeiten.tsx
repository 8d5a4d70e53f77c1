import { msg } from "@lingui/core/macro"
import { createFileRoute, notFound } from "@tanstack/react-router"
import { useMemo } from "react"
import type { Customer } from "../../domain/support/people.ts"
import { accountIdIn } from "../../services/desk/list-query.ts"
import { may } from "../../services/desk/may.ts"
import { customerForm } from "../../services/desk/people-forms.ts"
import { loaded } from "../../services/queries/ask.ts"
import {
  customerAddresses,
  customerAlarms,
  customerById,
  customerLegalTexts
} from "../../services/queries/support.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { CustomerPage } from "../../ui/support/CustomerPage.tsx"
import { customerTexts } from "../../ui/support/people-form-texts.ts"
import { ActForCustomer } from "../-desk/ActForCustomer.tsx"
import { CustomerAddresses } from "../-desk/CustomerAddresses.tsx"
import { CustomerRecords } from "../-desk/CustomerRecords.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { useDeskForm } from "../-desk/use-desk-form.ts"

/** Page: one customer; users who may only read see no form (rule desk.permissions). */
export const Route = createFileRoute("/_desk/support/kunde/bearbeiten")({
  ...deskPage("customers", { title: msg`Kundendaten` }),
  loaderDeps: ({ search }: { readonly search: { readonly id?: unknown } }) => ({
    id: accountIdIn(search.id)
  }),
  loader: async (at) => {
    const { id } = at.deps
    if (id === undefined) throw notFound()
    const [first, addresses, alarms, texts] = await Promise.all([
      loaded(at, customerById(id)),
      loaded(at, customerAddresses(id)),
      loaded(at, customerAlarms(id)),
      loaded(at, customerLegalTexts(id))
    ])
    return { id, first, addresses, alarms, texts }
  },
  // editing starts with newly loaded data
  gcTime: 0,
  component: Page
})

function Page() {
  const { id, first, addresses, alarms, texts } = Route.useLoaderData()
  const { page } = Route.useRouteContext()
  const href = useHref()
  return (
    <LastRecord question={customerById(id)} loaded={first}>
      {(customer) => (
        <CustomerPage
          key={customer.id}
          customer={customer}
          form={may(page, "customers.edit") ? <Edit customer={customer} /> : null}
          actFor={
            customer.canBeActedFor && may(page, "customers.impersonate") ? (
              <ActForCustomer person={customer} />
            ) : null
          }
          addresses={
            <LastRecord question={customerAddresses(id)} loaded={addresses}>
              {({ items }) => (
                <CustomerAddresses
                  customer={customer}
                  addresses={items}
                  mayEdit={may(page, "customers.edit")}
                />
              )}
            </LastRecord>
          }
          records={<CustomerRecords id={id} alarms={alarms} texts={texts} />}
          ordersHref={
            may(page, "orders.any.read")
              ? href(`/support/bestellungen?${new URLSearchParams({ suche: customer.email })}`)
              : undefined
          }
          userHref={may(page, "users.list") ? href(`/support/benutzer/${customer.id}/bearbeiten`) : undefined}
        />
      )}
    </LastRecord>
  )
}

function Edit({ customer }: { readonly customer: Customer }) {
  const { newsletter } = customer
  const texts = useMemo(() => customerTexts(newsletter), [newsletter])
  return <DeskForm texts={texts} {...useDeskForm(customerForm, customer)} />
}
