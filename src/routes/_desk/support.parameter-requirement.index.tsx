import { createFileRoute } from "@tanstack/react-router"
import { countries, type CountryId, countryIds } from "../../domain/place/country.ts"
import { rulesPath } from "../../domain/options/rules/rules-path.ts"
import { loaded } from "../../services/queries/ask.ts"
import { allRules } from "../../services/queries/option-rules.ts"
import { AllRulesPage } from "../../ui/support/options/AllRulesPage.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { useLoaded } from "../-desk/use-loaded.ts"

const path = "/support/parameter-requirement"

const isoOf = (id: CountryId) => countries[id].iso.toLowerCase()

/** Page: the shop's rules about order options; the country is in the URL. */
export const Route = createFileRoute("/_desk/support/parameter-requirement/")({
  ...deskPage("optionRules"),
  loaderDeps: ({ search }) => ({
    countryId: countryIds.find((id) => "land" in search && isoOf(id) === search.land)
  }),
  loader: (at) => loaded(at, allRules),
  component: AllRules
})

function AllRules() {
  const { countryId } = Route.useLoaderDeps()
  const { locale } = Route.useRouteContext()
  const { value, isError, onRetry } = useLoaded(allRules, Route.useLoaderData())
  return (
    <AllRulesPage
      rows={isError ? undefined : value?.items}
      countryId={countryId ?? locale.countryId}
      onRetry={onRetry}
      countryPath={(id) => `${path}?land=${isoOf(id)}`}
      pathOf={rulesPath}
    />
  )
}
