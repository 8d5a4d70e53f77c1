import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { groupTable } from "../../domain/product/product-groups.ts"
import { formatCount } from "../kit/format.ts"
import { useHref, useSite } from "../kit/site.tsx"
import { BriquetteStack } from "./BriquetteStack.tsx"
import { Facts } from "./Facts.tsx"
import type { LandingPrice } from "./landing-price.ts"
import { LandingFrame } from "./LandingFrame.tsx"
import { PriceAndFit } from "./PriceAndFit.tsx"

interface BriquettesPageProps {
  readonly calculator: ReactNode
  readonly price: LandingPrice | undefined
}

/** What briquettes are, how they are kept, what they cost and whom they suit. */
export function BriquettesPage({ calculator, price }: BriquettesPageProps) {
  const { locale } = useSite()
  const href = useHref()
  const kilograms = formatCount(locale.bcp47, groupTable.briquettes.kilogramsPerUnit)
  return (
    <LandingFrame
      here="briquettes"
      title={<Trans>Holzbriketts: trocken ab dem ersten Tag</Trans>}
      lead={
        <Trans>
          Gepresste Späne für Kaminofen, Kachelofen und Küchenherd. Sie kommen auf der Palette, sind sauber zu
          stapeln und brennen lange und gleichmäßig.
        </Trans>
      }
      picture={<BriquetteStack />}
      calculator={calculator}
    >
      <PriceAndFit
        groupId={groupTable.briquettes.id}
        price={price}
        suits={[
          <Trans key="1">Sie heizen mit einem Einzelofen und legen von Hand nach.</Trans>,
          <Trans key="2">Sie haben keinen Platz oder keine Zeit, Scheitholz jahrelang zu trocknen.</Trans>,
          <Trans key="3">Sie wollen Glut, die lange hält, zum Beispiel über Nacht.</Trans>
        ]}
        suitsNot={[
          <Trans key="1">
            Die Anleitung Ihres Ofens erlaubt keine Briketts: Dann ist{" "}
            <a href={href("/kaminholz/angebotsliste")}>Kaminholz</a> die sichere Wahl.
          </Trans>,
          <Trans key="2">
            Die Heizung soll sich selbst versorgen: Das können{" "}
            <a href={href("/pellets-prices/product-path")}>Pellets</a>.
          </Trans>
        ]}
      />
      <Facts
        id="briquettes"
        title={<Trans>Was Sie vor dem Bestellen wissen sollten</Trans>}
        facts={[
          {
            name: "what",
            title: <Trans>Was drin ist</Trans>,
            text: (
              <Trans>
                Trockene Späne, unter hohem Druck gepresst. Klasse A1 nach ISO 17225-3 steht für chemisch
                unbehandeltes Holz. Die Klasse nennt der Hersteller auf der Verpackung.
              </Trans>
            )
          },
          {
            name: "pallet",
            title: <Trans>Eine Palette</Trans>,
            text: (
              <Trans>
                Bestellt wird in ganzen Paletten. Hier rechnen wir mit {kilograms} kg je Palette, damit sich
                alle Angebote je Kilogramm vergleichen lassen.
              </Trans>
            )
          },
          {
            name: "storage",
            title: <Trans>Lagerung</Trans>,
            text: (
              <Trans>
                Trocken, am besten im Haus. Nasse Briketts quellen auf und zerfallen. Lassen Sie die Folie um
                die Palette, bis Sie die Pakete brauchen.
              </Trans>
            )
          },
          {
            name: "shape",
            title: <Trans>Die Form macht das Feuer</Trans>,
            text: (
              <Trans>
                Briketts mit Loch zünden leicht und geben rasch Wärme. Feste, glatte Stücke brennen langsamer
                und halten die Glut länger.
              </Trans>
            )
          },
          {
            name: "amount",
            title: <Trans>Weniger nachlegen als bei Scheitholz</Trans>,
            text: (
              <Trans>
                Briketts sind dichter als Holz und dehnen sich beim Brennen aus. Legen Sie nur so viel auf,
                wie die Anleitung Ihres Ofens nennt.
              </Trans>
            )
          },
          {
            name: "delivery",
            title: <Trans>Lieferung</Trans>,
            text: (
              <Trans>
                Der Lkw setzt die Palette mit Hubwagen oder Ladebühne ab, in der Regel an der
                Grundstücksgrenze. Planen Sie ein, wer die Pakete ins Trockene trägt.
              </Trans>
            )
          }
        ]}
      />
    </LandingFrame>
  )
}
