import { getRouteApi } from "@tanstack/react-router"
import { readFlags } from "../../domain/account/registration-choices.ts"
import { SignInPage } from "../../ui/account/SignInPage.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { usePageFacts } from "../-page/page-facts.ts"
import { useParting } from "./use-parting.ts"
import { useSignIn } from "./use-sign-in.ts"

const route = getRouteApi("/benutzerkonto/anmeldung/{-$registerVariant}/{-$viewVariant}")

/** Page for sign-in and registration with its machine. */
export function LiveSignIn() {
  const search = route.useSearch()
  const loaded = route.useLoaderData()
  const href = useHref()
  const facts = usePageFacts()
  const { view, wishes } = useSignIn({ search, loaded, flags: readFlags(search), otherwise: href("/") })
  const parting = useParting()
  const isDeleted = search["konto"] === "geloescht"
  return <SignInPage facts={facts} isDeleted={isDeleted} parting={parting} view={view} wishes={wishes} />
}
