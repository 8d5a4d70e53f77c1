import { createFileRoute, redirect } from "@tanstack/react-router"
import { loadSignIn } from "../services/page/load-sign-in.ts"
import { LiveSignIn } from "./-LiveSignIn.tsx"

/** Sign-in and registration; one visitor's own page, as it knows who is here. */
export const Route = createFileRoute("/benutzerkonto/anmeldung/{-$registerVariant}/{-$viewVariant}")({
  staticData: { page: "app", texts: ["account"] },
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context: { page }, params, deps }) => {
    const { wayBack, ...loaded } = loadSignIn(page, params, deps.search)
    if (wayBack !== null) throw redirect({ href: wayBack })
    return loaded
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: async ({ match: { context } }) => ({
    meta: (await import("../ui/account/account-heads.ts")).accountHead(context.i18n, "signIn")
  }),
  component: LiveSignIn
})
