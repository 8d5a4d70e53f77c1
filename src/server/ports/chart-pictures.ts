import { Context, type Effect } from "effect"
import type { Locale } from "../../domain/locale/locale.ts"
import type { ChartData } from "../../domain/price-history/chart-data.ts"
import type { ChartUnit } from "../../domain/price-history/chart-unit.ts"

/** What a picture of a chart shows. */
export interface ChartPicture {
  readonly title: string
  readonly data: ChartData
  readonly unit: ChartUnit
  readonly locale: Locale
  /** Made-up prices are named. */
  readonly isSample: boolean
}

/** Charts as pictures that stand alone: for the press, and for previews of pages elsewhere. */
export class ChartPictures extends Context.Service<
  ChartPictures,
  {
    /** An SVG file of 1200 × 630 with its own colours, its title, unit, days and source. */
    readonly svg: (picture: ChartPicture) => string
    /** The same as a PNG file, this many pixels wide. */
    readonly png: (svg: string, width: number) => Effect.Effect<Uint8Array>
  }
>()("server/ports/ChartPictures") {}
