import { Trans } from "@lingui/react/macro"
import { regionsOf } from "../../domain/place/region.ts"
import { statePagePath } from "../../domain/place/local-page.ts"
import { useSite } from "../kit/site.tsx"
import { PlaceFinder } from "./PlaceFinder.tsx"
import s from "../kit/documents/DocumentPage.module.css"
import { PageSection } from "../kit/documents/PageSection.tsx"
import { TownLinks } from "./TownLinks.tsx"

/** Where a search for a place ends that found none: it can be changed, or a state chosen. */
export function PlaceNotFoundPage({ missed }: { readonly missed: string }) {
  const { locale } = useSite()
  const states = regionsOf(locale.countryId).map((region) => ({
    title: region.name,
    path: statePagePath(region)
  }))
  return (
    <div className={s["page"]}>
      <header className={s["head"]}>
        <h1 className={s["title"]}>
          <Trans>Pelletpreise an Ihrem Ort</Trans>
        </h1>
        <PlaceFinder missed={missed} />
      </header>
      <PageSection
        id="regionen"
        title={
          locale.countryId === 3 ? <Trans>Preise nach Kanton</Trans> : <Trans>Preise nach Bundesland</Trans>
        }
      >
        <TownLinks towns={states} />
      </PageSection>
    </div>
  )
}
