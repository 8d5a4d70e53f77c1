import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { CalculatorTarget } from "../../../domain/calculator/simple-form.ts"
import type { ContentKind, GuideTheme, HeroDrawing } from "../../../domain/content/content-page.ts"
import type { PublicationState } from "../../../domain/content/publication.ts"
import type { ChartName } from "../../../domain/price-history/charts.ts"

export const targetNames: Readonly<Record<CalculatorTarget, MessageDescriptor>> = {
  LOOSE: msg`Lose Pellets`,
  PALLET: msg`Sackware auf Palette`,
  INSTALLMENT_12: msg`Zwölf Monatsraten`
}

export const chartTitles: Readonly<Record<ChartName, MessageDescriptor>> = {
  pellets: msg`Holzpellets`,
  heizoel: msg`Heizöl`,
  rohoel: msg`Rohöl`,
  gasoel: msg`Gasöl`
}

export const kindNames: Readonly<Record<ContentKind, MessageDescriptor>> = {
  landing: msg`Landingpage`,
  guide: msg`Ratgeber`,
  news: msg`Meldung`
}

export const themeTexts: Readonly<Record<GuideTheme, MessageDescriptor>> = {
  kaufen: msg`Vergleichen und kaufen`,
  lagern: msg`Lagern und liefern`,
  heizen: msg`Heizen und Technik`,
  recht: msg`Geld und Recht`
}

export const drawingNames: Readonly<Record<HeroDrawing, MessageDescriptor>> = {
  pellets: msg`Pellets`,
  woodChips: msg`Hackschnitzel`,
  briquettes: msg`Briketts`
}

export const stateNames: Readonly<Record<PublicationState, MessageDescriptor>> = {
  draft: msg`Entwurf`,
  inReview: msg`In Durchsicht`,
  approved: msg`Freigegeben`,
  scheduled: msg`Geplant`,
  published: msg`Veröffentlicht`,
  expired: msg`Beendet`
}
