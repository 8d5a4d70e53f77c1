import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { groupTable } from "../../domain/product/product-groups.ts"
import { useHref } from "../kit/site.tsx"
import { ChipHeap } from "./ChipHeap.tsx"
import { Facts } from "./Facts.tsx"
import type { LandingPrice } from "./landing-price.ts"
import { LandingFrame } from "./LandingFrame.tsx"
import { PriceAndFit } from "./PriceAndFit.tsx"

interface WoodChipsPageProps {
  readonly calculator: ReactNode
  readonly price: LandingPrice | undefined
}

/** What wood chips are, how they are kept, what they cost and whom they suit. */
export function WoodChipsPage({ calculator, price }: WoodChipsPageProps) {
  const href = useHref()
  return (
    <LandingFrame
      here="woodChips"
      title={<Trans>Hackschnitzel: viel Wärme, viel Platz</Trans>}
      lead={
        <Trans>
          Gehacktes Holz aus dem Wald und aus dem Sägewerk. Je Kilogramm oft günstiger als Pellets, dafür
          brauchen Lager und Heizung mehr Raum und mehr Pflege.
        </Trans>
      }
      picture={<ChipHeap />}
      calculator={calculator}
    >
      <PriceAndFit
        groupId={groupTable.woodChips.id}
        price={price}
        suits={[
          <Trans key="1">
            Sie heizen einen Hof, einen Betrieb, ein Mehrfamilienhaus oder ein kleines Wärmenetz.
          </Trans>,
          <Trans key="2">
            Ihr Lager lässt sich von einem Lkw befüllen, durch Kippen oder durch Einblasen.
          </Trans>,
          <Trans key="3">Jemand sieht regelmäßig nach der Heizung und leert die Asche.</Trans>
        ]}
        suitsNot={[
          <Trans key="1">
            Sie haben wenig Platz: <a href={href("/pellets-prices/product-path")}>Pellets</a> brauchen für
            dieselbe Wärme einen viel kleineren Raum.
          </Trans>,
          <Trans key="2">Ihre Heizung ist nur für Pellets oder Scheitholz zugelassen.</Trans>
        ]}
      />
      <Facts
        id="chips"
        title={<Trans>Was Sie vor dem Bestellen wissen sollten</Trans>}
        facts={[
          {
            name: "water",
            title: <Trans>Der Wassergehalt entscheidet</Trans>,
            text: (
              <Trans>
                Je trockener das Holz, desto mehr Wärme steckt in jedem Kilogramm. Feuchte Hackschnitzel
                wiegen mehr und heizen weniger. Vergleichen Sie deshalb nie nur den Preis je Tonne, sondern
                fragen Sie nach dem Wassergehalt.
              </Trans>
            )
          },
          {
            name: "size",
            title: <Trans>Die Körnung muss passen</Trans>,
            text: (
              <Trans>
                Kleine Anlagen brauchen feine und gleichmäßige Stücke, sonst verklemmt die Schnecke. Welche
                Klasse nach ISO 17225-4 Ihre Heizung verträgt, steht in ihrer Anleitung.
              </Trans>
            )
          },
          {
            name: "storage",
            title: <Trans>Lagerung</Trans>,
            text: (
              <Trans>
                Trocken, überdacht und gut belüftet. Feuchtes Material erwärmt sich im Haufen, verliert dabei
                an Brennwert und kann schimmeln: erst trocknen lassen, dann einlagern.
              </Trans>
            )
          },
          {
            name: "delivery",
            title: <Trans>Lieferung</Trans>,
            text: (
              <Trans>
                Meist kippt ein Lkw oder Anhänger die Ladung ab. Er braucht eine feste Zufahrt, Platz zum
                Wenden und Höhe zum Kippen. Was Ihr Händler leisten kann, sehen Sie im Angebot.
              </Trans>
            )
          },
          {
            name: "weight",
            title: <Trans>Gewicht oder Schüttraummeter</Trans>,
            text: (
              <Trans>
                Viele Händler rechnen nach Raum, hier vergleichen Sie nach Gewicht. Abgerechnet wird, was die
                Waage bei der Lieferung zeigt.
              </Trans>
            )
          },
          {
            name: "origin",
            title: <Trans>Herkunft</Trans>,
            text: (
              <Trans>
                Kurze Wege sind bei Hackschnitzeln bares Geld, weil eine Ladung viel Raum einnimmt. Die Liste
                zeigt nur Händler, die zu Ihrer Postleitzahl liefern.
              </Trans>
            )
          }
        ]}
      />
    </LandingFrame>
  )
}
