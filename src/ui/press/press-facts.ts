import type { ChartChoices } from "../../domain/price-history/chart-choices.ts"
import type { ChartName } from "../../domain/price-history/charts.ts"

/** A chart for the press with its files, of the range and comparison that are chosen. */
export interface PressChart {
  readonly name: ChartName
  /** "Holzpellets lose, Deutschland". */
  readonly title: string
  /** Files by their kinds. */
  readonly files: {
    readonly svg: string
    readonly png: string
    readonly largePng: string
    readonly csv: string
  }
}

/** What can be chosen about the charts, and what is. */
export interface PressChoice {
  readonly choices: ChartChoices
  readonly rangeType: number
  /** As the address names it; "" for nothing. */
  readonly comparison: string
}

/** The contact for the press. */
export interface PressContact {
  readonly company: string
  readonly email: string
  readonly phone: string
  /** The address that a citation names, without "https://". */
  readonly host: string
}
