import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { PlainPrintLayout } from "../ui/layouts/PlainPrintLayout.tsx"
import { PrintedTerms } from "../ui/legal/TermsPage.tsx"

export const Route = createFileRoute("/druckansicht/agb")({
  staticData: { page: "document", texts: ["documents"], cachedBy: [], isUnlisted: true },
  head: ({ match: { context } }) => ({
    meta: [{ title: context.i18n._(msg`AGB zum Drucken | Heizmarkt`) }]
  }),
  component: Printed
})

function Printed() {
  const { page, locale } = Route.useRouteContext()
  const { operator } = page.site
  return (
    <PlainPrintLayout company={`${operator.name}, ${operator.street}, ${operator.zipCode} ${operator.city}`}>
      <PrintedTerms countryId={locale.countryId} operator={operator} />
    </PlainPrintLayout>
  )
}
