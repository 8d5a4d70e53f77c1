import { createFileRoute } from "@tanstack/react-router"
import { loaded } from "../../services/queries/ask.ts"
import { runningShop } from "../../services/queries/operations.ts"
import { OperationsPage } from "../../ui/support/operations/OperationsPage.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { useLoaded } from "../-desk/use-loaded.ts"

/** Page: operating state of the shop, and what needs action now; refreshed every half minute. */
export const Route = createFileRoute("/_desk/support/betrieb")({
  ...deskPage("operations"),
  loader: (at) => loaded(at, runningShop),
  component: Operations
})

function Operations() {
  const { value, isError, isFetching, onRetry } = useLoaded(runningShop, Route.useLoaderData())
  return <OperationsPage shop={value} hasFailed={isError} isLoading={isFetching} onRetry={onRetry} />
}
