import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { PelletHeap } from "../kit/icon/PelletHeap.tsx"
import { useHref } from "../kit/site.tsx"
import { Facts } from "./Facts.tsx"
import type { LandingPrice } from "./landing-price.ts"
import { LandingFrame } from "./LandingFrame.tsx"
import { PelletComparison } from "./PelletComparison.tsx"

/** Whether the country has monthly instalments, and whether the page's calculator asks for them. */
export type Instalments = "none" | "offered" | "chosen"

interface PelletsPageProps {
  readonly calculator: ReactNode
  readonly prices: ReadonlyArray<LandingPrice>
  readonly instalments: Instalments
}

/** The same pellets loose, in sacks and in big bags: which of them for whom. */
export function PelletsPage({ calculator, prices, instalments }: PelletsPageProps) {
  return (
    <LandingFrame
      here="pellets"
      title={<Trans>Pellets: lose, in Säcken oder im Big Bag?</Trans>}
      lead={
        <Trans>
          Der Brennstoff ist derselbe. Ihr Lager und Ihr Ofen entscheiden, in welcher Form er zu Ihnen kommt,
          und die Form entscheidet über Preis und Arbeit.
        </Trans>
      }
      picture={<PelletHeap />}
      calculator={calculator}
      hasChoice
    >
      <PelletComparison prices={prices} />
      <Facts
        id="pellets"
        title={<Trans>Was in jeder Form gilt</Trans>}
        facts={[
          {
            name: "quality",
            title: <Trans>Qualität</Trans>,
            text: (
              <Trans>
                Pellets für die Heizung im Haus sollten der Klasse A1 nach ISO 17225-2 entsprechen. Welche
                Zertifikate ein Händler hat, steht in seinem Angebot; in der Liste können Sie danach
                auswählen.
              </Trans>
            )
          },
          {
            name: "dry",
            title: <Trans>Trocken bleiben</Trans>,
            text: (
              <Trans>
                Wasser ist der Feind: Nasse Pellets quellen, zerfallen und verstopfen die Förderung. Auch
                Säcke halten Regen nicht auf Dauer ab.
              </Trans>
            )
          },
          {
            name: "safety",
            title: <Trans>Vor dem Betreten lüften</Trans>,
            text: (
              <Trans>
                In geschlossenen Lagern kann sich geruchloses Kohlenmonoxid sammeln. Lüften Sie gründlich und
                gehen Sie nicht allein hinein.
              </Trans>
            )
          },
          ...(instalments === "none"
            ? []
            : [
                {
                  name: "instalments",
                  title: <Trans>In zwölf Monatsraten zahlen</Trans>,
                  text: <InstalmentText instalments={instalments} />
                }
              ])
        ]}
      />
    </LandingFrame>
  )
}

function InstalmentText({ instalments }: { readonly instalments: "offered" | "chosen" }) {
  const href = useHref()
  const page = href("/pellets-prices/product-path")
  if (instalments === "chosen")
    return (
      <Trans>
        Der Rechner auf dieser Seite fragt nach Angeboten in zwölf Monatsraten. Was die Raten kosten, steht in
        jedem Angebot. <a href={page}>Ohne Raten rechnen</a>
      </Trans>
    )
  return (
    <Trans>
      Einen vollen Lagerraum müssen Sie nicht auf einmal bezahlen. Was die Raten kosten, steht in jedem
      Angebot. <a href={`${page}?zahlung=raten`}>Mit zwölf Raten rechnen</a>
    </Trans>
  )
}
