import { createFileRoute, notFound, redirect } from "@tanstack/react-router"
import { productGroupBySlug } from "../domain/product/product-group.ts"
import { loadOrderSignIn } from "../services/page/load-order-sign-in.ts"
import { accountHead } from "../ui/account/account-heads.ts"
import { LiveOrderSignIn } from "./-account/LiveOrderSignIn.tsx"

/** Page: sign-in, registration or continuing as a guest within the order process (rule account.sign-in-page). */
export const Route = createFileRoute(
  "/benutzerkonto/bestellanmeldung/$productGroup/{-$registerVariant}/{-$viewVariant}"
)({
  staticData: { page: "app", texts: ["account", "order"] },
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params, deps }) => {
    const group = productGroupBySlug(params.productGroup)
    if (group === undefined) throw notFound()
    const { wayBack, ...loaded } = await loadOrderSignIn(context, {
      productGroupId: group.id,
      segments: params,
      search: deps.search
    })
    if (wayBack !== null) throw redirect({ href: wayBack })
    return { ...loaded, meta: accountHead(context.i18n, "signIn") }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: LiveOrderSignIn
})
