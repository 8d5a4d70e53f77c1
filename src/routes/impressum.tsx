import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { ImprintPage } from "../ui/legal/ImprintPage.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

export const Route = createFileRoute("/impressum")({
  staticData: { page: "document", texts: ["documents"], cachedBy: [] },
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n._(msg`Impressum | Heizmarkt`) },
      {
        name: "description",
        content: context.i18n._(
          msg`Wer Heizmarkt betreibt und wie Sie uns erreichen: Anschrift, Telefon und E-Mail.`
        )
      }
    ]
  }),
  component: Imprint
})

function Imprint() {
  const { page } = Route.useRouteContext()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <ImprintPage operator={page.site.operator} contact={page.site.locales[page.locale]} />
    </DefaultLayout>
  )
}
