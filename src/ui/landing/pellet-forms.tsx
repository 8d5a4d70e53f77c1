import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { groupTable } from "../../domain/product/product-groups.ts"
import { formatCount } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"

/** One of the forms in which pellets are sold. */
interface PelletForm {
  readonly groupId: ProductGroupId
  readonly name: string
  readonly arrival: ReactNode
  readonly storage: ReactNode
  readonly work: ReactNode
  readonly suits: ReactNode
}

/** Loose, in sacks, in big bags: answers to the same questions. */
export const usePelletForms = (): ReadonlyArray<PelletForm> => {
  const { locale } = useSite()
  const { t } = useLingui()
  const { loosePellets, sacks, bigBags } = groupTable
  const ofSacks = formatCount(locale.bcp47, sacks.kilogramsPerUnit)
  const ofBag = formatCount(locale.bcp47, bigBags.kilogramsPerUnit)
  return [
    {
      groupId: loosePellets.id,
      name: t`Lose`,
      arrival: (
        <Trans>
          Ein Silowagen bläst die Pellets durch einen Schlauch ins Lager. Die Gebühr dafür ist im Endpreis
          enthalten; ein besonders langer Schlauch kostet mehr.
        </Trans>
      ),
      storage: (
        <Trans>
          Ein trockener, staubdichter Raum oder ein Gewebesilo, mit Anschlüssen zum Füllen und Absaugen. Der
          Wagen muss nah genug an das Haus kommen.
        </Trans>
      ),
      work: <Trans>Keine: Die Heizung holt sich die Pellets selbst.</Trans>,
      suits: <Trans>Zentralheizungen mit Lagerraum, gefüllt ein- oder zweimal im Jahr.</Trans>
    },
    {
      groupId: sacks.id,
      name: t`Sackware`,
      arrival: (
        <Trans>
          Handliche Säcke auf einer Palette; wir rechnen mit {ofSacks} kg je Palette. Der Lkw setzt sie in der
          Regel an der Grundstücksgrenze ab.
        </Trans>
      ),
      storage: (
        <Trans>Trockener Platz für eine Palette: Garage, Keller oder Schuppen. Kein Umbau nötig.</Trans>
      ),
      work: <Trans>Säcke tragen und von Hand nachfüllen.</Trans>,
      suits: <Trans>Pelletöfen im Wohnraum, kleinen Verbrauch und den Vorrat für den Notfall.</Trans>
    },
    {
      groupId: bigBags.id,
      name: t`Big Bags`,
      arrival: (
        <Trans>
          Ein Gewebesack mit Hebeschlaufen auf einer Palette; wir rechnen mit {ofBag} kg je Sack. Er wird
          abgestellt, nicht ausgeleert.
        </Trans>
      ),
      storage: (
        <Trans>
          Trockener, ebener und tragfähiger Boden. Zum Bewegen brauchen Sie Stapler, Hubwagen oder Kran.
        </Trans>
      ),
      work: <Trans>Den Sack über Silo oder Behälter heben und unten öffnen.</Trans>,
      suits: <Trans>Höfe und Betriebe mit Hebezeug, denen ein Silowagen nicht vors Haus fahren kann.</Trans>
    }
  ]
}
