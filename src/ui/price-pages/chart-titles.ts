import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { ChartName } from "../../domain/price-history/charts.ts"

/** The titles of the charts' pages. */
export const chartTitles: Readonly<Record<ChartName, MessageDescriptor>> = {
  pellets: msg`Pelletpreis`,
  heizoel: msg`Heizölpreis`,
  rohoel: msg`Rohölpreis`,
  gasoel: msg`Gasölpreis`
}

/** The overview page, which is the first step in the breadcrumb of every chart page. */
export const overviewLink = { title: msg`Pelletpreise`, path: "/pelletpreise" } as const
