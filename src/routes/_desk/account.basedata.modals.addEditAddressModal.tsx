import { createFileRoute, notFound, useRouter } from "@tanstack/react-router"
import { useMemo } from "react"
import { loadBaseData } from "../../services/queries/base-data.ts"
import { baseDataHead } from "../../ui/account/base-data/base-data-heads.ts"
import { BaseData } from "../-customer/BaseData.tsx"

interface Search {
  /** The address whose form is open; a new one without it. */
  readonly id?: number | string
}

const columnOnly = { addresses: true, login: false, addressId: null }

/** The form of an address by an address of its own (rule account.base-data). */
export const Route = createFileRoute("/_desk/account/basedata/modals/addEditAddressModal")({
  staticData: { page: "app", permission: "account.self", texts: ["account", "baseData"] },
  validateSearch: ({ id }): Search => (typeof id === "number" || typeof id === "string" ? { id } : {}),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async (at) => {
    const { id } = at.deps
    const wanted = id === undefined ? null : Number(id)
    if (wanted !== null && !(Number.isSafeInteger(wanted) && wanted > 0)) throw notFound()
    return { id: wanted, loaded: await loadBaseData(at, wanted), meta: baseDataHead(at.context.i18n) }
  },
  gcTime: 0,
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: Page
})

function Page() {
  const { loaded, id } = Route.useLoaderData()
  const router = useRouter()
  const form = useMemo(
    () => ({
      id,
      // back to the previous page; without one to the list
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
