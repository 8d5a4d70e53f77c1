import { Trans } from "@lingui/react/macro"
import { regionsByName } from "../../domain/place/regions-by-name.ts"
import { statePagePath } from "../../domain/place/local-page.ts"
import { useSite } from "../kit/site.tsx"
import { FoundPlaces } from "./FoundPlaces.tsx"
import type { PlaceChoice } from "./place-choice.ts"
import { PlaceFinder } from "./PlaceFinder.tsx"
import s from "../kit/documents/DocumentPage.module.css"
import { PageSection } from "../kit/documents/PageSection.tsx"
import { TownLinks } from "./TownLinks.tsx"

interface PlaceSearchPageProps {
  readonly written: string
  readonly choice: PlaceChoice
}

/**
 * Page for a search that found no place or several places: the visitor chooses a place, changes the search, or chooses
 * a federal state.
 */
export function PlaceSearchPage({ written, choice }: PlaceSearchPageProps) {
  const { locale } = useSite()
  const states = regionsByName(locale.countryId).map((region) => ({
    title: region.name,
    path: statePagePath(region)
  }))
  const isEmpty = choice.places.length === 0
  return (
    <div className={s["page"]}>
      <header className={s["head"]}>
        <h1 className={s["title"]}>
          <Trans>Pelletpreise an Ihrem Ort</Trans>
        </h1>
        <PlaceFinder written={written} isMissed={written !== "" && isEmpty} />
      </header>
      {!isEmpty && <FoundPlaces written={written} choice={choice} />}
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
