import { Context, type Effect } from "effect"
import type { Locale } from "../../domain/locale/locale.ts"
import type { ChartData } from "../../domain/price-history/chart-data.ts"
import type { ChartUnit } from "../../domain/price-history/chart-unit.ts"

export interface ChartPicture {
  readonly title: string
  readonly data: ChartData
  readonly unit: ChartUnit
  readonly locale: Locale
  /** Whether the prices are fictitious; if so, the picture states this. */
  readonly isSample: boolean
}

/** Draws charts as self-contained pictures: for the press, and for previews on other sites. */
export class ChartPictures extends Context.Service<
  ChartPictures,
  {
    /** Draws an SVG file of 1200 × 630 with its own colours, its title, unit, days and source. */
    readonly svg: (picture: ChartPicture) => string
    /** Converts the SVG to a PNG file, this many pixels wide. */
    readonly png: (svg: string, width: number) => Effect.Effect<Uint8Array>
  }
>()("server/ports/ChartPictures") {}
