import { createFileRoute, notFound, useRouter } from "@tanstack/react-router"
import { useMemo } from "react"
import { loadBaseData } from "../../services/queries/base-data.ts"
import { BaseData } from "../-customer/BaseData.tsx"
import { deskPage } from "../-desk/desk-page.ts"

interface Search {
  /** The id of the address in the form; without it the form creates a new one. */
  readonly id?: number | string
}

const columnOnly = { addresses: true, login: false, addressId: null }

/** Page: the form of an address, with its own URL (rule account.base-data). */
export const Route = createFileRoute("/_desk/account/basedata/modals/addEditAddressModal")({
  ...deskPage("baseData", { permission: "account.self", texts: ["account", "baseData"] }),
  validateSearch: ({ id }): Search => (typeof id === "number" || typeof id === "string" ? { id } : {}),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async (at) => {
    const { id } = at.deps
    const wanted = id === undefined ? null : Number(id)
    if (wanted !== null && !(Number.isSafeInteger(wanted) && wanted > 0)) throw notFound()
    return { id: wanted, loaded: await loadBaseData(at, wanted) }
  },
  gcTime: 0,
  component: Page
})

function Page() {
  const { loaded, id } = Route.useLoaderData()
  const router = useRouter()
  const form = useMemo(
    () => ({
      id,
      // back to the previous page; to the list if there is none
      onClosed: () => {
        const isFromHere =
          router.history.canGoBack() || document.referrer.startsWith(`${window.location.origin}/`)
        if (isFromHere) router.history.back()
        else
          void router.navigate({
            to: "/account/basedata/partial/{-$addressCol}/{-$addressColItem}/{-$loginCol}",
            params: { addressCol: "adressen" },
            replace: true
          })
      }
    }),
    [id, router]
  )
  return <BaseData loaded={loaded} part={columnOnly} form={form} />
}
