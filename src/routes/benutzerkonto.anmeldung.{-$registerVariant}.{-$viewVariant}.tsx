import { createFileRoute, redirect } from "@tanstack/react-router"
import { loadSignIn } from "../services/page/load-sign-in.ts"
import { accountHead } from "../ui/account/account-heads.ts"
import { LiveSignIn } from "./-account/LiveSignIn.tsx"

/** Page: sign-in and registration; not cached, since it depends on the visitor's session. */
export const Route = createFileRoute("/benutzerkonto/anmeldung/{-$registerVariant}/{-$viewVariant}")({
  staticData: { page: "app", texts: ["account"] },
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context: { page, i18n }, params, deps }) => {
    const { wayBack, ...loaded } = loadSignIn(page, params, deps.search)
    if (wayBack !== null) throw redirect({ href: wayBack })
    return { ...loaded, meta: accountHead(i18n, "signIn") }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: LiveSignIn
})
