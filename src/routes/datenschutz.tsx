import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { askedPurposes } from "../domain/consent/asked-purposes.ts"
import { storageOf } from "../domain/consent/storage-table.ts"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { PrivacyPage } from "../ui/legal/PrivacyPage.tsx"
import { StorageSection } from "../ui/legal/StorageSection.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

export const Route = createFileRoute("/datenschutz")({
  staticData: { page: "document", texts: ["documents"], cachedBy: [] },
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n._(msg`Datenschutz | Heizmarkt`) },
      {
        name: "description",
        content: context.i18n._(
          msg`Welche Daten Heizmarkt speichert, wozu und wie lange, wer sie bekommt und welche Rechte Sie haben.`
        )
      }
    ]
  }),
  component: Privacy
})

function Privacy() {
  const { page, locale } = Route.useRouteContext()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <PrivacyPage countryId={locale.countryId} operator={page.site.operator}>
        <StorageSection
          rows={storageOf(page.site, page.locale)}
          asked={askedPurposes(page.site, page.locale)}
          hasClarity={page.site.locales[page.locale].msClarityId !== undefined}
        />
      </PrivacyPage>
    </DefaultLayout>
  )
}
