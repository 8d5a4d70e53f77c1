import type { ChartChoices } from "../../domain/price-history/chart-choices.ts"
import type { ChartName } from "../../domain/price-history/charts.ts"

/** A press chart and its downloadable files, for the selected range and comparison. */
export interface PressChart {
  readonly name: ChartName
  /** "Holzpellets lose, Deutschland". */
  readonly title: string
  /** Files by kind. */
  readonly files: {
    readonly svg: string
    readonly png: string
    readonly largePng: string
    readonly csv: string
  }
}

/** Available and current choices for the charts. */
export interface PressChoice {
  readonly choices: ChartChoices
  readonly rangeType: number
  /** As in the URL; "" if there is no comparison. */
  readonly comparison: string
}

export interface PressContact {
  readonly company: string
  readonly email: string
  readonly phone: string
  /** The host that a citation names, without "https://". */
  readonly host: string
}
